import { useState } from "react"
import { fitSms } from "../../lib/messages/fit"
import type { Message } from "../../lib/messages/form"
import { writeMessage } from "../../lib/messages/write"
import { HandOver, type HandOverProps } from "./hand-over"
import { useMessageNumber, type MessageNumber } from "./use-message-number"
import { words } from "./words"

/** A message that has no number yet. */
export type Draft = Pick<Message, "kind" | "fields" | "lines">

interface HandOverMessageProps extends Pick<HandOverProps, "telephone" | "labels" | "isRow" | "isCompact"> {
  draft: Draft
}

/** The ways to send a message. Without JavaScript it has no number. */
export function HandOverMessage({ draft, ...ways }: HandOverMessageProps) {
  const { number, reserve } = useMessageNumber(JSON.stringify(draft), useState<MessageNumber>())
  return <HandOver {...ways} {...useTexts({ ...draft, number })} onIntent={reserve} />
}

export function useTexts(message: Message): Pick<HandOverProps, "message" | "sms" | "note"> {
  const sms = fitSms(message)
  const isCut = sms.isCut || sms.more > 0
  return { message: writeMessage(message), sms: sms.text, note: isCut ? words.smsCut : undefined }
}
