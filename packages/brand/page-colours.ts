/** `page` of both palettes, for the browser's bar. Imports nothing, so that the first script of a page has no other colour. */
export const PAGE_COLOURS = { light: '#fffbf3', dark: '#130f20' } as const
