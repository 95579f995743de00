import type { PostForm } from '#domain/blog/post-rules.ts'

type Toast = { readonly tone: 'note' | 'success' | 'error'; readonly title: string; readonly detail?: string }

/** Another editor's change that conflicts with this save. */
export type PostEditConflict = {
  readonly version: number
  readonly changedBy: string | null
  readonly changedAt: Date
  /** Their version, in the form of the editor. */
  readonly theirs: PostForm
}

/** What an action returns when it does not redirect; each part only where it applies. */
export type BlogActionData = {
  readonly toast?: Toast
  readonly fieldErrors?: Readonly<Record<string, string>>
  readonly values?: PostForm
  readonly conflict?: PostEditConflict
  /** Rendered on the server, which has the markdown renderer. */
  readonly previewHtml?: string
  readonly savedAt?: Date
  readonly uploadedUrl?: string
}
