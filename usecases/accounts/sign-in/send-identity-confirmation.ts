import { findUnconfirmedIdentity, recordConfirmationLink } from '#db/accounts/identities.ts'
import type { Database } from '#db/client.ts'
import { accountEmail } from '#domain/accounts/accounts.ts'
import { readerOf } from '#domain/emails/emails.ts'
import { networkOf } from '#domain/limits/client-network.ts'
import { accepted, type Outcome, refused } from '#domain/outcome.ts'
import type { Site } from '#domain/site.ts'
import { queueEmail } from '#usecases/emails/queue-email.ts'
import { countEmail, countTry, type TooOften } from '#usecases/limits/count-try.ts'
import { hashSecret } from '#usecases/secrets.ts'
import { issueLink, sealedLink } from '../issue-link.ts'

export type IdentityConfirmationRefusal =
  | { readonly reason: 'email-invalid' | 'consent-missing' | 'state-unknown' }
  | TooOften

/** The provider has not verified an address, so the user enters one and we email a link to it. */
export async function sendIdentityConfirmation(
  db: Database,
  site: Site,
  form: { email: string; hasConsented: boolean; identityToken: string },
  { address, now }: { address: string; now: Date },
): Promise<Outcome<null, IdentityConfirmationRefusal>> {
  const email = accountEmail(form.email)
  if (email === undefined) return refused({ reason: 'email-invalid' })
  if (!form.hasConsented) return refused({ reason: 'consent-missing' })

  const browserHash = hashSecret(form.identityToken)
  const identity = await findUnconfirmedIdentity(db, browserHash, now)
  if (!identity) return refused({ reason: 'state-unknown' })

  const fromPlace = await countTry(db, 'email-address', networkOf(address), now)
  if (!fromPlace.ok) return fromPlace
  const toMailbox = await countEmail(db, 'confirm-identity', email, now)
  if (!toMailbox.ok) return toMailbox

  return db.transaction(async (tx) => {
    const order = { purpose: 'confirm-identity', path: '/account/confirm-identity', email, now } as const
    const link = await issueLink(tx, site, order)
    await recordConfirmationLink(tx, { browserHash, linkHash: link.tokenHash, consentedAt: now })
    await queueEmail(tx, {
      eventKey: `confirm-identity:${link.tokenHash}`,
      to: readerOf({ email, fullName: identity.fullName }),
      email: { kind: 'verify-address', ...sealedLink(link, site) },
      language: site.language,
    })
    return accepted(null)
  })
}
