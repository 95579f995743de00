import { isDeepStrictEqual } from 'node:util'
import { recordConsent } from '#db/accounts/consents.ts'
import { lockAccount } from '#db/accounts/users.ts'
import { listBirthProfiles } from '#db/charts/birth-profiles.ts'
import {
  deleteRememberedPerson,
  listRememberedPeople,
  recordRememberedPerson,
  type SavedRemembered,
} from '#db/charts/remembered-people.ts'
import type { Database } from '#db/client.ts'
import type { KeyRing } from '#db/key-ring.ts'
import { lunarDayOf } from '#domain/almanac/lunar-day.ts'
import { amantaMonth, isMonthReckoning } from '#domain/almanac/month-reckoning.ts'
import { type Death, MAX_REMEMBERED, type RememberedPerson } from '#domain/almanac/remembered-person.ts'
import { USUAL_CONTEXT } from '#domain/births/birth.ts'
import type { Place } from '#domain/births/places.ts'
import { accepted, type Outcome, refused } from '#domain/outcome.ts'
import { countGraphemes, normalizeLine, normalizeName } from '#domain/text.ts'
import { isCalendarDate, isTimeOfDay, istDate } from '#domain/time/india-time.ts'
import { isUuid } from '#domain/uuid.ts'
import { findPlace } from '#usecases/charts/find-place.ts'

/** As it was typed. */
export const REMEMBERED_FIELDS = [
  'profile',
  'name',
  'deathDate',
  'deathTime',
  'deathPlace',
  'month',
  'tithi',
  'reckoning',
] as const
export type RememberedForm = Readonly<Record<(typeof REMEMBERED_FIELDS)[number], string>>

export type RememberProblem =
  | { readonly field: 'name'; readonly problem: 'missing' | 'too-long' }
  | { readonly field: 'deathDate'; readonly problem: 'missing' | 'invalid' | 'later' | 'unsupported' }
  | { readonly field: 'deathTime'; readonly problem: 'invalid' | 'needed' }
  | { readonly field: 'deathPlace'; readonly problem: 'missing' | 'unknown' }
  | { readonly field: 'tithi'; readonly problem: 'missing' }
  | { readonly field: 'consent'; readonly problem: 'missing' }
  | { readonly field: 'form'; readonly problem: 'too-many' }

type Remembering = {
  readonly userId: string
  readonly form: RememberedForm
  readonly isMonthly: boolean
  readonly hasConsented: boolean
  readonly now: Date
}

const LONGEST_NAME = 100

/** Saves a relative who has died for a user, encrypted, together with the user's consent. Safe to repeat. */
export async function rememberPerson(
  db: Database,
  keys: KeyRing,
  { userId, form, isMonthly, hasConsented, now }: Remembering,
): Promise<Outcome<null, RememberProblem>> {
  const profiles = form.profile === '' ? [] : await listBirthProfiles(db, keys, userId)
  const profile = profiles.find(({ id }) => id === form.profile)
  const name = normalizeName(form.name) || (profile?.birth.fullName ?? '')
  if (name === '') return refused({ field: 'name', problem: 'missing' })
  if (countGraphemes(name) > LONGEST_NAME) return refused({ field: 'name', problem: 'too-long' })
  const day = await readDay(form, now)
  if (!day.ok) return day
  if (!hasConsented) return refused({ field: 'consent', problem: 'missing' })

  const person: RememberedPerson = { name, profileId: profile?.id ?? null, ...day.value, isMonthly }
  return db.transaction(async (tx) => {
    // Two saved at once are compared and counted one after the other.
    await lockAccount(tx, userId)
    const saved = await listRememberedPeople(tx, keys, userId)
    const isSame = ({ id: _, ...other }: SavedRemembered) =>
      isDeepStrictEqual({ ...other, reckoning: person.reckoning }, person)
    if (saved.some(isSame)) return accepted(null)
    if (saved.length >= MAX_REMEMBERED) return refused({ field: 'form', problem: 'too-many' })
    await recordRememberedPerson(tx, keys, { userId, person, now })
    await recordConsent(tx, userId, 'birth-details', now)
    return accepted(null)
  })
}

export async function forgetPerson(db: Database, entry: { id: string; userId: string }): Promise<boolean> {
  return isUuid(entry.id) && (await deleteRememberedPerson(db, entry))
}

type Day = Pick<RememberedPerson, 'death' | 'month' | 'tithi' | 'reckoning'>

/** The lunar day: as the family knows it, or that of the date. */
async function readDay(form: RememberedForm, now: Date): Promise<Outcome<Day, RememberProblem>> {
  if (form.month === '' && form.tithi === '') return readDeath(form, now)
  const month = Number(form.month || Number.NaN)
  const tithi = Number(form.tithi || Number.NaN)
  const { reckoning } = form
  const isKnown =
    Number.isInteger(month) && Number.isInteger(tithi) && month >= 0 && month < 12 && tithi >= 0 && tithi < 30
  if (!isKnown || !isMonthReckoning(reckoning)) return refused({ field: 'tithi', problem: 'missing' })
  return accepted({ death: null, month: amantaMonth(month, tithi, reckoning), tithi, reckoning })
}

async function readDeath(form: RememberedForm, now: Date): Promise<Outcome<Day, RememberProblem>> {
  const date = form.deathDate.trim()
  if (date === '') return refused({ field: 'deathDate', problem: 'missing' })
  if (!isCalendarDate(date)) return refused({ field: 'deathDate', problem: 'invalid' })
  if (date > istDate(now)) return refused({ field: 'deathDate', problem: 'later' })
  const time = form.deathTime.trim()
  if (time !== '' && !isTimeOfDay(time)) return refused({ field: 'deathTime', problem: 'invalid' })
  const place = await readDeathPlace(form)
  if (!place.ok) return place

  const death: Death = { date, time: time === '' ? null : time, place: place.value }
  const lunar = lunarDayOf({ ...USUAL_CONTEXT, ...death, occurrence: 'first' })
  if (!lunar) return refused({ field: 'deathDate', problem: 'unsupported' })
  const { month, tithi } = lunar
  // The tithi changes in the course of most days; a guess would be a day off.
  return month === null || tithi === null
    ? refused({ field: 'deathTime', problem: 'needed' })
    : accepted({ death, month, tithi, reckoning: null })
}

async function readDeathPlace(form: RememberedForm): Promise<Outcome<Place, RememberProblem>> {
  const typed = normalizeLine(form.deathPlace)
  if (typed === '') return refused({ field: 'deathPlace', problem: 'missing' })
  // Only the clock of the place matters here, so the likeliest of several places with the name will do.
  const found = await findPlace(typed)
  return found ? accepted(found.place) : refused({ field: 'deathPlace', problem: 'unknown' })
}
