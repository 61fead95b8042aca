import { useState } from "react"
import { fitSms, fitWhatsApp } from "../../lib/messages/fit"
import type { Message } from "../../lib/messages/form"
import { cutNote } from "../../lib/messages/channels"
import { useSite } from "../../shared/use-site"
import { SendVia, type SendViaProps } from "./send-via"
import { useMessageNumber, type MessageNumber } from "./use-message-number"
import { messages } from "./messages"

/** A message that has no number yet. */
export type Draft = Pick<Message, "kind" | "fields" | "lines">

interface SendMessageProps extends Pick<SendViaProps, "labels" | "layout"> {
  draft: Draft
  /** Defaults to the chat's number. */
  telephone?: string
}

/** The channels to send a message. Without JavaScript the message has no number. */
export function SendMessage({ draft, telephone, ...props }: SendMessageProps) {
  const { chat } = useSite().site
  const { number, reserve } = useMessageNumber(JSON.stringify(draft), useState<MessageNumber>())
  return <SendVia {...props} {...fitMessage({ ...draft, number }, telephone ?? chat.number)} onIntent={reserve} />
}

/** Returns the texts for WhatsApp and SMS, shortened to their limits, and a note on the missing lines. */
export function fitMessage(
  message: Message,
  telephone: string,
): Pick<SendViaProps, "message" | "sms" | "note" | "telephone"> {
  const whatsApp = fitWhatsApp(telephone, message)
  const sms = fitSms(message)
  const lineCount = message.lines?.length ?? 0
  const { cut } = messages
  const note = cutNote(whatsApp.isCut, sms.isCut)
  const notes = [
    whatsApp.more > 0 && cut.whatsAppLines(lineCount - whatsApp.more, lineCount),
    sms.more > 0 && cut.smsLines(lineCount - sms.more, lineCount),
    note && (whatsApp.isCut ? cut.text(note) : cut.smsText(note)),
  ]
  return { telephone, message: whatsApp.text, sms: sms.text, note: notes.filter(Boolean).join(" ") || undefined }
}
