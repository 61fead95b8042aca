import { graphql } from "gatsby"
import { Field } from "../../components/field"
import { Form, FormRow, FormSubmit, RequiredNote, type FormProps } from "../../components/form"
import { Select } from "../../components/select"
import { EmailInput, TelInput, TextArea, TextInput } from "../../components/text-input"

interface CheckoutFormProps extends FormProps {
  copy: Pick<Queries.CheckoutCopyFragment["checkout"], "postcodeHint" | "notesHint" | "submitLabel">
  countries: readonly Queries.CountryOptionFragment[]
}

/** The billing details (spec section 3, "Checkout fields"; section 5 says which are required). */
export function CheckoutForm({ copy, countries, ...props }: CheckoutFormProps) {
  return (
    <Form {...props}>
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
        <Field name="phone" label="Telephone (optional)" kind="tel">
          <TelInput autoComplete="billing tel" />
        </Field>
      </FormRow>
      <Field name="email" label="E-mail address" kind="email" required>
        <EmailInput autoComplete="billing email" />
      </Field>
      <Field name="notes" label="Order notes (optional)" hint={copy.notesHint}>
        <TextArea rows={4} />
      </Field>
      <FormSubmit variant="action" size="lg">
        {copy.submitLabel}
      </FormSubmit>
    </Form>
  )
}

export const countryOptionFragment = graphql`
  fragment CountryOption on Country {
    value
    label
    isDefault
  }
`
