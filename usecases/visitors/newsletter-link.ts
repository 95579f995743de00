import type { Database } from '#db/client.ts'
import { sealText } from '#db/sealed-text.ts'
import { recordNewsletterLink } from '#db/visitors/subscribers.ts'
import type { SealedText } from '#domain/sealed-text.ts'
import type { Site } from '#domain/site.ts'
import type { NewsletterLinkPurpose } from '#domain/visitors/newsletter-links.ts'
import { hashSecret, newSecret } from '#usecases/secrets.ts'

const PATHS: Record<NewsletterLinkPurpose, string> = {
  confirm: '/newsletter/confirm',
  unsubscribe: '/newsletter/unsubscribe',
}

type LinkOrder = { readonly subscriberId: number; readonly purpose: NewsletterLinkPurpose; readonly now: Date }

/** A link for one email. The database stores its hash, and the queued email has it encrypted until it is sent. */
export async function createNewsletterLink(
  tx: Database,
  site: Site,
  { subscriberId, purpose, now }: LinkOrder,
): Promise<{ link: SealedText; tokenHash: string }> {
  const token = newSecret()
  const tokenHash = hashSecret(token)
  await recordNewsletterLink(tx, { tokenHash, subscriberId, purpose, createdAt: now })

  return { link: sealText(`${site.appUrl}${PATHS[purpose]}?token=${token}`, site.secret), tokenHash }
}
