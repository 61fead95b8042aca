export { AnnouncementList } from "./announcements"
