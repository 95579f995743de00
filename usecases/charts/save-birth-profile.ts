import { recordConsent } from '#db/accounts/consents.ts'
import { lockAccount } from '#db/accounts/users.ts'
import { countBirthProfiles, deleteBirthProfile, recordBirthProfile } from '#db/charts/birth-profiles.ts'
import type { Database } from '#db/client.ts'
import type { KeyRing } from '#db/key-ring.ts'
import type { Birth } from '#domain/births/birth.ts'
import { MAX_PROFILES } from '#domain/births/birth-profiles.ts'
import { accepted, type Outcome, refused } from '#domain/outcome.ts'
import { isUuid } from '#domain/uuid.ts'

export type SaveRefusal = 'consent-missing' | 'too-many-profiles'

type ProfileToSave = {
  readonly userId: string
  readonly birth: Birth
  readonly hasConsented: boolean
  readonly now: Date
}

/** Saves a birth for its owner, encrypted, together with their consent. */
export async function saveBirthProfile(
  db: Database,
  ring: KeyRing,
  { userId, birth, hasConsented, now }: ProfileToSave,
): Promise<Outcome<{ id: string }, SaveRefusal>> {
  if (!hasConsented) return refused('consent-missing')

  return db.transaction(async (tx) => {
    // Two saved at once are counted one after the other.
    await lockAccount(tx, userId)
    if ((await countBirthProfiles(tx, userId)) >= MAX_PROFILES) return refused('too-many-profiles')
    const id = await recordBirthProfile(tx, ring, { userId, birth, now })
    await recordConsent(tx, userId, 'birth-details', now)
    return accepted({ id })
  })
}

export async function removeBirthProfile(
  db: Database,
  profile: { id: string; userId: string },
): Promise<Outcome<null, 'profile-not-found'>> {
  const isDeleted = isUuid(profile.id) && (await deleteBirthProfile(db, profile))
  return isDeleted ? accepted(null) : refused('profile-not-found')
}
