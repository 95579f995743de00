import type { FestivalYear, Observance, ObservanceId, ObservanceRule } from '@muhurta/jyotish/festivals'
import type { AlmanacPlace } from '#domain/births/places.ts'
import { addDays, type IsoDate } from '#domain/time/india-time.ts'
import { type FestivalDate, openYear } from './festival-dates.ts'
import { CALENDAR_OBSERVANCES, listOf } from './observances.ts'
import { isoDateOf } from './place-day.ts'

/** How a date is found. What the rule is and who follows it is in `content`. */
export type School =
  /** The rule of our calendar. */
  | 'own'
  /** Every lunar day by the sunrise at which it is present. */
  | 'udaya'
  /** Of two days that qualify, or of none, the earlier or the later. */
  | 'earlier'
  | 'later'
  | 'smarta'
  | 'vaishnava'
  /** The regular month, though there is an adhika one. */
  | 'regularMonth'
  /** The evening of the full moon, whatever bhadra does. */
  | 'evenInBhadra'
  /** The civil day on which the Sun enters the sign. */
  | 'entry'

export type SchoolDates = { readonly school: School; readonly dates: readonly IsoDate[] }

/** An observance on whose date schools disagree in a year. The first reading is that of our calendar. */
export type DisputedDate = { readonly observance: Observance; readonly readings: readonly SchoolDates[] }

/** A festival of the same entry of the Sun, which each region keeps by its own rule. */
export type RegionalDate = { readonly observance: Observance; readonly date: IsoDate }

export type DisputedYear = {
  /** By the earliest of their dates. */
  readonly disputed: readonly DisputedDate[]
  /** Those of the entry into Mesha, if they fall on several days. */
  readonly regional: readonly RegionalDate[]
}

const NOTHING: DisputedYear = { disputed: [], regional: [] }
const MESHA = 0

/** What schools disagree about in a year at a place; nothing where the Sun does not rise on some days. */
export function listDisputed(place: AlmanacPlace, year: number): DisputedYear {
  const open = openYear(place, year)
  if (!open) return NOTHING
  const observances = CALENDAR_OBSERVANCES.filter((each) => ['festivals', 'ekadashi'].includes(listOf(each)))
  const disputed = observances
    .map((observance) => ({ observance, readings: readingsOf(observance, open) }))
    .filter(({ readings }) => readings.length > 1)
    .toSorted((one, other) => earliestDate(one).localeCompare(earliestDate(other)))
  const regional = observances
    .filter(({ rule, regions }) => rule.kind === 'sankranti' && rule.rashi === MESHA && regions)
    .flatMap((observance) => open.datesOf(observance.id).map((date) => ({ observance, date: isoDateOf(date) })))
    .toSorted((one, other) => one.date.localeCompare(other.date))
  const isOneDay = new Set(regional.map(({ date }) => date)).size < 2
  return { disputed, regional: isOneDay ? [] : regional }
}

function earliestDate({ readings }: DisputedDate): IsoDate {
  return datesOfDispute(readings)[0] ?? ''
}

/** Every date of an observance once, in order. */
export function datesOfDispute(readings: readonly SchoolDates[]): IsoDate[] {
  return [...new Set(readings.flatMap(({ dates }) => dates))].toSorted()
}

/** Our reading, then those of other schools that give another date. */
function readingsOf(observance: Observance, year: FestivalYear): SchoolDates[] {
  const { id, rule, traditions } = observance
  const isFast = rule.kind === 'ekadashi'
  const own: SchoolDates = {
    school: isFast ? 'smarta' : traditions ? 'vaishnava' : 'own',
    dates: year.datesOf(id).map(isoDateOf),
  }
  const ofTradition = (tradition: 'smarta' | 'vaishnava'): SchoolDates => ({
    school: tradition,
    dates: year.datesOf(id, tradition).map(isoDateOf),
  })
  const others = [
    ...(isFast ? [ofTradition('vaishnava')] : []),
    ...(traditions ? [ofTradition('smarta')] : otherRules(rule).map((other) => readingBy(other, year))),
  ]
  const known = new Set([own.dates.join()])
  const differing = others.filter(({ dates }) => {
    const isNew = dates.length > 0 && own.dates.length > 0 && !known.has(dates.join())
    known.add(dates.join())
    return isNew
  })
  return [own, ...differing]
}

type OtherRule = { readonly school: School; readonly rule: ObservanceRule; readonly daysAfter?: number }

function readingBy({ school, rule, daysAfter = 0 }: OtherRule, year: FestivalYear): SchoolDates {
  return { school, dates: year.datesOfRule(rule).map((date) => addDays(isoDateOf(date), daysAfter)) }
}

const PHALGUNA = 11
const PURNIMA = 14

function otherRules(rule: ObservanceRule): OtherRule[] {
  switch (rule.kind) {
    case 'tithi':
      return otherTithiRules(rule)
    case 'sankranti':
      // Where the calendar keeps the civil day, nobody is known to do otherwise.
      return rule.on === 'sunset' || rule.on === 'vedicDay' ? [{ school: 'entry', rule: { ...rule, on: 'civil' } }] : []
    case 'holika': {
      const evening = {
        kind: 'tithi',
        month: PHALGUNA,
        tithi: PURNIMA,
        at: 'evening',
        both: 'second',
        none: 'first',
      } as const
      return [{ school: 'evenInBhadra', rule: evening, daysAfter: rule.days }]
    }
    default:
      return []
  }
}

function otherTithiRules(rule: Extract<ObservanceRule, { kind: 'tithi' }>): OtherRule[] {
  const { kind, month, tithi, at, prefersAdhika, ...rest } = rule
  const lunarDay = { kind, month, tithi }
  return [
    ...(prefersAdhika ? [{ school: 'regularMonth', rule: { ...lunarDay, at, ...rest } } as const] : []),
    { school: 'udaya', rule: { ...lunarDay, at: 'sunrise', both: 'first', none: 'first' } },
    { school: 'earlier', rule: { ...lunarDay, at, both: 'first', none: 'first' } },
    { school: 'later', rule: { ...lunarDay, at, both: 'second', none: 'second' } },
  ]
}

/** An observance with its dates in two cities. */
export type DateElsewhere = {
  readonly id: ObservanceId
  readonly here: readonly IsoDate[]
  readonly there: readonly IsoDate[]
}

/** The festivals of a year whose dates differ between two cities, by date. */
export function datesElsewhere(here: readonly FestivalDate[], there: readonly FestivalDate[]): DateElsewhere[] {
  const datesById = (dates: readonly FestivalDate[]) => Map.groupBy(dates, ({ id }) => id)
  const elsewhere = datesById(there)
  return [...datesById(here)].flatMap(([id, own]) => {
    const others = elsewhere.get(id) ?? []
    const isSame = own.map(({ date }) => date).join() === others.map(({ date }) => date).join()
    return isSame ? [] : [{ id, here: own.map(({ date }) => date), there: others.map(({ date }) => date) }]
  })
}
