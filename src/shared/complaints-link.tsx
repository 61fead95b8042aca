import { StandaloneLink } from "../components/link"

export function ComplaintsLink() {
  return <StandaloneLink href="/contact#complaints">Report abuse or a bribe</StandaloneLink>
}
