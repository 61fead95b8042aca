import { MOST_SMS_PARTS, smsCharacters, smsParts } from "../sms"
import { fieldLines, headOf, tidyFields } from "./fields"
import { FORM_VERSION, registrationForm, type Message } from "./form"

/**
 * A registration as `writeMessage` and `writeSms` write it, without what only other messages need: the form in its frame
 * is one file with its script. The SMS loses spare answers where it has no room for all.
 */
export function writeRegistration(number: string, fields: Message["fields"]): { message: string; sms: string } {
  const { spare = [] } = registrationForm
  const write = (some: Message["fields"], shortened = false) =>
    [
      headOf(registrationForm, { number, version: FORM_VERSION, shortened }),
      ...fieldLines(registrationForm, some),
    ].join("\n")
  const inSms = Object.entries(fields).map(([key, value]) => [key, smsCharacters(value)] as const)
  const kept = tidyFields(registrationForm, Object.fromEntries(inSms))
  let sms = write(kept)
  for (const key of spare) {
    if (smsParts(sms) <= MOST_SMS_PARTS) break
    if (!kept[key]) continue
    delete kept[key]
    sms = write(kept, true)
  }
  return { message: write(tidyFields(registrationForm, fields)), sms }
}
