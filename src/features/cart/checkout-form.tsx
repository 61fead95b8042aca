import { graphql } from "gatsby"
import { ChevronDown } from "lucide-react"
import { useId, useState, type Ref } from "react"
import { Field } from "../../components/field"
import { Form, FormRow, FormSubmit, RequiredNote, type FormProps } from "../../components/form"
import { Heading } from "../../components/heading"
import { Icon } from "../../components/icon"
import { Select } from "../../components/select"
import { EmailInput, TelInput, TextArea, TextInput } from "../../components/text-input"

interface CheckoutFormProps extends Omit<FormProps, "ref"> {
  /** The form, for what is read and emptied from outside. */
  form?: Ref<HTMLFormElement>
  copy: Pick<Queries.CheckoutCopyFragment["checkout"], "billingTitle" | "postcodeHint" | "notesHint" | "submitLabel">
  countries: readonly Queries.CountryOptionFragment[]
}

/**
 * The billing details (spec section 3, "Checkout fields"; section 5 says which are required). On phones they are folded
 * under their heading, because an order goes out without them; a field in error unfolds them.
 */
export function CheckoutForm({ form, copy, countries, ...props }: CheckoutFormProps) {
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  return (
    <div className="min-w-0 space-y-6">
      <Heading level={2} size="xl">
        <span className="max-md:hidden">{copy.billingTitle}</span>{" "}
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
          className="group flex min-h-touch w-full items-center justify-between gap-4 rounded-sm text-left md:hidden"
        >
          {copy.billingTitle}
          <Icon
            icon={ChevronDown}
            size="md"
            className="group-aria-expanded:[transform:rotate(180deg)] motion-safe:transition-transform"
          />
        </button>
      </Heading>
      <Form
        ref={form}
        id={id}
        aria-label={copy.billingTitle}
        className={isOpen ? undefined : "max-md:hidden"}
        onInvalid={() => setOpen(true)}
        {...props}
      >
        <RequiredNote />
        <FormRow>
          <Field name="firstName" label="First name" required>
            <TextInput autoComplete="billing given-name" />
          </Field>
          <Field name="lastName" label="Last name" required>
            <TextInput autoComplete="billing family-name" />
          </Field>
        </FormRow>
        <Field name="country" label="Country" kind="choice" required>
          <Select
            options={countries}
            defaultValue={countries.find(({ isDefault }) => isDefault)?.value}
            autoComplete="billing country-name"
          />
        </Field>
        <Field name="street" label="Street address" required>
          <TextInput autoComplete="billing address-line1" />
        </Field>
        <Field name="street2" label="Address line 2 (optional)">
          <TextInput autoComplete="billing address-line2" />
        </Field>
        <FormRow>
          <Field name="town" label="Town / City" required>
            <TextInput autoComplete="billing address-level2" />
          </Field>
          <Field name="state" label="State / County" required>
            <TextInput autoComplete="billing address-level1" />
          </Field>
          <Field name="postcode" label="Postcode / ZIP" hint={copy.postcodeHint} required>
            <TextInput autoComplete="billing postal-code" />
          </Field>
          <Field name="phone" label="Phone number (optional)" kind="tel">
            <TelInput autoComplete="billing tel" />
          </Field>
        </FormRow>
        <Field name="email" label="Email address" kind="email" required>
          <EmailInput autoComplete="billing email" />
        </Field>
        <Field name="notes" label="Order notes (optional)" hint={copy.notesHint}>
          <TextArea rows={4} />
        </Field>
        <FormSubmit variant="action" size="lg">
          {copy.submitLabel}
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
