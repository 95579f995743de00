/** Behind everything. They are apart from the other colours because the first script of every page has them. */
export const PAGE_COLOURS = { light: '#fffbf3', dark: '#130f20' } as const
