import { graphql } from "gatsby"
import { Example } from "../../shared/example"

/** A partner: logo in a round seal, name, and description. The text says everything, so the logo is decorative. */
export function BrandMark({ brand }: { brand: Queries.BrandMarkFragment }) {
  return (
    <figure data-slot="brand-mark" className="flex h-full flex-col items-center text-center">
      {/* The seal has the same colour in every theme, because the logo has. */}
      <div className="grid size-24 place-items-center rounded-full bg-highlight lg:size-32">
        <img src={brand.mark} alt="" width={64} height={64} loading="lazy" decoding="async" className="size-16" />
      </div>
      <figcaption className="mt-4">
        <p translate="no" className="font-display text-lg font-bold text-ink-strong">
          {brand.name}
        </p>
        <p className="my-2 text-ink-muted">{brand.description}</p> <Example isSample={brand.isSample} />
      </figcaption>
    </figure>
  )
}

export const brandMarkFragment = graphql`
  fragment BrandMark on Brand {
    id
    name
    description
    mark
    isSample
  }
`
