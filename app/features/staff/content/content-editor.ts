import type { ContentKind, ContentRow, ContentValues } from '#domain/content/content-kinds.ts'
import type { FormSpec } from './form-spec.ts'

/** How one kind of content is edited in the staff area: its texts, its form and its row in the list. */
export type ContentEditor<Kind extends ContentKind> = FormSpec<ContentValues[Kind]> & {
  readonly texts: {
    /** Inside a line of the audit log. */
    readonly one: string
    readonly many: string
    readonly add: string
    readonly newTitle: string
    readonly lead: string
    /** What taking it off the site means. */
    readonly retireHint?: string
  }
  /** Path of the public page that shows it. */
  readonly sitePath: string
  /** The page on the site exists only with this many items. */
  readonly itemsOnSite?: number
  describe(row: ContentRow<Kind>): {
    readonly title: string
    readonly detail: string
    /** What it costs, if it is for sale. */
    readonly price?: string
    readonly note?: string
  }
}
