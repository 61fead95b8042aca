/** The words of the controls and messages that have no subject of their own. */
export const words = {
  sheet: (title: string) => `Sheet to print: ${title}`,
  list: {
    retry: "Try again",
    page: (page: number, pages: number) => ` Page ${page} of ${pages}.`,
    pages: (label: string) => `Pages: ${label}`,
  },
} as const
