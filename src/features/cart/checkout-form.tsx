import { graphql } from "gatsby"
import { ChevronDown } from "lucide-react"
import { useSetAtom } from "jotai"
import { useId, useState } from "react"
import { Field } from "../../components/field"
import { Form, FormRow, FormSubmit, RequiredNote, type FormProps } from "../../components/form"
import { Heading } from "../../components/heading"
import { Icon } from "../../components/icon"
import { SelectField } from "../../components/select-field"
import { EmailInput, TelInput, TextArea, TextInput } from "../../components/text-input"
import { useDraft } from "../../shared/use-draft"
import { billingAnswersAtom, readBilling } from "./customer"
import { messages } from "./messages"

const { billing } = messages

interface CheckoutFormProps extends Pick<FormProps, "onSend"> {
  countries: readonly Queries.CountryOptionFragment[]
}

/** The billing details. Phones fold them, because an order can be sent without them; an invalid field unfolds them. */
export function CheckoutForm({ countries, onSend }: CheckoutFormProps) {
  const setAnswers = useSetAtom(billingAnswersAtom)
  const [isOpen, setOpen] = useState(false)
  const form = useDraft("billing", (values) => {
    const answers = readBilling(values, countries)
    setAnswers(answers)
    // What goes into the order isn't hidden.
    if (Object.values(answers).some(Boolean)) setOpen(true)
  })
  const id = useId()
  return (
    <div className="min-w-0 space-y-6">
      <Heading level={2}>
        <span className="max-md:hidden">{billing.title}</span>{" "}
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
          className="group flex min-h-touch w-full items-center justify-between gap-4 rounded-sm text-left md:hidden"
        >
          {billing.title}
          <Icon
            icon={ChevronDown}
            size="md"
            className="group-aria-expanded:[transform:rotate(180deg)] motion-safe:transition-transform"
          />
        </button>
      </Heading>
      <Form
        id={id}
        aria-label={billing.title}
        className={isOpen ? undefined : "max-md:hidden"}
        onInvalid={() => setOpen(true)}
        onSend={onSend}
        {...form}
      >
        <RequiredNote />
        <FormRow>
          <Field name="firstName" label={billing.firstName} required>
            <TextInput autoComplete="billing given-name" />
          </Field>
          <Field name="lastName" label={billing.lastName} required>
            <TextInput autoComplete="billing family-name" />
          </Field>
        </FormRow>
        <Field name="country" label={billing.country} kind="choice" required>
          <SelectField
            options={countries}
            defaultValue={countries.find(({ isDefault }) => isDefault)?.value}
            autoComplete="billing country-name"
          />
        </Field>
        <Field name="street" label={billing.street} required>
          <TextInput autoComplete="billing address-line1" />
        </Field>
        <Field name="street2" label={billing.street2}>
          <TextInput autoComplete="billing address-line2" />
        </Field>
        <FormRow>
          <Field name="town" label={billing.town} required>
            <TextInput autoComplete="billing address-level2" />
          </Field>
          <Field name="state" label={billing.state} required>
            <TextInput autoComplete="billing address-level1" />
          </Field>
          <Field name="postcode" label={billing.postcode} hint={billing.postcodeHint} required>
            <TextInput autoComplete="billing postal-code" />
          </Field>
          <Field name="phone" label={billing.phone}>
            <TelInput autoComplete="billing tel" />
          </Field>
        </FormRow>
        <Field name="email" label={billing.email} required>
          <EmailInput autoComplete="billing email" />
        </Field>
        <Field name="notes" label={billing.notes} hint={billing.notesHint}>
          <TextArea rows={4} />
        </Field>
        <FormSubmit variant="outline" size="lg">
          {billing.submit}
        </FormSubmit>
      </Form>
    </div>
  )
}

export const countryOptionFragment = graphql`
  fragment CountryOption on Country {
    value
    label
    isDefault
  }
`
