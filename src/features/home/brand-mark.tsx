import { graphql } from "gatsby"

/** A partner: the mark as a seal, the name, what the partner does. The words say it all, so the mark is decoration. */
export function BrandMark({ brand }: { brand: Queries.BrandMarkFragment }) {
  return (
    <figure data-slot="brand-mark" className="flex h-full flex-col items-center text-center">
      {/* The seal's colour is the same in every theme, because the mark's is. */}
      <div className="grid size-24 place-items-center rounded-full bg-highlight lg:size-32">
        <img src={brand.mark} alt="" width={64} height={64} loading="lazy" decoding="async" className="size-16" />
      </div>
      <figcaption className="mt-4">
        <p className="font-display text-lg font-bold text-ink-strong">{brand.name}</p>
        <p className="mt-1 text-sm text-ink-muted">{brand.description}</p>
      </figcaption>
    </figure>
  )
}

export const brandMarkFragment = graphql`
  fragment BrandMark on Brand {
    jsonId
    name
    description
    mark
  }
`
