/** Where the site links to a page of the practice's own. */
export const PAGE_PLACES = ['menu', 'footer', 'none'] as const
export type PagePlace = (typeof PAGE_PLACES)[number]

/** A page that the practice adds to its site. */
export type OwnPage = {
  /** Latin letters, digits and hyphens, in every language. */
  readonly slug: string
  readonly title: string
  /** Below the title, and in search results. */
  readonly lead: string
  /** Markdown. */
  readonly content: string
  readonly place: PagePlace
  /** Only staff see a draft, in the preview of its form. */
  readonly isPublished: boolean
}

/** A link to a published page in the menu or the footer. */
export type OwnPageLink = {
  readonly slug: string
  readonly title: string
  readonly place: Exclude<PagePlace, 'none'>
}

/** No other page of the site is below this path. */
export function ownPagePath(slug: string): string {
  return `/pages/${slug}`
}
