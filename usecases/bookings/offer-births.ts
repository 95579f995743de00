import { listGivenBirths } from '#db/bookings/booking-births.ts'
import { unsealBirthDetails } from '#db/charts/birth-details.ts'
import { listBirthProfiles } from '#db/charts/birth-profiles.ts'
import type { Database } from '#db/client.ts'
import { hasKeyFor, type KeyRing } from '#db/key-ring.ts'
import type { BirthDetails } from '#domain/births/birth-details.ts'
import type { BookedBirthTexts } from '#domain/births/birth-form.ts'
import { birthTextsOf, NO_BIRTH_TEXTS, savedBirthTexts } from '#domain/births/birth-texts.ts'

export type OfferedBirths = {
  /** The client's own, as last given; empty if it is not known. */
  readonly own: BookedBirthTexts
  readonly saved: readonly { readonly id: string; readonly texts: BookedBirthTexts }[]
  readonly currentLocation: string
  /** What was given with the latest bookings, the latest first. */
  readonly given: readonly BirthDetails[]
}

export const NO_OFFERED_BIRTHS: OfferedBirths = { own: NO_BIRTH_TEXTS, saved: [], currentLocation: '', given: [] }

/** What a client has entered before and is offered again: nothing is asked twice. */
export async function offerBirths(db: Database, keys: KeyRing, userId: string): Promise<OfferedBirths> {
  const profiles = await listBirthProfiles(db, keys, userId)
  const sealed = await listGivenBirths(db, userId)
  const given = sealed.filter((each) => hasKeyFor(each, keys)).map((each) => unsealBirthDetails(each, keys))
  const own = given.find(({ birthDate, intake }) => birthDate !== null && !intake?.name)
  return {
    own: own ? birthTextsOf(own) : NO_BIRTH_TEXTS,
    saved: profiles.map((profile) => ({ id: profile.id, texts: savedBirthTexts(profile) })),
    currentLocation: given[0]?.currentLocation ?? '',
    given,
  }
}
