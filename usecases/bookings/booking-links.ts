import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'
import { findLinkedBooking } from '#db/bookings/booking-clients.ts'
import type { Database } from '#db/client.ts'
import type { KeyRing } from '#db/key-ring.ts'
import { LINK_RIGHTS, type LinkedPage, type LinkRight, linkedPath } from '#domain/bookings/booking-links.ts'
import { networkOf } from '#domain/client-network.ts'
import { accepted, type Outcome, refused } from '#domain/outcome.ts'
import type { LinkRefusal, LinkVisit } from '#usecases/accounts/take-link.ts'
import { countTry, forgetTry } from '#usecases/limits/count-try.ts'

type Recipient = { readonly bookingId: string; readonly email: string }

/**
 * A link that opens one booking for the reader of an email (0119). Its token is signed and not stored, so an email can be
 * composed again at any time. It is bound to the address: when that changes or is erased, the link stops working.
 */
export function bookingLinkPath(keys: KeyRing, page: LinkedPage, recipient: Recipient): string {
  const id = Buffer.from(recipient.bookingId.replaceAll('-', ''), 'hex')
  const token = Buffer.concat([id, signature(keys[0], LINK_RIGHTS[page], recipient)])
  return linkedPath(page, token.toString('base64url'))
}

export type LinkedBooking = Recipient & { readonly userId: string }

/** The booking that a link opens. Wrong guesses are limited; a valid link does not count. */
export async function openBookingLink(
  db: Database,
  keys: KeyRing,
  page: LinkedPage,
  { token, address, now }: LinkVisit,
): Promise<Outcome<LinkedBooking, LinkRefusal>> {
  const guesser = networkOf(address)
  const counted = await countTry(db, 'link-guess', guesser, now)
  if (!counted.ok) return counted

  const read = readToken(token)
  const booking = read && (await findLinkedBooking(db, read.bookingId))
  if (!booking) return refused('link-unusable')
  const isSigned = keys.some((key) => timingSafeEqual(signature(key, LINK_RIGHTS[page], booking), read.signature))
  if (!isSigned) return refused('link-unusable')

  await forgetTry(db, 'link-guess', guesser, now)
  return accepted(booking)
}

const ID_BYTES = 16
const SIGNATURE_BYTES = 32

function readToken(token: string): { readonly bookingId: string; readonly signature: Buffer } | undefined {
  const bytes = Buffer.from(token, 'base64url')
  if (bytes.length !== ID_BYTES + SIGNATURE_BYTES) return undefined
  const bookingId = bytes.toString('hex', 0, ID_BYTES).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
  return { bookingId, signature: bytes.subarray(ID_BYTES) }
}

/** The key is derived, so that signatures and sealed texts never share one. */
function signature(key: string, right: LinkRight, { bookingId, email }: Recipient): Buffer {
  const derived = Buffer.from(hkdfSync('sha256', key, '', 'muhurta booking link', SIGNATURE_BYTES))
  return createHmac('sha256', derived).update(`${right} ${bookingId} ${email}`).digest()
}
