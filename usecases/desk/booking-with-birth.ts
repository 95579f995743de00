import { unsealBirthDetails } from '#db/charts/birth-details.ts'
import type { DeskBooking } from '#db/desk/desk-bookings.ts'
import { hasKeyFor, type KeyRing } from '#db/key-ring.ts'

type Sealed = Pick<DeskBooking, 'id' | 'birthDetails'>

/** The first of these bookings whose birth can be cast as a chart. Nothing of the birth is shown, so no view is recorded. */
export function bookingWithBirth(bookings: readonly Sealed[], keys: KeyRing): string | null {
  const found = bookings.find(({ birthDetails }) => {
    if (birthDetails === null || !hasKeyFor(birthDetails, keys)) return false
    const details = unsealBirthDetails(birthDetails, keys)
    return details?.birthDate && details.birthTime && (details.birthPlace || details.intake?.place)
  })
  return found?.id ?? null
}
