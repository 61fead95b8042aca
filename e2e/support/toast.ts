import type { Locator, Page } from "@playwright/test"

/** The open toast: message, action and close button. */
export const getToast = (page: Page): Locator => page.locator("[data-slot=toast]")

/** The message of the open toast, if it has this text. */
export const getToastMessage = (page: Page, text?: string): Locator =>
  page.locator("[data-slot=toast-message]", { hasText: text })
