import type { Database } from '#db/client.ts'
import type { KeyRing } from '#db/key-ring.ts'
import type { Outcome } from '#domain/outcome.ts'
import { readAnswer, readAnswerDraft } from './read-answer.ts'
import { type DraftRefusal, saveAnswerDraft } from './write-answer.ts'

type Addition = { readonly bookingId: string; readonly staffId: string; readonly text: string }

/** Adds a text below the draft of an answer, or below the published one. Adding the same text twice adds it once. */
export async function addToAnswer(
  db: Database,
  keys: KeyRing,
  { bookingId, staffId, text }: Addition,
  now: Date,
): Promise<Outcome<{ readonly version: number }, DraftRefusal>> {
  const draft = await readAnswerDraft(db, keys, bookingId)
  const before = draft.text ?? (await readAnswer(db, keys, bookingId))[0]?.text ?? ''
  const whole = before.includes(text) ? before : [before.trimEnd(), text].filter(Boolean).join('\n\n')
  return saveAnswerDraft(db, keys, { bookingId, staffId, text: whole, version: draft.version }, now)
}
