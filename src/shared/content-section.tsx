import { Container, type ContainerProps } from "../components/container"
import { Section, type SectionProps } from "../components/section"
import { SectionIntro, type SectionIntroProps } from "./section-intro"

type IntroProps = Pick<SectionIntroProps, "content" | "id" | "align" | "spacing">

interface ContentSectionProps extends Omit<SectionProps, keyof IntroProps>, IntroProps {
  width?: ContainerProps["width"]
}

/** A section that starts with the heading, lead and link of its content; `id` is the heading's. */
export function ContentSection({ content, id, align, spacing, width, children, ...props }: ContentSectionProps) {
  return (
    <Section {...props}>
      <Container width={width}>
        <SectionIntro content={content} id={id} align={align} spacing={spacing} />
        {children}
      </Container>
    </Section>
  )
}
