import { listBirthProfiles } from '#db/charts/birth-profiles.ts'
import { listRememberedPeople } from '#db/charts/remembered-people.ts'
import type { Database } from '#db/client.ts'
import type { KeyRing } from '#db/key-ring.ts'
import { type FamilyDay, type FamilyPerson, listFamilyDays } from '#domain/almanac/family-days.ts'
import { lunarDayOf } from '#domain/almanac/lunar-day.ts'
import type { AlmanacPlace } from '#domain/births/places.ts'
import { addDays, type IsoDate } from '#domain/time/india-time.ts'

/** The saved births of a user and those whom the user remembers. */
export async function readFamily(db: Database, keys: KeyRing, userId: string): Promise<FamilyPerson[]> {
  const remembered = await listRememberedPeople(db, keys, userId)
  const departed = new Set(remembered.map(({ profileId }) => profileId))
  const profiles = await listBirthProfiles(db, keys, userId)
  return [
    ...profiles
      .filter(({ id }) => !departed.has(id))
      .map(({ id, birth }) => ({ id, name: birth.fullName, bornOn: birth.date, birth: lunarDayOf(birth) })),
    ...remembered.map(({ id, name, month, tithi, reckoning, isMonthly }) => ({
      id,
      name,
      death: { month, tithi, reckoning, isMonthly },
    })),
  ]
}

const YEAR_DAYS = 365

/** The days of a family from a day on, for a year. */
export function readFamilyDays(place: AlmanacPlace, people: readonly FamilyPerson[], from: IsoDate): FamilyDay[] {
  const year = Number(from.slice(0, 4))
  const days = [...listFamilyDays(place, year, people), ...listFamilyDays(place, year + 1, people)]
  const end = addDays(from, YEAR_DAYS)
  return days.filter(({ date }) => date >= from && date < end)
}
