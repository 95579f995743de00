import { LRUCache } from 'lru-cache'
import type { Availability } from '#app/features/booking/booking-page-view.ts'
import { cityName } from '#content/words/city-names.ts'
import { listBirthProfiles } from '#db/charts/birth-profiles.ts'
import type { Database } from '#db/client.ts'
import type { KeyRing } from '#db/key-ring.ts'
import { birthStar } from '#domain/almanac/birth-star.ts'
import { type LabelledDay, readLabelledDay, slotLabels } from '#domain/almanac/slot-labels.ts'
import { minuteOf } from '#domain/availability/hours.ts'
import { type AlmanacPlace, placeOfPractice } from '#domain/births/places.ts'
import type { Practice } from '#domain/content/practice-profile.ts'
import { SLOT_LABELS, type SlotLabel } from '#domain/content/slot-label-names.ts'
import { MINUTE_MS } from '#domain/time/durations.ts'
import { type IsoDate, istInstant } from '#domain/time/india-time.ts'

/** About a kilobyte each. */
const MOST_DAYS = 200

const MOON_LABELS: readonly SlotLabel[] = ['tara-bala', 'chandra-bala', 'chandrashtama']

const known = new LRUCache<string, { readonly day: LabelledDay | undefined }>({ max: MOST_DAYS })

type Reader = { readonly keys: KeyRing; readonly userId: string | undefined }

/** Adds what the almanac of the practice's place says about each start; does nothing while the practice does not ask. */
export async function labelStarts(
  db: Database,
  availability: Availability,
  { almanac }: Pick<Practice, 'almanac'>,
  { keys, userId }: Reader,
): Promise<Availability> {
  const shown = SLOT_LABELS.filter((label) => !almanac.hiddenSlotLabels.includes(label))
  if (!almanac.labelsSlots || shown.length === 0 || Object.keys(availability.days).length === 0) return availability
  const [own] = userId === undefined ? [] : await listBirthProfiles(db, keys, userId)
  const star = own && birthStar(own.birth)
  const person = star?.ok ? star.value : undefined
  const place = placeOfPractice(almanac)
  const days = readDays(place, Object.keys(availability.days))
  const labels = Object.entries(availability.days).map(([date, times]) => {
    const day = days.get(date)
    const midnight = istInstant(date, '00:00').getTime()
    const labelsAt = (day: LabelledDay, time: string) =>
      slotLabels(midnight + minuteOf(time) * MINUTE_MS, day, person).filter((label) => shown.includes(label))
    return [date, times.map((time) => (day ? labelsAt(day, time) : []))]
  })
  return {
    ...availability,
    labels: Object.fromEntries(labels),
    labelledFor: {
      place: cityName(place),
      isOwn: Boolean(person) && shown.some((label) => MOON_LABELS.includes(label)),
    },
  }
}

/** A day takes 0.2 ms and is then held in memory. */
function readDays(place: AlmanacPlace, dates: readonly IsoDate[]): ReadonlyMap<IsoDate, LabelledDay | undefined> {
  const days = new Map<IsoDate, LabelledDay | undefined>()
  for (const date of dates) {
    const key = `${date} ${place.lat} ${place.lon} ${place.sunrise}`
    const found = known.get(key) ?? { day: readLabelledDay(place, date) }
    known.set(key, found)
    days.set(date, found.day)
  }
  return days
}
