import { addons } from "storybook/manager-api"
import tailwind from "../tailwind.config.js"
import { look } from "./look"

const scheme = window.matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light"

addons.setConfig({ theme: look(scheme, tailwind.themes[scheme]) })
