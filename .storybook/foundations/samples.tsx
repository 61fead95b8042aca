import { Unstyled } from "@storybook/addon-docs/blocks"
import type { CSSProperties, ReactNode } from "react"
import { Icon, SpriteIcon } from "../../src/components/icon"
import { spriteNames } from "./icon-names"
import { Sprout } from "lucide-react"
import { tokens } from "../tokens"

/** Shows values of tailwind.config.js as what they are. No value stands here. */

/** Every role on every theme, with what it is for. */
export function RoleTable() {
  return (
    <Table head={["Role", "For", "Light", "Dark", "Deep forest"]}>
      {Object.entries(tokens.roles).map(([role, purpose]) => (
        <tr key={role}>
          <Name>{role}</Name>
          <td className="p-2">{purpose}</td>
          {Object.values(tokens.themes).map((theme, index) => (
            <td key={index} className="p-2">
              <Swatch colour={theme[role]} />
            </td>
          ))}
        </tr>
      ))}
    </Table>
  )
}

/** The raw palette, step by step. */
export function Ramps() {
  return (
    <Unstyled>
      <dl className="space-y-4 font-text text-sm text-ink">
        {Object.entries(tokens.ramps).map(([name, steps]) => (
          <div key={name} className="flex flex-wrap items-start gap-4">
            <dt className="w-20 font-semibold">{name}</dt>
            {Object.entries(steps).map(([step, colour]) => (
              <dd key={step} className="m-0">
                <Swatch colour={colour} /> {step}
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </Unstyled>
  )
}

/** Every size of type in the face it is used in. */
export function TypeScale() {
  return (
    <Table head={["Size", "From phone to desktop", "Line height", "Sample"]}>
      {Object.entries(tokens.theme.fontSize).map(([name, [size, lineHeight]]) => (
        <tr key={name}>
          <Name>{`text-${name}`}</Name>
          <td className="p-2">{size}</td>
          <td className="p-2">{lineHeight}</td>
          <td className="p-2">
            <span
              className={isDisplaySize(name) ? "font-display font-bold text-ink-strong" : "font-text"}
              style={{ fontSize: size, lineHeight }}
            >
              Fresh milk
            </span>
          </td>
        </tr>
      ))}
    </Table>
  )
}

const isDisplaySize = (name: string) => ["xl", "2xl", "3xl", "4xl", "5xl"].includes(name)

/** The families and what each falls back on. */
export function Families() {
  return (
    <Table head={["Family", "Faces, in their order", "Sample"]}>
      {Object.entries(tokens.theme.fontFamily).map(([name, faces]) => (
        <tr key={name}>
          <Name>{`font-${name}`}</Name>
          <td className="p-2">{faces.join(", ")}</td>
          <td className="p-2 text-lg" style={{ fontFamily: faces.join(", ") }}>
            Twelve herds near Mbarara
          </td>
        </tr>
      ))}
    </Table>
  )
}

/** A table of named lengths, each drawn by `draw`. */
function Lengths({ of, prefix, draw }: { of: Readonly<Record<string, string>>; prefix: string; draw: Draw }) {
  return (
    <Table head={["Name", "Value", "Sample"]}>
      {Object.entries(of).map(([name, value]) => (
        <tr key={name}>
          <Name>{`${prefix}-${name}`}</Name>
          <td className="p-2">{value}</td>
          <td className="p-2">
            <div className="border border-line-strong bg-surface-raised" style={draw(value)} />
          </td>
        </tr>
      ))}
    </Table>
  )
}

type Draw = (value: string) => CSSProperties

export const Corners = () => (
  <Lengths of={tokens.theme.borderRadius} prefix="rounded" draw={(borderRadius) => ({ ...square, borderRadius })} />
)

export const Shadows = () => (
  <Lengths of={tokens.theme.boxShadow} prefix="shadow" draw={(boxShadow) => ({ ...square, boxShadow })} />
)

export const Targets = () => (
  <Lengths of={tokens.theme.extend.spacing} prefix="size" draw={(size) => ({ width: size, height: size })} />
)

export const Widths = () => (
  <Lengths of={tokens.theme.extend.maxWidth} prefix="max-w" draw={(maxWidth) => ({ height: "1rem", maxWidth })} />
)

const square: CSSProperties = { width: "4rem", height: "4rem" }

/** Durations; a bar moves for as long as each lasts when it is pointed at or reached by Tab. */
export function Durations() {
  return (
    <Table head={["Name", "Value", "Point at it"]}>
      {Object.entries(tokens.durations).map(([name, duration]) => (
        <tr key={name}>
          <Name>{`duration-${name}`}</Name>
          <td className="p-2">{duration}</td>
          <td className="p-2">
            <button type="button" className="group w-40 rounded-sm bg-surface-sunken p-1" aria-label={`Play ${name}`}>
              <span
                className="block size-6 rounded-sm bg-accent ease-out motion-safe:transition-transform motion-safe:group-hover:translate-x-32 motion-safe:group-focus-visible:translate-x-32"
                style={{ transitionDuration: duration }}
              />
            </button>
          </td>
        </tr>
      ))}
    </Table>
  )
}

/** Entrances and exits by name. */
export function Animations() {
  return (
    <Table head={["Class, behind motion-safe:", "What it does"]}>
      {Object.entries(tokens.theme.extend.animation).map(([name, value]) => (
        <tr key={name}>
          <Name>{`animate-${name}`}</Name>
          <td className="p-2">{value}</td>
        </tr>
      ))}
    </Table>
  )
}

const iconSizes = ["xs", "sm", "md", "lg", "xl", "2xl"] as const

export function IconSizes() {
  return (
    <Unstyled>
      <ul className="flex flex-wrap items-end gap-6 text-sm text-ink">
        {iconSizes.map((size) => (
          <li key={size} className="grid justify-items-center gap-1">
            <Icon icon={Sprout} size={size} className="text-accent" />
            {size}
          </li>
        ))}
      </ul>
    </Unstyled>
  )
}

export function Drawings() {
  return (
    <Unstyled>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(8rem,1fr))] gap-6 text-sm text-ink">
        {spriteNames.map((name) => (
          <li key={name} className="grid justify-items-center gap-1">
            <SpriteIcon name={name} className="text-accent" />
            {name}
          </li>
        ))}
      </ul>
    </Unstyled>
  )
}

function Swatch({ colour }: { colour: string | undefined }) {
  return (
    <span className="inline-grid gap-1">
      <span className="block h-10 w-20 rounded-sm border border-line-strong" style={{ backgroundColor: colour }} />
      {colour}
    </span>
  )
}

function Table({ head, children }: { head: string[]; children: ReactNode }) {
  return (
    <Unstyled>
      <div className="overflow-x-auto" role="region" aria-label={head.join(", ")} tabIndex={0}>
        <table className="w-full border-collapse text-left font-text text-sm text-ink">
          <thead>
            <tr>
              {head.map((title) => (
                <th key={title} scope="col" className="border-b border-line-strong p-2 font-semibold text-ink-strong">
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="[&>tr]:border-b [&>tr]:border-line">{children}</tbody>
        </table>
      </div>
    </Unstyled>
  )
}

function Name({ children }: { children: string }) {
  return (
    <th scope="row" className="p-2 font-mono text-sm font-normal whitespace-nowrap">
      {children}
    </th>
  )
}
