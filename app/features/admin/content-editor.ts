import type { ContentKind, ContentRow, ContentValues } from '#domain/content/content-kinds.ts'
import type { FormSpec } from './form-spec.ts'

/** How one kind of content looks in the console: its words, its form, and its line in the list. */
export type ContentEditor<Kind extends ContentKind> = FormSpec<ContentValues[Kind]> & {
  readonly one: string
  readonly many: string
  readonly lead: string
  /** Where the public sees it. */
  readonly sitePath: string
  describe(row: ContentRow<Kind>): { readonly title: string; readonly detail: string; readonly note?: string }
}
