import { setImmediate as pause } from 'node:timers/promises'
import type { PujaDay } from '@muhurta/jyotish/puja'
import { findAccountByEmail } from '#db/accounts/users.ts'
import type { Database, Transaction } from '#db/client.ts'
import { requirePractice } from '#db/content/practice.ts'
import { type City, findCity } from '#db/gazetteer/cities.ts'
import type { KeyRing } from '#db/key-ring.ts'
import { sealText } from '#db/sealed-text.ts'
import {
  type DueReminder,
  listDueReminders,
  listReminderZones,
  recordRemindedDay,
} from '#db/visitors/festival-reminders.ts'
import { listFamilyDays } from '#domain/almanac/family-days.ts'
import type { FestivalDate } from '#domain/almanac/festival-dates.ts'
import { dayToRemindOf, observedOn } from '#domain/almanac/festival-reminders.ts'
import { endOfDay } from '#domain/almanac/place-day.ts'
import { pujaTimesAt } from '#domain/almanac/puja-times.ts'
import type { AlmanacPlace } from '#domain/births/places.ts'
import type { Site } from '#domain/site.ts'
import type { IsoDate } from '#domain/time/india-time.ts'
import { readFamily } from '#usecases/almanac/read-family.ts'
import { readFestivalYear } from '#usecases/almanac/read-festival-year.ts'
import { queueEmail } from '#usecases/emails/queue-email.ts'
import { endRemindersLink } from './festival-reminder-link.ts'

const READERS_AT_ONCE = 50
const BEFORE_EVERY_UUID = '00000000-0000-0000-0000-000000000000'

type Signing = { readonly keys: KeyRing; readonly site: Site }

/**
 * Queues the emails about tomorrow in every zone in which it is evening, and returns how many. Safe to repeat and to run on two
 * servers: the key of an email names the reader and the day.
 */
export async function queueFestivalEmails(db: Database, signing: Signing, now: Date): Promise<number> {
  let queued = 0
  for (const timeZone of await listReminderZones(db)) {
    const day = dayToRemindOf(now, timeZone)
    if (day !== undefined) queued += await remindZone(db, signing, timeZone, day)
  }
  return queued
}

async function remindZone(db: Database, signing: Signing, timeZone: string, day: IsoDate): Promise<number> {
  let queued = 0
  let after = BEFORE_EVERY_UUID
  for (;;) {
    const readers = await listDueReminders(db, { timeZone, day, after, limit: READERS_AT_ONCE })
    const last = readers.at(-1)
    if (!last) return queued
    after = last.id
    // Computed before the transaction, which would otherwise be open for 20 ms for each new city.
    const due: Due[] = []
    for (const reader of readers) {
      due.push(await withDays(db, signing, reader, day))
      // Requests are answered between two cities.
      await pause()
    }
    queued += await db.transaction(async (tx) => {
      let written = 0
      for (const each of due) if (await remind(tx, signing, each, day)) written += 1
      return written
    })
  }
}

/** With its times in the city, if it has any. */
type ObservedFestival = FestivalDate & { readonly puja: PujaDay | undefined }

type Due = {
  readonly reader: DueReminder
  readonly city: City | undefined
  readonly observed: readonly ObservedFestival[]
  readonly family: readonly string[]
}

async function withDays(db: Database, { keys }: Signing, reader: DueReminder, day: IsoDate): Promise<Due> {
  const city = await findCity(reader.chosen.city)
  if (!city) return { reader, city, observed: [], family: [] }
  const { sunrise } = (await requirePractice(db)).almanac
  const place = { ...city, sunrise }
  const festivals = readFestivalYear(place, Number(day.slice(0, 4)))
  const family = reader.hasFamily ? await familyOn(db, keys, reader.email, { place, day }) : []
  const timesOf = pujaTimesAt(place)
  const observed = observedOn(festivals, day, reader.chosen).map((each) => ({ ...each, puja: timesOf(each) }))
  return { reader, city, observed, family }
}

/** What the family that the reader's account has saved keeps on a day. */
async function familyOn(
  db: Database,
  keys: KeyRing,
  email: string,
  { place, day }: { readonly place: AlmanacPlace; readonly day: IsoDate },
): Promise<string[]> {
  const account = await findAccountByEmail(db, email)
  if (!account || account.disabledAt !== null) return []
  const people = await readFamily(db, keys, account.id)
  const days = listFamilyDays(place, Number(day.slice(0, 4)), people)
  return days.filter(({ date }) => date === day).map(({ kind, name, bornOn = '' }) => [kind, name, bornOn].join('\t'))
}

/** Returns false when there is nothing to say, or it was said already. */
async function remind(tx: Transaction, { keys, site }: Signing, due: Due, day: IsoDate): Promise<boolean> {
  const { reader, city, observed, family } = due
  await recordRemindedDay(tx, reader.id, day)
  if (!city || observed.length + family.length === 0) return false

  return queueEmail(tx, {
    eventKey: `festival-eve:${reader.id}:${day}`,
    to: { address: reader.email },
    email: {
      kind: 'festival-eve',
      day,
      city: city.name,
      dayPath: `/panchanga/${city.slug}/${day}`,
      observed: observed.map((each) => ({
        id: each.id,
        ...(each.tradition && { tradition: each.tradition }),
        path: `/festivals/${each.id}?city=${encodeURIComponent(city.slug)}`,
        ...(each.puja && { puja: each.puja }),
      })),
      timeZone: city.timeZone,
      family: family.length === 0 ? null : sealText(family.join('\n'), site.secret),
      until: endOfDay(day, city.timeZone).toISOString(),
      stop: endRemindersLink(keys, site, reader),
    },
    timeZone: city.timeZone,
  })
}
