import { SectionIntro } from "../../shared/section-intro"
import { Container } from "../../components/container"
import { graphql } from "gatsby"
import { Link } from "../../components/link"
import { Avatar } from "../../shared/content-picture"

interface CategoriesProps {
  content: Queries.SectionIntroFragment
  categories: readonly Queries.CategoryCardFragment[]
}

/** The kinds of livestock and produce that members work with, as links. */
export function Categories({ content, categories }: CategoriesProps) {
  return (
    <Container>
      <SectionIntro content={content} id="categories" lead="wide" />
      <ul className="-mx-4 flex gap-2 overflow-x-auto px-4 py-1 [scrollbar-width:thin] sm:mx-0 sm:grid sm:grid-cols-3 sm:gap-5 sm:overflow-visible sm:px-0 xl:flex xl:justify-between">
        {categories.map(({ id, name, href, thumb }) => (
          <li
            key={id}
            data-slot="category"
            className="group/card relative flex shrink-0 items-center gap-x-3 gap-y-2 max-sm:w-20 max-sm:flex-col max-sm:text-center"
          >
            <Avatar
              picture={thumb}
              className="size-16 shadow-card ring-4 ring-surface-raised sm:size-20"
              sizes="(min-width: 640px) 80px, 64px"
            />
            <Link
              href={href}
              variant="plain"
              className="stretched-link min-h-touch min-w-touch font-display text-sm leading-tight font-bold text-ink-strong underline-offset-4 group-hover/card:underline sm:text-base"
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </Container>
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
