export const ENGLISH_PAGES: readonly string[] = []
