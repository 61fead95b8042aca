import { Printer } from "lucide-react"
import { Button } from "../../components/button"
import { Heading } from "../../components/heading"
import { Icon } from "../../components/icon"
import { messages } from "./messages"

/** The form's questions as a checklist to print and fill in by hand. */
export function RegistrationChecklist({ content }: { content: Queries.RegistrationChecklistFragment }) {
  return (
    <div data-slot="registration-checklist" className="space-y-4">
      <Heading level={3} size="md">
        {messages.required}
      </Heading>
      <Fields names={content.requiredFields} />
      <p>{content.identityCard}</p>
      <Heading level={3} size="md">
        {messages.optional}
      </Heading>
      <Fields names={content.optionalFields} />
      <p className="text-ink-muted">{content.checklistNote}</p>
      <Button variant="outline" className="js-only" onClick={() => window.print()}>
        <Icon icon={Printer} /> {messages.print}
      </Button>
    </div>
  )
}

/** In print each name is followed by a line to write on. */
function Fields({ names }: { names: readonly string[] }) {
  return (
    <ul className="grid list-[''] gap-x-8 gap-y-2 not-print:sm:max-lg:grid-cols-2 print:gap-y-4">
      {names.map((name) => (
        <li key={name} className="flex items-start gap-3 print:items-end">
          <span aria-hidden className="mt-1 size-4 shrink-0 border-2 border-line-strong" />
          {name}
          <span aria-hidden className="hidden grow border-b border-line-strong print:block" />
        </li>
      ))}
    </ul>
  )
}
