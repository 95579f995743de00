import { and, desc, eq, isNotNull, isNull, lt, or, sql } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import { containing, hasName, nameKey } from '#db/like-pattern.ts'
import { contactMessages, contentSuggestions, newsletterSubscribers } from '#db/schema/visitors.ts'
import type { ContactMessage } from '#domain/visitors/contact-form.ts'
import type { SubscriptionState } from '#domain/visitors/newsletter-links.ts'
import type { Suggestion } from '#domain/visitors/suggestion-form.ts'

type InboxOptions = {
  readonly isAnswered?: boolean | undefined
  readonly search?: string | undefined
  readonly beforeId?: number | undefined
  readonly limit: number
}

/** One page of contact messages, latest first; the next page starts before the last id of this one. */
export function listContactMessages(db: Database, { isAnswered, search = '', beforeId, limit }: InboxOptions) {
  const { id, handledAt, name, email, subject, message } = contactMessages
  return db
    .select()
    .from(contactMessages)
    .where(
      and(
        isAnsweredAt(handledAt, isAnswered),
        or(containing([name, email, subject, message], search), hasName(search, nameKey(name))),
        beforeId === undefined ? undefined : lt(id, beforeId),
      ),
    )
    .orderBy(desc(id))
    .limit(limit)
}

export function listSuggestions(db: Database, { isAnswered, search = '', beforeId, limit }: InboxOptions) {
  const { id, handledAt, topic, details, email, link } = contentSuggestions
  return db
    .select()
    .from(contentSuggestions)
    .where(
      and(
        isAnsweredAt(handledAt, isAnswered),
        containing([topic, details, email, link], search),
        beforeId === undefined ? undefined : lt(id, beforeId),
      ),
    )
    .orderBy(desc(id))
    .limit(limit)
}

type HandledAt = typeof contactMessages.handledAt | typeof contentSuggestions.handledAt

function isAnsweredAt(handledAt: HandledAt, isAnswered: boolean | undefined) {
  if (isAnswered === undefined) return undefined
  return isAnswered ? isNotNull(handledAt) : isNull(handledAt)
}

/** Returns false if nothing changes or there is no such message. */
export async function markMessageHandled(db: Database, id: number, handledAt: Date | null): Promise<boolean> {
  const changed = await db
    .update(contactMessages)
    .set({ handledAt })
    .where(and(eq(contactMessages.id, id), isAnsweredAt(contactMessages.handledAt, handledAt === null)))
    .returning({ id: contactMessages.id })
  return changed.length === 1
}

export async function markSuggestionHandled(db: Database, id: number, handledAt: Date | null): Promise<boolean> {
  const changed = await db
    .update(contentSuggestions)
    .set({ handledAt })
    .where(and(eq(contentSuggestions.id, id), isAnsweredAt(contentSuggestions.handledAt, handledAt === null)))
    .returning({ id: contentSuggestions.id })
  return changed.length === 1
}

/** Messages and suggestions that were handled long ago. Open ones stay, however old they are. */
export async function deleteHandledMessages(db: Database, handledBefore: Date): Promise<number> {
  const messages = await db
    .delete(contactMessages)
    .where(lt(contactMessages.handledAt, handledBefore))
    .returning({ id: contactMessages.id })
  const suggestions = await db
    .delete(contentSuggestions)
    .where(lt(contentSuggestions.handledAt, handledBefore))
    .returning({ id: contentSuggestions.id })
  return messages.length + suggestions.length
}

type SubscriberOptions = {
  readonly state?: SubscriptionState | undefined
  readonly search?: string | undefined
  readonly beforeId?: number | undefined
  readonly limit: number
}

export function listSubscribers(db: Database, { state, search = '', beforeId, limit }: SubscriberOptions) {
  const { id, email } = newsletterSubscribers
  return db
    .select()
    .from(newsletterSubscribers)
    .where(
      and(
        state === undefined ? undefined : eq(newsletterSubscribers.state, state),
        containing([email], search),
        beforeId === undefined ? undefined : lt(id, beforeId),
      ),
    )
    .orderBy(desc(id))
    .limit(limit)
}

export async function countSubscribers(db: Database): Promise<Record<SubscriptionState, number>> {
  const rows = await db
    .select({ state: newsletterSubscribers.state, count: sql<number>`count(*)::integer` })
    .from(newsletterSubscribers)
    .groupBy(newsletterSubscribers.state)
  const none = { pending: 0, confirmed: 0, unsubscribed: 0 }
  return { ...none, ...Object.fromEntries(rows.map(({ state, count }) => [state, count])) }
}

export async function recordContactMessage(db: Database, message: ContactMessage, receivedAt: Date): Promise<number> {
  const [added] = await db
    .insert(contactMessages)
    .values({ ...message, receivedAt })
    .returning({ id: contactMessages.id })
  if (!added) throw new Error('Postgres inserted a contact message without returning its id.')
  return added.id
}

export async function recordSuggestion(db: Database, suggestion: Suggestion, suggestedAt: Date): Promise<number> {
  const [added] = await db
    .insert(contentSuggestions)
    .values({ ...suggestion, suggestedAt })
    .returning({ id: contentSuggestions.id })
  if (!added) throw new Error('Postgres inserted a suggestion without returning its id.')
  return added.id
}
