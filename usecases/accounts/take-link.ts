import { type AccountLink, findAccountLink, takeAccountLink } from '#db/accounts/account-links.ts'
import type { Database } from '#db/client.ts'
import type { LinkPurpose } from '#domain/accounts/account-links.ts'
import { networkOf } from '#domain/limits/client-network.ts'
import { accepted, type Outcome, refused } from '#domain/outcome.ts'
import { countTry, forgetTry, type TooOften } from '#usecases/limits/count-try.ts'
import { hashSecret } from '#usecases/secrets.ts'

export type LinkRefusal = 'link-unusable' | TooOften

export type LinkVisit = { readonly token: string; readonly address: string; readonly now: Date }

/** Checks a link without using it up. Wrong guesses are limited; a valid link does not count. */
export async function inspectLink(
  db: Database,
  purpose: LinkPurpose,
  { token, address, now }: LinkVisit,
): Promise<Outcome<AccountLink, LinkRefusal>> {
  const guesser = networkOf(address)
  const counted = await countTry(db, 'link-guess', guesser, now)
  if (!counted.ok) return counted

  const link = await findAccountLink(db, hashSecret(token), purpose, now)
  if (!link) return refused('link-unusable')

  await forgetTry(db, 'link-guess', guesser, now)
  return accepted(link)
}

/** Uses up a checked link; another request may have been faster. */
export function takeLink(
  tx: Database,
  purpose: LinkPurpose,
  token: string,
  now: Date,
): Promise<AccountLink | undefined> {
  return takeAccountLink(tx, hashSecret(token), purpose, now)
}
