import { SectionHead } from "../../shared/section-head"
import { Container } from "../../components/container"
import { graphql } from "gatsby"
import { Link } from "../../components/link"
import { ContentPicture } from "../../shared/content-picture"

interface CategoriesProps {
  copy: Queries.SectionHeadFragment
  categories: readonly Queries.CategoryCardFragment[]
}

/** The kinds of livestock and produce that members work with. */
export function Categories({ copy, categories }: CategoriesProps) {
  return (
    <Container>
      <SectionHead copy={copy} id="categories" weight="light" lead="wide" />
      <ul className="-mx-4 flex gap-3 overflow-x-auto px-4 pb-2 [scrollbar-width:thin] *:shrink-0 sm:mx-0 sm:grid sm:grid-cols-3 sm:gap-x-5 sm:gap-y-8 sm:overflow-visible sm:px-0 lg:grid-cols-6">
        {categories.map((category) => (
          <li key={category.id}>
            <CategoryCard category={category} />
          </li>
        ))}
      </ul>
    </Container>
  )
}

function CategoryCard({ category }: { category: Queries.CategoryCardFragment }) {
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
      <figcaption className="mt-2 font-display leading-tight font-bold text-ink-strong sm:mt-4 sm:text-lg">
        <Link
          href={category.href}
          variant="plain"
          className="stretched-link underline-offset-4 group-hover/card:underline"
        >
          {category.name}
        </Link>
      </figcaption>
    </figure>
  )
}

export const categoryCardFragment = graphql`
  fragment CategoryCard on LivestockCategory {
    id
    name
    href
    thumb {
      ...SquarePicture
    }
  }
`
