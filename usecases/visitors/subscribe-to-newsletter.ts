import type { Database } from '#db/client.ts'
import { recordSubscriptionRequest } from '#db/visitors/subscribers.ts'
import { parseEmail } from '#domain/email-address.ts'
import { networkOf } from '#domain/limits/client-network.ts'
import { accepted, type Outcome, refused } from '#domain/outcome.ts'
import type { Site } from '#domain/site.ts'
import type { NewsletterSource } from '#domain/visitors/newsletter-links.ts'
import { queueEmail } from '#usecases/emails/queue-email.ts'
import { countEmail, countTry, type TooOften } from '#usecases/limits/count-try.ts'
import type { FormOrigin, Invalid } from './form-origin.ts'
import { createNewsletterLink } from './newsletter-link.ts'

type Request = { readonly email: string; readonly source: NewsletterSource }

/**
 * Sends a confirmation email. The outcome is the same for new, waiting, subscribed and unsubscribed addresses, so that
 * it reveals nothing about who subscribes.
 */
export async function subscribeToNewsletter(
  db: Database,
  site: Site,
  { email: typed, source }: Request,
  { address, now, honeypot }: FormOrigin,
): Promise<Outcome<null, Invalid<'email'> | TooOften>> {
  if (honeypot !== '') return accepted(null)

  const email = parseEmail(typed)?.toLowerCase()
  if (!email) return refused({ reason: 'invalid', problems: { email: typed.trim() === '' ? 'missing' : 'invalid' } })

  const counted = await countTry(db, 'newsletter', networkOf(address), now)
  if (!counted.ok) return counted

  const mail = await countEmail(db, 'subscribe', email, now)
  if (!mail.ok) return mail
  await askForConfirmation(db, site, { email, source }, now)
  return accepted(null)
}

async function askForConfirmation(db: Database, site: Site, request: Request, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    const subscriberId = await recordSubscriptionRequest(tx, { ...request, requestedAt: now })
    if (subscriberId === undefined) return

    const { link, tokenHash } = await createNewsletterLink(tx, site, { subscriberId, purpose: 'confirm', now })
    await queueEmail(tx, {
      eventKey: `newsletter-opt-in:${tokenHash}`,
      to: { address: request.email },
      email: { kind: 'newsletter-opt-in', link },
      language: site.language,
    })
  })
}
