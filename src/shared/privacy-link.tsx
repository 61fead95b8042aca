import { Link } from "../components/link"
import { words } from "./words"

/** Below the button of a form that asks for a person's data: the way to what happens to the answers. */
export function PrivacyLink() {
  return (
    <>
      {" "}
      <Link href="/privacy#forms" className="inline-flex min-h-touch items-center self-start">
        {words.privacy}
      </Link>
    </>
  )
}
