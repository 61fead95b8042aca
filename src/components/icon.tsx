import { cva, cx, type VariantProps } from "class-variance-authority"
import type { LucideIcon } from "lucide-react"
import type { ComponentProps } from "react"

const iconStyles = cva("inline-block shrink-0", {
  variants: {
    size: { xs: "size-4", sm: "size-5", md: "size-6", lg: "size-8", xl: "size-12", "2xl": "size-16" },
  },
})

interface SvgProps extends Omit<ComponentProps<"svg">, "children"> {
  /** null: `className` sets a size that depends on the screen's width. */
  size?: VariantProps<typeof iconStyles>["size"]
}

interface IconProps extends SvgProps {
  icon: LucideIcon
  /** Only for an icon outside any named control; without it the icon is decorative. */
  label?: string
}

/** A lucide icon: `<Icon icon={Phone} />`; `SpriteIcon` shows our own drawings. */
export function Icon({ icon: Glyph, size = "sm", label, className, ...props }: IconProps) {
  const name = label ? { role: "img", "aria-label": label } : { "aria-hidden": true }
  return <Glyph data-slot="icon" className={iconStyles({ size, className })} {...name} {...props} />
}

/** One of our two-coloured drawings, decorative. */
export function SpriteIcon({ name, size = "xl", className, ...props }: SvgProps & { name: string }) {
  return (
    <svg
      data-slot="sprite-icon"
      viewBox="0 0 48 48"
      className={iconStyles({ size, className: cx("[--icon-accent:var(--color-sale)]", className) })}
      aria-hidden
      {...props}
    >
      <use href={`/icons.svg#${name}`} />
    </svg>
  )
}
