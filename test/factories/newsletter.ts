import { eq } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import { newsletterSubscribers } from '#db/schema/visitors.ts'
import { unsealText } from '#db/sealed-text.ts'
import type { SealedText } from '#domain/sealed-text.ts'
import { createNewsletterLink } from '#usecases/visitors/newsletter-link.ts'
import { AN_INSTANT, listEmailsTo } from './visitors.ts'

export const SITE = { appUrl: 'https://practice.example', secret: 'a secret that only the test knows' }

export async function stateOfSubscriber(db: Database, email: string) {
  const [row] = await db.select().from(newsletterSubscribers).where(eq(newsletterSubscribers.email, email))
  return row?.state
}

/** The token of a link of this kind in the data of an email; empty without one. */
export function tokenIn(payload: object, kind: 'link' | 'stop' = 'link'): string {
  const link = (payload as { readonly link?: SealedText; readonly stop?: SealedText })[kind]
  return link === undefined ? '' : (new URL(unsealText(link, SITE.secret)).searchParams.get('token') ?? '')
}

/** The tokens of the opt-in emails to a mailbox, oldest first. */
export async function confirmationTokens(db: Database, email: string): Promise<string[]> {
  return (await listEmailsTo(db, email)).map(({ payload }) => tokenIn(payload))
}

export async function unsubscribeToken(db: Database, subscriberId: number): Promise<string> {
  return tokenIn(await createNewsletterLink(db, SITE, { subscriberId, purpose: 'unsubscribe', now: AN_INSTANT }))
}
