import { recordAudit } from '#db/audit-log.ts'
import type { Database, Transaction } from '#db/client.ts'
import { requirePractice } from '#db/content/practice.ts'
import { type KeyRing, opensWith, sealWithRing, unsealWithRing } from '#db/key-ring.ts'
import {
  deleteUnpublishedRemedy,
  findRemedy,
  listRemedyDays,
  markRemediesPublished,
  markRemedyEnded,
  type RemedyRow,
  recordRemedy,
  replaceRemedyDays,
} from '#db/remedies/remedies.ts'
import { accepted, type Outcome, refused } from '#domain/outcome.ts'
import { type RemedyContent, writeRemedy } from '#domain/remedies/remedy-content.ts'
import type { DatesRefusal } from '#domain/remedies/remedy-dates.ts'
import { daysAfterChange } from '#domain/remedies/remedy-days.ts'
import { type AnswerableRefusal, mayBeAnswered } from '#domain/sessions/answers.ts'
import { dateIn } from '#domain/time/zone-offset.ts'
import { isUuid } from '#domain/uuid.ts'
import { bookingName } from '#usecases/bookings/booking-in-email.ts'
import { lockClientOf } from '#usecases/bookings/lock-client-of.ts'
import { notifyClient } from '#usecases/bookings/notify-client.ts'
import { inRulesThread } from '#usecases/in-rules-thread.ts'

type BookingRefusal = 'booking-not-found' | 'client-erased'
export type RemedyRefusal = BookingRefusal | DatesRefusal | 'no-session' | 'remedy-changed'

type Author = { readonly bookingId: string; readonly staffId: string }
type WrittenRemedy = Author & {
  /** A new one gets its id from its form, so that a second click writes no second remedy. */
  readonly remedyId: string
  /** Of the remedy that the form had loaded, 0 for a new one. */
  readonly version: number
  readonly content: RemedyContent
}

/** Saves a remedy with its days. What the client has done stays, and an ended remedy goes on. */
export async function saveRemedy(
  db: Database,
  keys: KeyRing,
  { bookingId, staffId, remedyId, version, content }: WrittenRemedy,
  now: Date,
): Promise<Outcome<null, RemedyRefusal>> {
  if (!isUuid(remedyId)) return refused('remedy-changed')
  // Before the transaction, which would otherwise be open while a new year is computed.
  const { sunrise } = (await requirePractice(db)).almanac
  const dates = await inRulesThread('remedyDates', content.rule, { ...content.place, sunrise })
  if (!dates.ok) return dates

  return db.transaction(async (tx) => {
    const locked = await lockClientOf(tx, bookingId)
    if (!locked.ok) return locked
    const booking = locked.value
    if (booking.serviceType !== 'consultation') return refused('no-session')

    const before = await findRemedy(tx, remedyId)
    if (before && before.bookingId !== booking.id) return refused('remedy-changed')
    const text = writeRemedy(content)
    if (before && before.endedAt === null && textOf(before, keys) === text) return accepted(null)
    if ((before?.version ?? 0) !== version) return refused('remedy-changed')

    const remedy = { id: remedyId, bookingId: booking.id, userId: booking.userId }
    const sealedContent = sealWithRing(text, keys)
    await recordRemedy(tx, { ...remedy, sealedContent, timeZone: content.place.timeZone, staffId, now })
    const done = ((await listRemedyDays(tx, [remedyId])).get(remedyId) ?? []).filter(({ isDone }) => isDone)
    const days = daysAfterChange(
      dates.value,
      done.map(({ date }) => date),
      content.rule.end,
    )
    await replaceRemedyDays(
      tx,
      remedy,
      days.filter(({ isDone }) => !isDone).map(({ date }) => date),
    )
    await audit(tx, 'remedy-written', { bookingId: booking.id, staffId, remedyId }, now)
    return accepted(null)
  })
}

function textOf({ sealedContent }: RemedyRow, keys: KeyRing): string | undefined {
  return opensWith(sealedContent, keys) ? unsealWithRing(sealedContent, keys) : undefined
}

export type PublishRemediesRefusal = BookingRefusal | AnswerableRefusal | 'no-remedies'

/** Shows the client what was saved and emails them once for all of it. Repeating it sends nothing. */
export async function publishRemedies(
  db: Database,
  { bookingId, staffId }: Author,
  now: Date,
): Promise<Outcome<{ readonly isClientNotified: boolean }, PublishRemediesRefusal>> {
  return db.transaction(async (tx) => {
    const locked = await lockClientOf(tx, bookingId)
    if (!locked.ok) return locked
    const booking = locked.value
    const allowed = mayBeAnswered(booking)
    if (!allowed.ok) return allowed

    const [first, ...others] = await markRemediesPublished(tx, booking.id, { staffId, now })
    if (first === undefined) return refused('no-remedies')
    await audit(tx, 'remedies-published', { bookingId: booking.id, staffId, count: others.length + 1 }, now)
    const email = { kind: 'remedies-published', ...bookingName(booking) } as const
    return accepted({
      isClientNotified: await notifyClient(tx, booking, email, `${email.kind}:${booking.id}:${first}`),
    })
  })
}

export type RemedyChangeRefusal = BookingRefusal | 'remedy-changed'

/** Ends a remedy: days ahead are taken away, those that are past stay. Safe to repeat. */
export function endRemedy(db: Database, change: Author & { readonly remedyId: string }, now: Date) {
  return changeRemedy(db, change, async (tx, remedy) => {
    if (remedy.publishedAt === null) return refused('remedy-changed')
    if (remedy.endedAt !== null) return accepted(null)
    await markRemedyEnded(tx, remedy.id, { today: dateIn(now, remedy.timeZone), now })
    await audit(tx, 'remedy-ended', change, now)
    return accepted(null)
  })
}

/** Deletes a remedy that the client has not seen. */
export function removeRemedy(db: Database, change: Author & { readonly remedyId: string }, now: Date) {
  return changeRemedy(db, change, async (tx, remedy) => {
    if (remedy.publishedAt !== null) return refused('remedy-changed')
    await deleteUnpublishedRemedy(tx, remedy.id)
    await audit(tx, 'remedy-removed', change, now)
    return accepted(null)
  })
}

type Changed = Outcome<null, RemedyChangeRefusal>

async function changeRemedy(
  db: Database,
  { bookingId, remedyId }: Author & { readonly remedyId: string },
  change: (tx: Transaction, remedy: RemedyRow) => Promise<Changed>,
): Promise<Changed> {
  return db.transaction(async (tx) => {
    const locked = await lockClientOf(tx, bookingId)
    if (!locked.ok) return locked
    const remedy = isUuid(remedyId) ? await findRemedy(tx, remedyId) : undefined
    return remedy?.bookingId === locked.value.id ? change(tx, remedy) : refused('remedy-changed')
  })
}

type Audited = Author & { readonly remedyId?: string; readonly count?: number }

function audit(
  tx: Transaction,
  action: 'remedy-written' | 'remedies-published' | 'remedy-ended' | 'remedy-removed',
  { bookingId, staffId, ...details }: Audited,
  now: Date,
): Promise<void> {
  return recordAudit(tx, { action, actorId: staffId, subject: { kind: 'booking', id: bookingId }, details, at: now })
}
