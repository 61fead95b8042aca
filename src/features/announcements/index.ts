/* What other subjects may import. */
export { AnnouncementList } from "./announcements"
