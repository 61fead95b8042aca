import { CategoryCard } from "./category-card"
import { SectionHead } from "../../shared/section-head"
import { Container } from "../../components/container"

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
