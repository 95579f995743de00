import type { PostForm } from '#domain/blog/post-rules.ts'

type Toast = { readonly tone: 'note' | 'success' | 'error'; readonly title: string; readonly detail?: string }

/** Somebody else's change that stands between a writer and saving. */
export type Conflict = { readonly version: number; readonly changedBy: string | null; readonly changedAt: Date }

/** What the desk is told when it is not led to another page: each part only where it applies. */
export type DeskAnswer = {
  readonly toast?: Toast
  readonly fieldErrors?: Readonly<Record<string, string>>
  readonly values?: PostForm
  readonly conflict?: Conflict
  /** Rendered by the server, which alone knows the rules of markdown. */
  readonly previewHtml?: string
  readonly savedAt?: Date
  readonly uploadedUrl?: string
}
