import type { Database } from '#db/client.ts'
import { findSubscriberByLink, findSubscriberId, markUnsubscribed } from '#db/visitors/subscribers.ts'
import { accepted, type Outcome, refused } from '#domain/outcome.ts'
import { hashSecret } from '#usecases/secrets.ts'

type Click = { readonly token: string; readonly now: Date }

/** Unsubscribes at once with one click, by the reader or by their mail program (RFC 8058). */
export async function unsubscribe(db: Database, { token, now }: Click): Promise<Outcome<null, 'link-not-valid'>> {
  const subscriberId = await findSubscriberByLink(db, { tokenHash: hashSecret(token), purpose: 'unsubscribe', now })
  if (subscriberId === undefined) return refused('link-not-valid')

  await db.transaction((tx) => markUnsubscribed(tx, subscriberId, now))
  return accepted(null)
}

/** The same for a signed-in reader: their address is verified, so no link is needed. */
export async function unsubscribeAddress(db: Database, email: string, now: Date): Promise<void> {
  const subscriberId = await findSubscriberId(db, email)
  if (subscriberId !== undefined) await db.transaction((tx) => markUnsubscribed(tx, subscriberId, now))
}
