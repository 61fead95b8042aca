import { Phone } from "lucide-react"
import { telephoneLink } from "../../lib/message-links"
import { ButtonLink, type ButtonLinkProps } from "../../components/button"
import { Icon } from "../../components/icon"
import { messages } from "./messages"

interface VetCallButtonProps extends Pick<ButtonLinkProps, "size" | "className"> {
  number: string
}

export function VetCallButton({ number, ...props }: VetCallButtonProps) {
  return (
    <ButtonLink href={telephoneLink(number)} padding="snug" fit="wraps" {...props}>
      <Icon icon={Phone} />
      <span>{messages.callVet}</span>{" "}
      <span translate="no" className="font-normal whitespace-nowrap">
        {number}
      </span>
    </ButtonLink>
  )
}
