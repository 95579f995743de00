import type { Database } from '#db/client.ts'
import { enqueueAll } from '#db/jobs.ts'
import {
  deletePushMessages,
  listBookingsAndClaims,
  listNewAnswers,
  listNewMessages,
  recordPushMessages,
} from '#db/push/push-messages.ts'
import { listPushReaders } from '#db/push/subscriptions.ts'
import { listConfirmedSessions } from '#db/sessions/reminders.ts'
import { isNotified, type PushEvent } from '#domain/push/push-kinds.ts'
import { WHOLE_PRACTICE } from '#domain/rights.ts'
import { twoHoursAhead } from '#domain/sessions/reminder-times.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#domain/time/durations.ts'

/** After a longer outage nobody is notified: the pages and the emails have it. */
const LOOK_BACK_MS = 15 * MINUTE_MS
/** A telephone that was off shows it later, within these hours. */
const SHOWN_WITHIN_MS = 12 * HOUR_MS
const SOON_MS = 10 * MINUTE_MS

/**
 * Finds what has just happened and what begins soon, and queues a message for every browser that is to show it. Safe to
 * repeat and to run on two servers: a browser gets one message for each event. Returns how many.
 */
export async function queuePushMessages(db: Database, now: Date): Promise<number> {
  const readers = await listPushReaders(db)
  if (readers.length === 0) return 0
  const events = await listEvents(db, now)
  const messages = events.flatMap((event) =>
    readers
      .filter((reader) => isNotified(reader, event))
      .map(({ id }) => ({
        subscriptionId: id,
        eventKey: event.key,
        kind: event.kind,
        bookingId: event.booking?.id ?? null,
        createdAt: now,
        expiresAt: event.expiresAt,
      })),
  )
  return db.transaction(async (tx) => {
    await deletePushMessages(tx, new Date(now.getTime() - DAY_MS))
    const ids = await recordPushMessages(tx, messages)
    const payloads = ids.map((messageId) => ({ messageId }))
    await enqueueAll(tx, 'send-push', payloads)
    return ids.length
  })
}

async function listEvents(db: Database, now: Date): Promise<PushEvent[]> {
  const since = new Date(now.getTime() - LOOK_BACK_MS)
  const expiresAt = new Date(now.getTime() + SHOWN_WITHIN_MS)
  const [changes, messages, answers, sessions] = await Promise.all([
    listBookingsAndClaims(db, since),
    listNewMessages(db, since),
    listNewAnswers(db, since),
    listConfirmedSessions(db, WHOLE_PRACTICE, twoHoursAhead(now)),
  ])
  return [
    ...changes.map(({ eventId, change, at, booking }) => {
      const kind = change === 'claimed' ? ('claim' as const) : ('booking' as const)
      return { key: `${kind}:${eventId}`, kind, at, expiresAt, booking }
    }),
    ...messages.map(({ id, at }) => ({
      ...{ key: `message:${id}`, kind: 'message' as const, at, expiresAt, booking: null },
    })),
    ...answers.map(({ id, at, booking }) => ({
      ...{ key: `answer:${id}`, kind: 'answer' as const, at, expiresAt, booking },
    })),
    ...sessions.flatMap(({ startsAt, ...booking }) => (startsAt ? sessionEvents({ ...booking, startsAt }, now) : [])),
  ]
}

type Session = NonNullable<PushEvent['booking']> & { readonly startsAt: Date }

/** The start time is part of the key: a moved session is another appointment. */
function sessionEvents({ startsAt, id, userId, astrologerId }: Session, now: Date): PushEvent[] {
  const about = { booking: { id, userId, astrologerId }, at: now, expiresAt: startsAt }
  const key = `${id}:${startsAt.toISOString()}`
  const isSoon = startsAt.getTime() - now.getTime() <= SOON_MS
  return [
    { ...about, kind: 'reminder', key: `reminder:${key}` },
    ...(isSoon ? [{ ...about, kind: 'soon' as const, key: `soon:${key}` }] : []),
  ]
}
