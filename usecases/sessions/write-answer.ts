import { recordAudit } from '#db/audit-log.ts'
import { recordBookingEvents } from '#db/bookings/booking-events.ts'
import { type BookingRow, lockBooking } from '#db/bookings/bookings.ts'
import type { Database, Transaction } from '#db/client.ts'
import { type KeyRing, sealWithRing, unsealWithRing } from '#db/key-ring.ts'
import { findAnswerDraft, listAnswerVersions, recordAnswer, recordAnswerDraft } from '#db/sessions/answers.ts'
import { findSessionNotes, recordSessionNotes } from '#db/sessions/session-notes.ts'
import { accepted, type Outcome, refused } from '#domain/outcome.ts'
import { type AnswerableRefusal, LONGEST_ANSWER, mayBeAnswered, normalizeAnswer } from '#domain/sessions/answers.ts'
import { bookingName } from '#usecases/bookings/booking-in-email.ts'
import { lockClientOf } from '#usecases/bookings/lock-client-of.ts'
import { notifyClient } from '#usecases/bookings/notify-client.ts'
import { readAnswer, readAnswerDraft } from './read-answer.ts'

export type DraftRefusal = 'booking-not-found' | 'client-erased' | 'answer-too-long' | 'draft-changed' | 'no-session'
export type PublishRefusal = DraftRefusal | AnswerableRefusal | 'answer-empty'

type WrittenAnswer = {
  readonly bookingId: string
  readonly staffId: string
  readonly text: string
  /** Of the draft that the editor had loaded, so that a colleague's text is not overwritten; 0 without one. */
  readonly version: number
}

/** Saves what the astrologer types. Writing the same text again is no conflict. */
export async function saveAnswerDraft(
  db: Database,
  keys: KeyRing,
  written: WrittenAnswer,
  now: Date,
): Promise<Outcome<{ readonly version: number }, DraftRefusal>> {
  const text = normalizeAnswer(written.text)
  if (text.length > LONGEST_ANSWER) return refused('answer-too-long')

  return db.transaction(async (tx) => {
    const locked = await lockClientOf(tx, written.bookingId)
    if (!locked.ok) return locked
    const booking = locked.value
    if (booking.serviceType !== 'consultation') return refused('no-session')

    const draft = await readDraft(tx, keys, booking.id)
    if (draft.text === text) return accepted({ version: draft.version })
    if (draft.version !== written.version) return refused('draft-changed')
    const author = { staffId: written.staffId, now }
    return accepted({ version: await recordAnswerDraft(tx, booking, sealWithRing(text, keys), author) })
  })
}

type Publication = {
  readonly answerVersion: number
  readonly isClientNotified: boolean
}

/** Publishes the text as the answer, or as its correction. Publishing the same text again changes nothing. */
export async function publishAnswer(
  db: Database,
  keys: KeyRing,
  written: WrittenAnswer & { /** Of a correction; the first version is always emailed. */ readonly isEmailed: boolean },
  now: Date,
): Promise<Outcome<Publication, PublishRefusal>> {
  const text = normalizeAnswer(written.text)
  if (text === '') return refused('answer-empty')
  if (text.length > LONGEST_ANSWER) return refused('answer-too-long')

  return db.transaction(async (tx) => {
    const found = await lockClientOf(tx, written.bookingId)
    if (!found.ok) return found
    // A client who cancels at the same time comes before or after the answer.
    const booking = await lockBooking(tx, found.value.id)
    if (!booking) return refused('booking-not-found')
    const allowed = mayBeAnswered(booking)
    if (!allowed.ok) return allowed

    const [latest] = await listAnswerVersions(tx, booking.id)
    const draft = await readDraft(tx, keys, booking.id)
    const isCurrent = draft.version === written.version || draft.text === text
    const author = { staffId: written.staffId, now }
    if (latest && unsealWithRing(latest.sealedText, keys) === text && (isCurrent || draft.text === null)) {
      if (draft.text !== null) await recordAnswerDraft(tx, booking, null, author)
      return accepted({ answerVersion: latest.version, isClientNotified: false })
    }
    if (!isCurrent) return refused('draft-changed')

    const version = (latest?.version ?? 0) + 1
    await recordAnswer(tx, booking, { version, sealedText: sealWithRing(text, keys) }, author)
    await recordAnswerDraft(tx, booking, null, author)
    if (booking.askedAt !== null) await completeQuestion(tx, booking, author)
    const subject = { kind: 'booking', id: booking.id }
    const details = { version }
    await recordAudit(tx, { action: 'answer-published', actorId: written.staffId, subject, details, at: now })

    const isClientNotified = version === 1 || written.isEmailed ? await notify(tx, booking, version) : false
    return accepted({ answerVersion: version, isClientNotified })
  })
}

/** A question is complete with its answer: from now on it can be refunded by the desk only. */
async function completeQuestion(
  tx: Transaction,
  booking: BookingRow,
  author: { readonly staffId: string; readonly now: Date },
): Promise<void> {
  const outcome = 'completed'
  if ((await findSessionNotes(tx, booking.id))?.outcome === outcome) return
  await recordSessionNotes(tx, booking, { outcome }, author)
  const { staffId: actorId, now: at } = author
  const event = { bookingId: booking.id, at, change: 'outcome-recorded', actor: 'staff', actorId } as const
  await recordBookingEvents(tx, [{ ...event, from: booking, to: booking, reason: outcome }])
}

async function readDraft(tx: Database, keys: KeyRing, bookingId: string) {
  const draft = await findAnswerDraft(tx, bookingId)
  const text = draft?.sealedText ? unsealWithRing(draft.sealedText, keys) : null
  return { text, version: draft?.version ?? 0 }
}

function notify(tx: Transaction, booking: BookingRow, version: number): Promise<boolean> {
  const email = { kind: 'answer-published', ...bookingName(booking), isCorrection: version > 1 } as const
  return notifyClient(tx, booking, email, `answer-published:${booking.id}:${version}`)
}

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
