import { lockAccount } from '#db/accounts/users.ts'
import { recordAudit } from '#db/audit-log.ts'
import type { Database } from '#db/client.ts'
import { requirePractice } from '#db/content/practice.ts'
import { findDeskBooking } from '#db/desk/desk-bookings.ts'
import { deleteSentMessage, listSentMessages, recordSentMessage } from '#db/desk/sent-messages.ts'
import type { KeyRing } from '#db/key-ring.ts'
import { listAnsweredBookings, listConfirmedSessions, listPayableBookings } from '#db/sessions/reminders.ts'
import type { Language } from '#domain/languages.ts'
import { accepted, type Outcome, refused } from '#domain/outcome.ts'
import { bookingMoney } from '#domain/payments/booking-money.ts'
import type { DeskScope } from '#domain/rights.ts'
import { type MessageKind, messageKey, messageLanguage, type PhoneMessage } from '#domain/sessions/phone-messages.ts'
import { DAY_MS } from '#domain/time/durations.ts'
import { addDays, istDate, istInstant } from '#domain/time/india-time.ts'
import { bookingLinkPath } from '#usecases/bookings/booking-links.ts'
import { translateNames } from '#usecases/content/translate-names.ts'

/** An answer that was published longer ago has been read, or waits for another reason. */
const ANSWER_WITHIN_MS = 3 * DAY_MS

type Booking = Awaited<ReturnType<typeof listConfirmedSessions>>[number]

export type DueMessage = {
  readonly key: string
  readonly message: PhoneMessage
  /** In the language of the desk. */
  readonly service: Pick<PhoneMessage, 'serviceName' | 'questionCount'>
  /** The client's. */
  readonly language: Language
  readonly phone: string | null
  /** Null while nobody has sent it. */
  readonly sent: { readonly at: Date; readonly by: string | null } | null
}

/**
 * Messages for clients that are due now: sessions of today and tomorrow, open payments and new answers. Clients without an
 * email address, who hear of it in no other way, stand first.
 */
export async function listDueMessages(db: Database, keys: KeyRing, scope: DeskScope, now: Date): Promise<DueMessage[]> {
  const due = await listDue(db, scope, now)
  const practice = await requirePractice(db)
  const sent = await listSentMessages(
    db,
    due.map(({ key }) => key),
  )
  const messages = await Promise.all(
    due.map(async ({ key, kind, booking }) => {
      const language = messageLanguage(booking.language, practice)
      const message = await translateNames(db, messageOf(kind, booking, keys), language)
      const { serviceName, questionCount, clientPhone: phone } = booking
      const service = await translateNames(db, { serviceName, questionCount }, scope.language)
      const mark = sent.get(key)
      return { key, message, service, language, phone, sent: mark ? { at: mark.sentAt, by: mark.sentBy } : null }
    }),
  )
  return messages.toSorted((one, other) => Number(one.message.hasEmail) - Number(other.message.hasEmail))
}

/** How many clients without an email address wait for a message. */
export async function countDueMessages(db: Database, scope: DeskScope, now: Date): Promise<number> {
  const due = (await listDue(db, scope, now)).filter(({ booking }) => !booking.hasEmail)
  const sent = await listSentMessages(
    db,
    due.map(({ key }) => key),
  )
  return due.length - sent.size
}

/** The sessions by the clock, then what can be paid the soonest, then answers. */
async function listDue(db: Database, scope: DeskScope, now: Date) {
  const tomorrow = addDays(istDate(now), 1)
  const until = istInstant(addDays(tomorrow, 1), '00:00')
  const [sessions, payable, answered] = await Promise.all([
    listConfirmedSessions(db, scope, { from: now, until }),
    listPayableBookings(db, scope, now),
    listAnsweredBookings(db, scope, new Date(now.getTime() - ANSWER_WITHIN_MS)),
  ])
  const isToday = ({ startsAt }: Booking) => startsAt !== null && istDate(startsAt) < tomorrow
  const asDue = (kind: MessageKind, booking: Booking) => ({ key: messageKey(kind, booking), kind, booking })
  return [
    ...sessions.map((booking) => asDue(isToday(booking) && booking.meetingLink !== '' ? 'link' : 'reminder', booking)),
    ...payable.map((booking) => asDue('pay', booking)),
    ...answered.map((booking) => asDue('answer', booking)),
  ]
}

function messageOf(kind: MessageKind, booking: Booking, keys: KeyRing): PhoneMessage {
  const { id: bookingId, code, serviceName, questionCount, clientName, clientEmail, hasEmail } = booking
  const { startsAt, endsAt, timeZone, heldAs, meetingLink } = booking
  const payPath = clientEmail === null ? null : bookingLinkPath(keys, 'pay', { bookingId, email: clientEmail })
  const service = { bookingId, code, serviceName, questionCount, clientName }
  const session = { startsAt, endsAt, timeZone, heldAs, meetingLink }
  return { kind, ...service, ...session, amount: bookingMoney(booking).due, payPath, hasEmail }
}

type Mark = { readonly key: string; readonly staffId: string; readonly scope: DeskScope }

/** Somebody has sent a message from their phone. It may be marked twice, by two people at once too. */
export async function markMessageSent(
  db: Database,
  { key, staffId, scope }: Mark,
  now: Date,
): Promise<Outcome<null, 'message-not-found'>> {
  const due = (await listDue(db, scope, now)).find((each) => each.key === key)
  if (!due) return refused('message-not-found')
  const { kind, booking } = due
  return db.transaction(async (tx) => {
    // A concurrent erasure waits for this lock and then deletes the mark too.
    await lockAccount(tx, booking.userId)
    const current = await findDeskBooking(tx, scope, booking.id)
    if (!current || current.isClientErased) return refused('message-not-found')
    const message = { key, bookingId: booking.id, userId: current.userId, kind, sentBy: staffId, sentAt: now }
    if (await recordSentMessage(tx, message)) await audit(tx, 'message-marked-sent', { booking, kind, staffId, now })
    return accepted(null)
  })
}

export async function unmarkMessageSent(
  db: Database,
  { key, staffId, scope }: Mark,
  now: Date,
): Promise<Outcome<null, 'message-not-found'>> {
  const due = (await listDue(db, scope, now)).find((each) => each.key === key)
  if (!due) return refused('message-not-found')
  const { kind, booking } = due
  return db.transaction(async (tx) => {
    if (await deleteSentMessage(tx, key)) await audit(tx, 'message-unmarked', { booking, kind, staffId, now })
    return accepted(null)
  })
}

type Marked = { readonly booking: Booking; readonly kind: MessageKind; readonly staffId: string; readonly now: Date }

function audit(
  tx: Database,
  action: 'message-marked-sent' | 'message-unmarked',
  { booking, kind, staffId, now }: Marked,
): Promise<void> {
  const subject = { kind: 'booking', id: booking.id }
  return recordAudit(tx, { action, actorId: staffId, subject, details: { message: kind }, at: now })
}
