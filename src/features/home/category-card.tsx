import { graphql } from "gatsby"
import { Link } from "../../components/link"
import { ContentPicture } from "../../shared/content-picture"

/** A kind of livestock or produce: a round picture with its name, which leads to its goods. */
export function CategoryCard({ category }: { category: Queries.CategoryCardFragment }) {
  return (
    <figure data-slot="category-card" className="group/card relative w-22 text-center sm:w-auto">
      <div className="mx-auto aspect-square max-w-20 sm:max-w-56 overflow-hidden rounded-full shadow-sheet ring-4 ring-surface-raised">
        <ContentPicture
          picture={category.thumb}
          decorative
          fit="cover"
          className="size-full"
          sizes="(min-width: 1280px) 187px, (min-width: 1024px) 15vw, (min-width: 640px) 30vw, 80px"
        />
      </div>
      <figcaption className="mt-2 text-ink-muted sm:mt-4">
        <strong className="block font-display text-base leading-tight text-ink-strong sm:mb-1 sm:text-lg">
          <Link
            href={category.href}
            variant="plain"
            className="stretched-link underline-offset-4 group-hover/card:underline"
          >
            {category.name}
          </Link>
        </strong>{" "}
        <span className="max-sm:hidden">{category.description}</span>
      </figcaption>
    </figure>
  )
}

export const categoryCardFragment = graphql`
  fragment CategoryCard on LivestockCategory {
    id
    name
    description
    href
    thumb {
      ...SquarePicture
    }
  }
`
