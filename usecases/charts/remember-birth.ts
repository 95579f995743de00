import { changeBirthProfile, listBirthProfiles, recordBirthProfile } from '#db/charts/birth-profiles.ts'
import type { Database } from '#db/client.ts'
import type { KeyRing } from '#db/key-ring.ts'
import type { BirthDetails } from '#domain/births/birth-details.ts'
import { birthOfDetails } from '#domain/births/birth-details.ts'
import { type AsTold, MAX_PROFILES } from '#domain/births/birth-profiles.ts'

/**
 * Saves the birth of a booking for the next one, in the transaction that holds the client's row. Someone of the same name
 * is saved once, with what was said last; beyond the limit nothing is saved.
 */
export async function rememberBirth(
  tx: Database,
  ring: KeyRing,
  { userId, details, now }: { readonly userId: string; readonly details: BirthDetails; readonly now: Date },
): Promise<void> {
  const { birthDate, intake } = details
  if (birthDate === null || !intake) return
  const birth = birthOfDetails({ ...details, birthDate }, null)
  const told: AsTold = { timeKnown: intake.timeKnown, birthPlace: details.birthPlace ?? '' }
  const profiles = await listBirthProfiles(tx, ring, userId)
  const known = profiles.find((profile) => isSameName(profile.birth.fullName, birth.fullName))
  if (known) await changeBirthProfile(tx, ring, { id: known.id, userId, birth, told })
  else if (profiles.length < MAX_PROFILES) await recordBirthProfile(tx, ring, { userId, birth, told, now })
}

function isSameName(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase()
}
