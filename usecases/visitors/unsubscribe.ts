import type { Database } from '#db/client.ts'
import { findSubscriberByLink, findSubscriberId, markUnsubscribed } from '#db/visitors/subscribers.ts'
import { accepted, type Outcome, refused } from '#domain/outcome.ts'
import { hashSecret } from '#usecases/secrets.ts'

type Click = { readonly token: string; readonly now: Date }

/** One click, by a person or by their mail program (RFC 8058), ends the newsletter at once. */
export async function unsubscribe(db: Database, { token, now }: Click): Promise<Outcome<null, 'link-not-valid'>> {
  const subscriberId = await findSubscriberByLink(db, { tokenHash: hashSecret(token), purpose: 'unsubscribe', now })
  if (subscriberId === undefined) return refused('link-not-valid')

  await db.transaction((tx) => markUnsubscribed(tx, subscriberId, now))
  return accepted(null)
}

/** The same for somebody who is signed in: their address is proven, so no link is needed. */
export async function unsubscribeAddress(db: Database, email: string, now: Date): Promise<void> {
  const subscriberId = await findSubscriberId(db, email)
  if (subscriberId !== undefined) await db.transaction((tx) => markUnsubscribed(tx, subscriberId, now))
}
