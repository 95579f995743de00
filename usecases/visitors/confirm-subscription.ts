import type { Database } from '#db/client.ts'
import { findSubscriberByLink, markSubscriptionConfirmed } from '#db/visitors/subscribers.ts'
import { accepted, type Outcome, refused } from '#domain/outcome.ts'
import { hashSecret } from '#usecases/secrets.ts'

type Click = { readonly token: string; readonly now: Date }

export async function isConfirmationLink(db: Database, { token, now }: Click): Promise<boolean> {
  return (await findSubscriberByLink(db, { tokenHash: hashSecret(token), purpose: 'confirm', now })) !== undefined
}

/** Confirms a subscription by its emailed link. Safe to repeat. */
export async function confirmSubscription(
  db: Database,
  { token, now }: Click,
): Promise<Outcome<null, 'link-not-valid'>> {
  const subscriberId = await findSubscriberByLink(db, { tokenHash: hashSecret(token), purpose: 'confirm', now })
  if (subscriberId === undefined) return refused('link-not-valid')

  await markSubscriptionConfirmed(db, subscriberId, now)
  return accepted(null)
}
