import { cx } from "class-variance-authority"
import { Hills } from "../components/hills"
import { ContentPicture, type ContentPictureProps } from "./content-picture"

/**
 * The picture of an entry's page, its largest. On a phone it stands directly below the title, from edge to edge, and hills
 * cut its foot; on wider screens it is a sheet like others.
 */
export function HeadPicture({ className, ...props }: ContentPictureProps) {
  return (
    <div data-slot="head-picture" className="max-sm:relative max-sm:-mx-4">
      <ContentPicture priority className={cx("overflow-hidden sm:rounded-lg sm:shadow-lifted", className)} {...props} />
      <Hills className="absolute inset-x-0 -bottom-px sm:hidden" />
    </div>
  )
}
