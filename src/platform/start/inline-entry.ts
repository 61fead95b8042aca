import { boot } from "./boot"

boot(window)
