import { findWaitlistEntry, type OwnWaitlistEntry } from '#db/bookings/waitlist-entries.ts'
import type { Database } from '#db/client.ts'
import type { KeyRing } from '#db/key-ring.ts'
import { findSeatWait } from '#db/learning/cohort-waitlist.ts'
import { type WaitlistPage, waitlistPath } from '#domain/bookings/booking-links.ts'
import type { Language } from '#domain/languages.ts'
import type { Outcome } from '#domain/outcome.ts'
import { openSignedLink } from '#usecases/accounts/open-signed-link.ts'
import type { LinkRefusal, LinkVisit } from '#usecases/accounts/take-link.ts'
import { signLink } from '#usecases/signed-links.ts'

/** It takes or declines an offer and leaves the waitlist; it opens no booking and no account. */
const RIGHT = 'wait'

/** A link that opens one entry of the waitlist for the reader of an email. */
export function waitlistLinkPath(
  keys: KeyRing,
  page: WaitlistPage,
  { entryId, email }: { readonly entryId: string; readonly email: string },
): string {
  return waitlistPath(page, signLink(keys, RIGHT, { id: entryId, email }))
}

export function openWaitlistLink(
  db: Database,
  keys: KeyRing,
  { language, ...visit }: LinkVisit & { readonly language?: Language },
): Promise<Outcome<OwnWaitlistEntry, LinkRefusal>> {
  return openSignedLink(db, keys, RIGHT, visit, (id) => findWaitlistEntry(db, id, { language, now: visit.now }))
}

export function openSeatWaitLink(
  db: Database,
  keys: KeyRing,
  { language, ...visit }: LinkVisit & { readonly language?: Language },
): Promise<Outcome<SeatWaitOfLink, LinkRefusal>> {
  return openSignedLink(db, keys, RIGHT, visit, (id) => findSeatWait(db, id, language))
}

type SeatWaitOfLink = NonNullable<Awaited<ReturnType<typeof findSeatWait>>>
