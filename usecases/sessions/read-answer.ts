import type { Database } from '#db/client.ts'
import { type KeyRing, unsealWithRing } from '#db/key-ring.ts'
import { findAnswerDraft, listAnswerVersions } from '#db/sessions/answers.ts'
import { renderMarkdown } from '#usecases/render-markdown.ts'

export type AnswerVersion = {
  readonly version: number
  readonly text: string
  readonly html: string
  readonly publishedAt: Date
  readonly publishedBy: string | null
}

/** Every published version, the latest first; empty while there is none. */
export async function readAnswer(db: Database, keys: KeyRing, bookingId: string): Promise<AnswerVersion[]> {
  const versions = await listAnswerVersions(db, bookingId)
  return versions.map(({ sealedText, ...version }) => {
    const text = unsealWithRing(sealedText, keys)
    return { ...version, text, html: renderMarkdown(text) }
  })
}

/** What the editor opens with: the draft, or else the published text. */
export async function readAnswerDraft(db: Database, keys: KeyRing, bookingId: string) {
  const draft = await findAnswerDraft(db, bookingId)
  const text = draft?.sealedText ? unsealWithRing(draft.sealedText, keys) : null
  return { text, version: draft?.version ?? 0, updatedAt: draft?.updatedAt, updatedBy: draft?.updatedBy ?? null }
}
