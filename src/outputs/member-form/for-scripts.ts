/**
 * HTML that the page has only where its script runs (`script/show-parts.ts`). Hidden by CSS or in a `<template>`, it would
 * still be read where no CSS is applied, as in text browsers; they all leave out scripts, also those of no known kind.
 *
 * @param html escaped as for any place in the page, so that it can't end the script element
 */
export const forScripts = (html: string): string => `<script type="text/html">${html}</script>`
