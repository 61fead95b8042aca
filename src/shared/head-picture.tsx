import { cx } from "class-variance-authority"
import { SectionDivider } from "../components/section-divider"
import { ContentPicture, type ContentPictureProps } from "./content-picture"

/** An entry's largest picture: on phones from edge to edge below the title, with hills over its lower edge. */
export function HeadPicture({ className, ...props }: ContentPictureProps) {
  return (
    <div data-slot="head-picture" className="max-sm:relative max-sm:-mx-4">
      <ContentPicture priority className={cx("overflow-hidden sm:rounded-lg sm:shadow-lifted", className)} {...props} />
      <SectionDivider className="absolute inset-x-0 -bottom-px sm:hidden" />
    </div>
  )
}
