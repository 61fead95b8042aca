import { CategoryCard } from "./category-card"
import { SectionWords } from "../../shared/section-words"
import { Container } from "../../components/container"
import { Section } from "../../components/section"

interface CategoriesProps {
  words: Queries.SectionHeadFragment
  categories: readonly Queries.CategoryCardFragment[]
}

/** The kinds of livestock and produce that members work with. */
export function Categories({ words, categories }: CategoriesProps) {
  return (
    <Section aria-labelledby="categories">
      <Container>
        <SectionWords words={words} id="categories" />
        <ul className="grid grid-cols-2 gap-x-5 gap-y-10 sm:grid-cols-3 lg:grid-cols-6">
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
