import { takeUnconfirmedIdentity } from '#db/accounts/identities.ts'
import type { Database } from '#db/client.ts'
import { accepted, type Outcome, refused } from '#domain/outcome.ts'
import { hashSecret } from '#usecases/secrets.ts'
import { inspectLink, type LinkRefusal, type LinkVisit, takeLink } from '../take-link.ts'
import { enterWithNewIdentity } from './enter-with-identity.ts'
import type { Browser, OpenedSession } from './open-session.ts'

export type ConfirmIdentityRefusal = LinkRefusal | 'other-browser' | 'account-closed'

type IdentityVisit = LinkVisit & { readonly identityToken: string | undefined }

/** The address that the link would confirm, in the browser that came from the provider. */
export async function openIdentityConfirmation(
  db: Database,
  visit: IdentityVisit,
): Promise<Outcome<{ email: string }, ConfirmIdentityRefusal>> {
  const link = await inspectLink(db, 'confirm-identity', visit)
  if (!link.ok) return link
  if (link.value.email === null) return refused('link-unusable')
  return visit.identityToken === undefined ? refused('other-browser') : accepted({ email: link.value.email })
}

/**
 * The email proves the address and the cookie proves who came from the provider. Both are needed: otherwise an attacker
 * could have us email a victim, whose click would open the account to the attacker.
 */
export async function confirmIdentity(
  db: Database,
  visit: IdentityVisit & { browser: Browser },
): Promise<Outcome<{ session: OpenedSession; returnTo: string }, ConfirmIdentityRefusal>> {
  const { token, identityToken, browser, now } = visit
  const link = await inspectLink(db, 'confirm-identity', visit)
  if (!link.ok) return link
  if (identityToken === undefined) return refused('other-browser')

  return db.transaction(async (tx) => {
    const hashes = { browserHash: hashSecret(identityToken), linkHash: hashSecret(token), now }
    const identity = await takeUnconfirmedIdentity(tx, hashes)
    if (!identity) return refused('other-browser')

    const taken = await takeLink(tx, 'confirm-identity', token, now)
    if (!taken?.email || identity.consentedAt === null) return refused('link-unusable')

    const session = await enterWithNewIdentity(tx, { ...identity, email: taken.email }, browser, now)
    return session.ok ? accepted({ session: session.value, returnTo: identity.returnTo }) : session
  })
}
