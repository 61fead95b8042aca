import { CategoryCard } from "./category-card"
import { SectionHead } from "../../shared/section-head"
import { Container } from "../../components/container"
import { Section } from "../../components/section"

interface CategoriesProps {
  copy: Queries.SectionHeadFragment
  categories: readonly Queries.CategoryCardFragment[]
}

/** The kinds of livestock and produce that members work with. */
export function Categories({ copy, categories }: CategoriesProps) {
  return (
    <Section end="hills">
      <Container>
        <SectionHead copy={copy} id="categories" weight="light" lead="wide" />
        <ul className="grid grid-cols-3 gap-x-3 gap-y-4 sm:gap-x-5 sm:gap-y-8 lg:grid-cols-6">
          {categories.map((category) => (
            <li key={category.jsonId}>
              <CategoryCard category={category} />
            </li>
          ))}
        </ul>
      </Container>
    </Section>
  )
}
