import type { BookingRow } from '#db/bookings/bookings.ts'
import { unsealBirthDetails } from '#db/charts/birth-details.ts'
import { hasKeyFor, type KeyRing } from '#db/key-ring.ts'
import type { BirthDetails } from '#domain/births/birth-details.ts'
import type { IntakeAnswer } from '#domain/content/intake-questions.ts'

type Given = Pick<BookingRow, 'birthDetails'>

/** What was given with a booking; null if nothing was, or if its key is missing. */
export function unsealGivenDetails({ birthDetails }: Given, keys: KeyRing): BirthDetails | null {
  return birthDetails !== null && hasKeyFor(birthDetails, keys) ? unsealBirthDetails(birthDetails, keys) : null
}

/** The files that the booking form asked for. */
export function requestedFiles(details: Pick<BirthDetails, 'answers'> | null): readonly IntakeAnswer[] {
  return (details?.answers ?? []).filter(({ kind }) => kind === 'file')
}
