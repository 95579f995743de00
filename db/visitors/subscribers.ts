import { and, asc, eq, gt, gte, isNull, lt, lte, ne, or } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import { newsletterLinks, newsletterSubscribers } from '#db/schema/visitors.ts'
import type { DateRange } from '#domain/time/date-range.ts'
import { addDays, istInstant } from '#domain/time/india-time.ts'
import {
  type NewsletterLinkPurpose,
  type NewsletterSource,
  newsletterLinkExpiry,
  type SubscriptionState,
} from '#domain/visitors/newsletter-links.ts'

type Request = { readonly email: string; readonly source: NewsletterSource; readonly requestedAt: Date }

/**
 * A new subscriber, or one who subscribes again, waits for confirmation. Returns undefined for one who is already
 * confirmed, and changes nothing then.
 */
export async function recordSubscriptionRequest(db: Database, request: Request): Promise<number | undefined> {
  const [waiting] = await db
    .insert(newsletterSubscribers)
    .values({ ...request, state: 'pending' })
    .onConflictDoUpdate({
      target: newsletterSubscribers.email,
      set: { state: 'pending', source: request.source, requestedAt: request.requestedAt },
      setWhere: ne(newsletterSubscribers.state, 'confirmed'),
    })
    .returning({ id: newsletterSubscribers.id })
  return waiting?.id
}

/** Returns false if the subscriber is already confirmed. */
export async function markSubscriptionConfirmed(db: Database, id: number, confirmedAt: Date): Promise<boolean> {
  const changed = await db
    .update(newsletterSubscribers)
    .set({ state: 'confirmed', confirmedAt })
    .where(and(eq(newsletterSubscribers.id, id), eq(newsletterSubscribers.state, 'pending')))
    .returning({ id: newsletterSubscribers.id })
  return changed.length === 1
}

/** Also deletes unused confirmation links, so that an old email cannot subscribe the reader again. */
export async function markUnsubscribed(db: Database, id: number, unsubscribedAt: Date): Promise<void> {
  await db
    .update(newsletterSubscribers)
    .set({ state: 'unsubscribed', unsubscribedAt })
    .where(and(eq(newsletterSubscribers.id, id), ne(newsletterSubscribers.state, 'unsubscribed')))
  await db
    .delete(newsletterLinks)
    .where(and(eq(newsletterLinks.subscriberId, id), eq(newsletterLinks.purpose, 'confirm')))
}

/** Since when this address gets the newsletter; undefined if it does not. */
export async function findNewsletterSince(db: Database, email: string): Promise<Date | null | undefined> {
  const [found] = await db
    .select({ confirmedAt: newsletterSubscribers.confirmedAt })
    .from(newsletterSubscribers)
    .where(and(eq(newsletterSubscribers.email, email), eq(newsletterSubscribers.state, 'confirmed')))
  return found?.confirmedAt
}

/** Returns undefined if the subscriber was deleted. */
export async function findSubscriptionState(db: Database, id: number): Promise<SubscriptionState | undefined> {
  const [found] = await db
    .select({ state: newsletterSubscribers.state })
    .from(newsletterSubscribers)
    .where(eq(newsletterSubscribers.id, id))
  return found?.state
}

/** Returns undefined for an address that never subscribed. */
export async function findSubscriberId(db: Database, email: string): Promise<number | undefined> {
  const [found] = await db
    .select({ id: newsletterSubscribers.id })
    .from(newsletterSubscribers)
    .where(eq(newsletterSubscribers.email, email))
  return found?.id
}

export type Subscriber = { readonly id: number; readonly email: string }

/** Everyone who receives the newsletter. */
export function listConfirmedSubscribers(db: Database): Promise<Subscriber[]> {
  return db
    .select({ id: newsletterSubscribers.id, email: newsletterSubscribers.email })
    .from(newsletterSubscribers)
    .where(eq(newsletterSubscribers.state, 'confirmed'))
    .orderBy(newsletterSubscribers.id)
}

export async function countConfirmedSubscribers(db: Database): Promise<number> {
  return db.$count(newsletterSubscribers, eq(newsletterSubscribers.state, 'confirmed'))
}

type NewLink = {
  readonly tokenHash: string
  readonly subscriberId: number
  readonly purpose: NewsletterLinkPurpose
  readonly createdAt: Date
}

export async function recordNewsletterLink(db: Database, link: NewLink): Promise<void> {
  await db.insert(newsletterLinks).values({ ...link, expiresAt: newsletterLinkExpiry(link.purpose, link.createdAt) })
}

/** The subscriber of a link; undefined if it is unknown or too old. */
export async function findSubscriberByLink(
  db: Database,
  { tokenHash, purpose, now }: { tokenHash: string; purpose: NewsletterLinkPurpose; now: Date },
): Promise<number | undefined> {
  const [found] = await db
    .select({ subscriberId: newsletterLinks.subscriberId })
    .from(newsletterLinks)
    .where(
      and(
        eq(newsletterLinks.tokenHash, tokenHash),
        eq(newsletterLinks.purpose, purpose),
        or(isNull(newsletterLinks.expiresAt), gt(newsletterLinks.expiresAt, now)),
      ),
    )
  return found?.subscriberId
}

type StaleBefore = { readonly requestedBefore: Date; readonly leftBefore: Date; readonly now: Date }

/** Deletes addresses that were never confirmed or unsubscribed a while ago, and expired links. */
export async function deleteStaleSubscriptions(
  db: Database,
  { requestedBefore, leftBefore, now }: StaleBefore,
): Promise<void> {
  const { state, requestedAt, unsubscribedAt } = newsletterSubscribers
  await db.delete(newsletterLinks).where(lte(newsletterLinks.expiresAt, now))
  await db.delete(newsletterSubscribers).where(and(eq(state, 'pending'), lt(requestedAt, requestedBefore)))
  await db.delete(newsletterSubscribers).where(and(eq(state, 'unsubscribed'), lt(unsubscribedAt, leftBefore)))
}

/** Everyone who asked for the newsletter within these days, oldest first. */
export function listSubscribersToExport(db: Database, { from, until, limit }: DateRange & { readonly limit: number }) {
  const { id, requestedAt } = newsletterSubscribers
  return db
    .select()
    .from(newsletterSubscribers)
    .where(and(gte(requestedAt, istInstant(from, '00:00')), lt(requestedAt, istInstant(addDays(until, 1), '00:00'))))
    .orderBy(asc(requestedAt), asc(id))
    .limit(limit)
}
