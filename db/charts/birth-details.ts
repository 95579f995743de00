import { type KeyRing, sealWithRing, unsealWithRing } from '#db/key-ring.ts'
import { type BirthDetails, readBirthDetails } from '#domain/births/birth-details.ts'
import type { SealedText } from '#domain/sealed-text.ts'

export function sealBirthDetails(details: BirthDetails, ring: KeyRing): SealedText {
  return sealWithRing(JSON.stringify(details), ring)
}

export function unsealBirthDetails(sealed: SealedText, ring: KeyRing): BirthDetails {
  const details = readBirthDetails(JSON.parse(unsealWithRing(sealed, ring)))
  if (!details) throw new Error('The sealed text contains no birth details.')
  return details
}
