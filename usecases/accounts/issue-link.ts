import { deleteAccountLinks, type NewAccountLink, recordAccountLink } from '#db/accounts/account-links.ts'
import type { Database } from '#db/client.ts'
import { sealText } from '#db/sealed-text.ts'
import { linkExpiry } from '#domain/accounts/account-links.ts'
import type { SealedText } from '#domain/sealed-text.ts'
import type { Site } from '#domain/site.ts'
import { hashSecret, newSecret } from '#usecases/secrets.ts'

type LinkOrder = Omit<NewAccountLink, 'tokenHash' | 'createdAt' | 'expiresAt'> & {
  readonly path: LinkPath
  readonly now: Date
}

/** The page for each kind of link; the origin comes from the settings, never from a request. */
type LinkPath =
  | '/account/verify'
  | '/account/confirm-address'
  | '/account/confirm-identity'
  | '/account/invitation'
  | '/auth?reset=true'
  | '/astrologer-setup'
  | '/create-admin'

export type IssuedLink = { readonly url: string; readonly tokenHash: string; readonly expiresAt: Date }

/** Creates a one-time link and invalidates earlier ones of the same account and purpose. */
export async function issueLink(tx: Database, site: Site, order: LinkOrder): Promise<IssuedLink> {
  const { path, now, ...link } = order
  if (link.userId !== undefined) await deleteAccountLinks(tx, link.userId, link.purpose)

  const token = newSecret()
  const tokenHash = hashSecret(token)
  const expiresAt = linkExpiry(link.purpose, now)
  await recordAccountLink(tx, { ...link, tokenHash, createdAt: now, expiresAt })

  return { url: `${site.appUrl}${path}${path.includes('?') ? '&' : '?'}token=${token}`, tokenHash, expiresAt }
}

export function sealedLink(link: IssuedLink, site: Site): { link: SealedText; expiresAt: string } {
  return { link: sealText(link.url, site.secret), expiresAt: link.expiresAt.toISOString() }
}
