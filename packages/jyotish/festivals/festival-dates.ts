import { accepted, type Outcome, refused } from '../outcome.ts'
import { limbAt, limbsBetween } from '../panchanga/limb.ts'
import type { LunarMonth } from '../panchanga/months.ts'
import type { LuminaryTrack } from '../sky/luminary-track.ts'
import { type CivilDate, weekdayOfJd } from '../time/julian-day.ts'
import {
  type AlmanacYear,
  almanacYear,
  dayAfter,
  dayBefore,
  type FestivalDay,
  type FestivalPlace,
  monthsNamed,
  type YearRefusal,
} from './almanac-year.ts'
import { chooseDay } from './choose-day.ts'
import { type CrescentDay, crescentDays } from './crescent.ts'
import { ekadashiFasts, isSameEkadashi, listEkadashis, PAKSHA_TITHIS } from './ekadashi.ts'
import { type FamilyRule, familyDays } from './family-days.ts'
import type { ObservanceRule } from './observance-rule.ts'
import { OBSERVANCES, type Observance, type ObservanceId, observanceById } from './observances.ts'
import { partSpan } from './part-of-day.ts'
import { entryInto, sankrantiDay } from './sankranti.ts'

export type Tradition = 'smarta' | 'vaishnava'
export type FestivalRefusal = YearRefusal | 'unknown-observance' | 'unknown-ekadashi'

function moved(day: FestivalDay, days: number, year: AlmanacYear): FestivalDay {
  return year.dayAt(day.midnight + days + 0.5)
}

type TithiRule = Extract<ObservanceRule, { kind: 'tithi' }>

function monthsOf({ month, prefersAdhika = false }: TithiRule, year: AlmanacYear): LunarMonth[] {
  const adhika = prefersAdhika ? year.months.filter(({ isAdhika, amanta }) => isAdhika && amanta === month) : []
  return adhika.length > 0 ? adhika : monthsNamed(month, year)
}

function tithiDay(rule: TithiRule, month: LunarMonth, year: AlmanacYear): FestivalDay {
  const tithi = year.tithiOf(month, rule.tithi)
  const chosen = chooseDay(tithi, rule, year)
  const isTooShort = rule.outlasts !== undefined && tithi.endJdUt <= partSpan(rule.outlasts, chosen, year).startJdUt
  const day = isTooShort ? dayBefore(chosen, year) : chosen
  const next = dayAfter(day, year)
  if (rule.star === undefined) return day
  if (partSpan(rule.lastsTo ?? 'sunrise', next, year).startJdUt >= tithi.endJdUt) return day
  const starAt = (candidate: FestivalDay) =>
    limbAt('nakshatra', partSpan(rule.at, candidate, year).startJdUt, year.sky).index === rule.star
  return starAt(next) && !starAt(day) ? next : day
}

const PHALGUNA = 11
const PURNIMA = 14
/** Three and a half of the four watches of daylight. */
const LATE_AFTERNOON = 7 / 8

/**
 * The evening of the full moon of Phalguna. If it ends before the second evening, the first is taken, unless bhadra spoils
 * it past midnight and the full moon lasts on the second day until late in the afternoon.
 */
function holikaDay(year: AlmanacYear, month: LunarMonth): FestivalDay {
  const purnima = year.tithiOf(month, PURNIMA)
  const day = chooseDay(purnima, { at: 'evening', both: 'second', none: 'first' }, year)
  const bhadraEnd = (purnima.startJdUt + purnima.endJdUt) / 2
  const next = dayAfter(day, year)
  const isSpoilt = bhadraEnd > partSpan('midnight', day, year).endJdUt
  const lastsLong = purnima.endJdUt > next.sunrise + LATE_AFTERNOON * (next.sunset - next.sunrise)
  return isSpoilt && lastsLong ? next : day
}

function lastWeekday(weekday: number, day: FestivalDay, year: AlmanacYear): FestivalDay {
  const offset = year.place.utcOffsetMinutes / 1440
  const back = (weekdayOfJd(day.midnight + offset) - weekday + 7) % 7
  return moved(day, -back, year)
}

function starDays(rule: Extract<ObservanceRule, { kind: 'star' }>, year: AlmanacYear): FestivalDay[] {
  const entry = entryInto(rule.rashi, year)
  const exit = entryInto((rule.rashi + 1) % 12, year)
  const stay = limbsBetween('nakshatra', entry, exit, year.sky)
    .filter(({ index, endJdUt }) => index === rule.nakshatra && endJdUt <= exit)
    .at(-1)
  return stay ? [chooseDay(stay, rule, year)] : []
}

