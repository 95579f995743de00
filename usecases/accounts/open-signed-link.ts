import type { Database } from '#db/client.ts'
import type { KeyRing } from '#db/key-ring.ts'
import { networkOf } from '#domain/limits/client-network.ts'
import { accepted, type Outcome, refused } from '#domain/outcome.ts'
import { countTry, forgetTry } from '#usecases/limits/count-try.ts'
import { isSignedFor, readSignedToken } from '#usecases/signed-links.ts'
import type { LinkRefusal, LinkVisit } from './take-link.ts'

/** What a signed link opens. Wrong guesses are limited; a valid link does not count. */
export async function openSignedLink<Found extends { readonly email: string }>(
  db: Database,
  keys: KeyRing,
  right: string | ((found: Found) => string),
  { token, address, now }: LinkVisit,
  find: (id: string) => Promise<Found | undefined>,
): Promise<Outcome<Found, LinkRefusal>> {
  const guesser = networkOf(address)
  const counted = await countTry(db, 'link-guess', guesser, now)
  if (!counted.ok) return counted

  const read = readSignedToken(token)
  const found = read && (await find(read.id))
  const signedRight = found && typeof right === 'function' ? right(found) : right
  if (!found || typeof signedRight !== 'string' || !isSignedFor(keys, signedRight, read, found.email)) {
    return refused('link-unusable')
  }

  await forgetTry(db, 'link-guess', guesser, now)
  return accepted(found)
}
