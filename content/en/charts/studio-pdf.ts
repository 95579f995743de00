/** Texts of the studio's PDF. */
export const STUDIO_PDF = {
  title: (name: string) => (name ? `Chart of ${name}` : 'Birth chart'),
  contents: 'Contents',
  rashi: 'Rashi',
  conventions: 'Conventions',
  page: (page: number, pages: number) => `Page ${page} of ${pages}`,
} as const
