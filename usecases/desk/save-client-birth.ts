import { recordConsent } from '#db/accounts/consents.ts'
import { lockAccount } from '#db/accounts/users.ts'
import { recordAudit } from '#db/audit-log.ts'
import { changeBirthProfile, listBirthProfiles, recordBirthProfile } from '#db/charts/birth-profiles.ts'
import type { Database } from '#db/client.ts'
import { listClientBookings } from '#db/desk/desk-bookings.ts'
import type { KeyRing } from '#db/key-ring.ts'
import type { Birth } from '#domain/births/birth.ts'
import { MAX_PROFILES } from '#domain/births/birth-profiles.ts'
import { savedChartKey } from '#domain/charts/saved-chart.ts'
import { accepted, type Outcome, refused } from '#domain/outcome.ts'
import type { DeskScope } from '#domain/rights.ts'
import { isUuid } from '#domain/uuid.ts'

export type ClientBirthRefusal =
  | 'client-not-found'
  | 'name-missing'
  | 'consent-missing'
  | 'person-known'
  | 'too-many-profiles'

type ClientBirth = {
  readonly userId: string
  /** The name says whose birth of the family it is. */
  readonly birth: Birth
  /** Whether the client said so, on the phone or in a session. */
  readonly hasConsented: boolean
  /** Whether another birth of someone with this name may be replaced. */
  readonly replaces: boolean
  readonly staffId: string
  readonly scope: DeskScope
}

/** Saves a birth with a client's own: the client sees it, books with it and can delete it. Safe to repeat. */
export async function saveClientBirth(
  db: Database,
  ring: KeyRing,
  { userId, birth, hasConsented, replaces, staffId, scope }: ClientBirth,
  now: Date,
): Promise<Outcome<{ readonly id: string }, ClientBirthRefusal>> {
  if (!isUuid(userId)) return refused('client-not-found')
  if (birth.fullName === '') return refused('name-missing')
  if (!hasConsented) return refused('consent-missing')
  return db.transaction(async (tx) => {
    // A concurrent erasure waits, or was before; two saved at once are compared one after the other.
    await lockAccount(tx, userId)
    const [latest] = await listClientBookings(tx, scope, userId)
    if (!latest || latest.isClientErased) return refused('client-not-found')

    const profiles = await listBirthProfiles(tx, ring, userId)
    const person = profiles.find((each) => each.birth.fullName.toLowerCase() === birth.fullName.toLowerCase())
    if (person && savedChartKey(person.birth) === savedChartKey(toTheMinute(birth))) return accepted({ id: person.id })
    if (person && !replaces) return refused('person-known')
    if (!person && profiles.length >= MAX_PROFILES) return refused('too-many-profiles')

    const told = { timeKnown: birth.time === null ? 'unknown' : 'exact', birthPlace: '' } as const
    if (person) await changeBirthProfile(tx, ring, { id: person.id, userId, birth, told })
    const id = person?.id ?? (await recordBirthProfile(tx, ring, { userId, birth, now }))
    await recordConsent(tx, userId, 'birth-details', now)
    const subject = { kind: 'user', id: userId }
    await recordAudit(tx, { action: 'birth-saved-for-client', actorId: staffId, subject, at: now })
    return accepted({ id })
  })
}

/** As the births of clients are stored. */
function toTheMinute(birth: Birth): Birth {
  return { ...birth, time: birth.time?.slice(0, 5) ?? null }
}
