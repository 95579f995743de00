import { unsealBirthDetails } from '#db/charts/birth-details.ts'
import { hasKeyFor, type KeyRing } from '#db/key-ring.ts'
import type { BirthDetails } from '#domain/births/birth-details.ts'
import type { SealedText } from '#domain/sealed-text.ts'

export type GivenContact = Pick<BirthDetails, 'phone' | 'currentLocation'>

/**
 * The phone number and location given with a booking; the profile may have an older number or none. Returns no birth
 * details, so the view is not logged.
 */
export function givenContact(sealed: SealedText | null, keys: KeyRing): GivenContact {
  if (sealed === null || !hasKeyFor(sealed, keys)) return { phone: null, currentLocation: null }
  const { phone, currentLocation } = unsealBirthDetails(sealed, keys)
  return { phone, currentLocation }
}

/** The most recent contact from several bookings of one client, given latest first. */
export function lastGivenContact(sealed: readonly (SealedText | null)[], keys: KeyRing): GivenContact {
  for (const details of sealed) {
    const given = givenContact(details, keys)
    if (given.phone !== null) return given
  }
  return { phone: null, currentLocation: null }
}
