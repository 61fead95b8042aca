import { useEffect, useEffectEvent, useRef, type SyntheticEvent } from "react"
import { getFormValues, type FormValues } from "../../components/form"

/**
 * Reads an uncontrolled form on each change, and once after mount: a visitor may have typed before hydration. Returns
 * the form's props.
 */
export function useFormValues(onRead: (values: FormValues) => void) {
  const ref = useRef<HTMLFormElement>(null)
  const read = useEffectEvent((form: HTMLFormElement) => onRead(getFormValues(form)))
  useEffect(() => {
    if (ref.current) read(ref.current)
  }, [])
  return {
    ref,
    onChange: ({ currentTarget }: SyntheticEvent<HTMLFormElement>) => onRead(getFormValues(currentTarget)),
  }
}
