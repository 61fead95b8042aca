import { cva, cx, type VariantProps } from "class-variance-authority"
import type { LucideIcon } from "lucide-react"
import type { ComponentProps } from "react"

const iconStyles = cva("inline-block shrink-0", {
  variants: {
    size: { xs: "size-4", sm: "size-5", md: "size-6", lg: "size-8", xl: "size-12", "2xl": "size-16" },
  },
})

type Size = VariantProps<typeof iconStyles>["size"]
type SvgProps = Omit<ComponentProps<"svg">, "children"> & {
  /** null: `className` sets a size that depends on the screen's width. */
  size?: Size
  /** Only for an icon outside any named control; without it the icon is decorative. */
  label?: string
}

const getNameProps = (label: string | undefined) =>
  label ? { role: "img", "aria-label": label } : { "aria-hidden": true }

/** A lucide icon: `<Icon icon={Phone} />`; `SpriteIcon` shows our own drawings. */
export function Icon({ icon: Glyph, size = "sm", label, className, ...props }: SvgProps & { icon: LucideIcon }) {
  return <Glyph data-slot="icon" className={iconStyles({ size, className })} {...getNameProps(label)} {...props} />
}

/** One of our two-coloured drawings. */
export function SpriteIcon({ name, size = "xl", label, className, ...props }: SvgProps & { name: string }) {
  return (
    <svg
      data-slot="sprite-icon"
      viewBox="0 0 48 48"
      className={iconStyles({ size, className: cx("[--icon-accent:var(--color-sale)]", className) })}
      {...getNameProps(label)}
      {...props}
    >
      <use href={`/icons.svg#${name}`} />
    </svg>
  )
}