/** The days of a rule in the lunar months that touch the year, in order; some may lie in the years beside it. */
function daysOf(rule: ObservanceRule, tradition: Tradition, year: AlmanacYear): FestivalDay[] {
  switch (rule.kind) {
    case 'tithi':
      return monthsOf(rule, year).map((month) => tithiDay(rule, month, year))
    case 'monthly':
      return year.months.flatMap((month) =>
        rule.tithis.map((tithi) => chooseDay(year.tithiOf(month, tithi), rule, year)),
      )
    case 'ekadashi': {
      const { month, isDark = false } = rule
      if (month === undefined) return listEkadashis(year).map((fasts) => fasts[tradition])
      const months = month === 'adhika' ? year.months.filter(({ isAdhika }) => isAdhika) : monthsNamed(month, year)
      return months.map((found) => ekadashiFasts(found, isDark ? PAKSHA_TITHIS : 0, year)[tradition])
    }
    case 'sankranti':
      return [moved(sankrantiDay(entryInto(rule.rashi, year), rule.on, year), rule.days ?? 0, year)]
    case 'star':
      return starDays(rule, year)
    case 'weekday':
      return monthsNamed(rule.month, year).map((month) => {
        const day = chooseDay(year.tithiOf(month, rule.tithi), { at: 'sunrise', both: 'first', none: 'first' }, year)
        return lastWeekday(rule.weekday, day, year)
      })
    case 'holika':
      return monthsNamed(PHALGUNA, year).map((month) => moved(holikaDay(year, month), rule.days, year))
  }
}

/** Whether an observance comes in every lunar month, so that its answer is a list of dates. */
export function isMonthly(id: string): boolean {
  const rule = observanceById(id)?.rule
  return rule?.kind === 'monthly' || (rule?.kind === 'ekadashi' && rule.month === undefined)
}

export type FestivalInput = FestivalPlace & { observance: string; year: number; tradition?: Tradition }

function datesOf(observance: Observance, tradition: Tradition | undefined, year: AlmanacYear): CivilDate[] {
  const rule = (tradition && observance.traditions?.[tradition]) || observance.rule
  return datesInYear(daysOf(rule, tradition ?? 'smarta', year), year)
}

function datesInYear(days: readonly FestivalDay[], year: AlmanacYear): CivilDate[] {
  return days.map((day) => year.dateOf(day)).filter((date) => date.year === year.year)
}

/** The dates of an observance in a civil year at a place, 1900 to 2100; usually one, and sometimes none or two. */
export function festivalDates(input: FestivalInput): Outcome<CivilDate[], FestivalRefusal> {
  const observance = observanceById(input.observance)
  if (!observance) return refused('unknown-observance')
  const year = almanacYear(input.year, input)
  return year.ok ? accepted(datesOf(observance, input.tradition, year.value)) : year
}

export type FestivalYear = {
  /** The dates of an observance, by its usual rule or by that of a tradition. */
  datesOf(observance: ObservanceId, tradition?: Tradition): CivilDate[]
  /** The dates of a rule that is not among the observances. */
  datesOfRule(rule: ObservanceRule): CivilDate[]
  familyDatesOf(rule: FamilyRule): CivilDate[]
  /** The expected dates of a day of the Islamic calendar: the sight of the Moon decides. */
  crescentDatesOf(day: CrescentDay): CivilDate[]
}

/**
 * A civil year at a place, in which observances are dated one by one: whoever dates all of them can pause in between.
 * Years and places that share a track share the positions of the Sun and the Moon.
 */
export function festivalYear(
  input: Omit<FestivalInput, 'observance' | 'tradition'>,
  shared?: LuminaryTrack,
): Outcome<FestivalYear, YearRefusal> {
  const year = almanacYear(input.year, input, shared)
  if (!year.ok) return year
  return accepted({
    datesOf(id, tradition) {
      const observance = observanceById(id)
      return observance ? datesOf(observance, tradition, year.value) : []
    },
    datesOfRule: (rule) => datesInYear(daysOf(rule, 'smarta', year.value), year.value),
    familyDatesOf: (rule) => datesInYear(familyDays(rule, year.value), year.value),
    crescentDatesOf: (day) => datesInYear(crescentDays(day, year.value), year.value),
  })
}

export type CalendarEntry = { observance: ObservanceId; date: CivilDate }

/** Every observance of a civil year at a place, by date. */
export function festivalCalendar(input: Omit<FestivalInput, 'observance'>): Outcome<CalendarEntry[], YearRefusal> {
  const year = almanacYear(input.year, input)
  if (!year.ok) return year
  const entries = OBSERVANCES.flatMap((observance) =>
    datesOf(observance, input.tradition, year.value).map((date) => ({ observance: observance.id, date })),
  )
  const order = ({ date }: CalendarEntry) => date.month * 31 + date.day
  return accepted(entries.toSorted((one, other) => order(one) - order(other)))
}

type EkadashiInput = FestivalPlace & { name: string; year: number }

/** Both fasts of the Ekadashi with a name in a civil year: they differ when the lunar days fall unevenly. */
export function ekadashiDates(input: EkadashiInput): Outcome<Record<Tradition, CivilDate>, FestivalRefusal> {
  const year = almanacYear(input.year, input)
  if (!year.ok) return year
  const found = listEkadashis(year.value)
    .filter(({ name }) => isSameEkadashi(name, input.name))
    .map(({ smarta, vaishnava }) => ({ smarta: year.value.dateOf(smarta), vaishnava: year.value.dateOf(vaishnava) }))
    .find(({ smarta }) => smarta.year === input.year)
  return found ? accepted(found) : refused('unknown-ekadashi')
}
