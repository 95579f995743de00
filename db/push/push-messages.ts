import { and, eq, gt, inArray, isNull, lt, sql } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import { profiles, users } from '#db/schema/accounts.ts'
import { bookingEvents, bookings } from '#db/schema/bookings.ts'
import { pushMessages, pushSubscriptions } from '#db/schema/push.ts'
import { answers } from '#db/schema/sessions.ts'
import { contactMessages } from '#db/schema/visitors.ts'
import { MAY_SIGN_IN } from './subscriptions.ts'

const BOOKING = { id: bookings.id, userId: bookings.userId, astrologerId: bookings.astrologerId }

/** What clients booked and paid since. */
export async function listBookingsAndClaims(db: Database, since: Date) {
  return db
    .select({ eventId: bookingEvents.id, change: bookingEvents.change, at: bookingEvents.at, booking: BOOKING })
    .from(bookingEvents)
    .innerJoin(bookings, eq(bookings.id, bookingEvents.bookingId))
    .where(
      and(
        gt(bookingEvents.at, since),
        eq(bookingEvents.actor, 'client'),
        inArray(bookingEvents.change, ['created', 'claimed']),
      ),
    )
}

export async function listNewMessages(db: Database, since: Date) {
  const { id, receivedAt: at } = contactMessages
  return db.select({ id, at }).from(contactMessages).where(gt(at, since))
}

export async function listNewAnswers(db: Database, since: Date) {
  return db
    .select({ id: answers.id, at: answers.publishedAt, booking: BOOKING })
    .from(answers)
    .innerJoin(bookings, eq(bookings.id, answers.bookingId))
    .where(gt(answers.publishedAt, since))
}

type NewMessage = Pick<
  typeof pushMessages.$inferInsert,
  'subscriptionId' | 'eventKey' | 'kind' | 'bookingId' | 'createdAt' | 'expiresAt'
>

/** Returns the ids of those that were not recorded before: of two processes at once, one gets each. */
export async function recordPushMessages(db: Database, messages: readonly NewMessage[]): Promise<string[]> {
  if (messages.length === 0) return []
  const recorded = await db
    .insert(pushMessages)
    .values([...messages])
    .onConflictDoNothing()
    .returning({ id: pushMessages.id })
  return recorded.map(({ id }) => id)
}

export async function deletePushMessages(db: Database, before: Date): Promise<void> {
  await db.delete(pushMessages).where(lt(pushMessages.createdAt, before))
}

/** A message that still has to be sent, with all that its text is made from. */
export async function findPushMessage(db: Database, id: string) {
  const [found] = await db
    .select({
      id: pushMessages.id,
      kind: pushMessages.kind,
      expiresAt: pushMessages.expiresAt,
      notBefore: pushMessages.notBefore,
      subscriptionId: pushSubscriptions.id,
      sealedSubscription: pushSubscriptions.sealedSubscription,
      showsNames: pushSubscriptions.showsNames,
      language: sql<
        typeof pushSubscriptions.$inferSelect.language
      >`coalesce(${users.language}, ${pushSubscriptions.language})`,
      bookingId: pushMessages.bookingId,
      serviceName: bookings.serviceName,
      questionCount: bookings.questionCount,
      status: bookings.status,
      startsAt: bookings.startsAt,
      endsAt: bookings.endsAt,
      timeZone: bookings.timeZone,
      clientName: profiles.fullName,
    })
    .from(pushMessages)
    .innerJoin(pushSubscriptions, eq(pushSubscriptions.id, pushMessages.subscriptionId))
    .innerJoin(users, eq(users.id, pushSubscriptions.userId))
    .leftJoin(bookings, eq(bookings.id, pushMessages.bookingId))
    .leftJoin(profiles, eq(profiles.userId, bookings.userId))
    .where(and(eq(pushMessages.id, id), isNull(pushMessages.doneAt), MAY_SIGN_IN))
  return found
}

export async function recordPushDone(db: Database, id: string, now: Date): Promise<void> {
  await db.update(pushMessages).set({ doneAt: now }).where(eq(pushMessages.id, id))
}

export async function recordPushWait(db: Database, id: string, notBefore: Date): Promise<void> {
  await db.update(pushMessages).set({ notBefore }).where(eq(pushMessages.id, id))
}
