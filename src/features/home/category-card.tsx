import { graphql } from "gatsby"
import { ContentPicture } from "../../shared/content-picture"

/** A kind of livestock or produce: a round picture with its name. */
export function CategoryCard({ category }: { category: Queries.CategoryCardFragment }) {
  return (
    <figure data-slot="category-card" className="group text-center">
      <div className="mx-auto aspect-square max-w-56 overflow-hidden rounded-full shadow-sheet ring-4 ring-surface-raised">
        <ContentPicture
          picture={category.thumb}
          decorative
          fit="cover"
          className="size-full"
          sizes="(min-width: 1024px) 192px, (min-width: 640px) 30vw, 44vw"
        />
      </div>
      <figcaption className="mt-4">
        <h3 className="font-display text-lg font-bold text-ink-strong">{category.name}</h3>
        <p className="mt-1 text-ink-muted">{category.description}</p>
      </figcaption>
    </figure>
  )
}

export const categoryCardFragment = graphql`
  fragment CategoryCard on LivestockCategory {
    jsonId
    name
    description
    thumb {
      ...SquarePicture
    }
  }
`
