import {
  type Graha,
  type House,
  houseFrom,
  julianDayFromUnix,
  listIngresses,
  nakshatraAt,
  panchangaAt,
  RASHIS,
  type RashiIndex,
  rashiAt,
  skyAt,
  type TimeRefusal,
  unixFromJulianDay,
} from '@muhurta/jyotish'
import { accepted, type Outcome } from '#domain/outcome.ts'
import { DAY_MS } from '#domain/time/durations.ts'
import { addDays, type IsoDate, istDate, istInstant, weekdayOf } from '#domain/time/india-time.ts'

export type StarMood = 'fixed' | 'movable' | 'fierce' | 'mixed' | 'light' | 'gentle' | 'sharp'

/** The sentences that the texts are made of; they are in `content`. */
export type DailyRules = {
  readonly moon: readonly { readonly waxing: string; readonly waning: string }[]
  readonly sun: readonly string[]
  readonly jupiter: readonly string[]
  readonly saturn: readonly string[]
  readonly starMoods: Readonly<Record<StarMood, string>>
  readonly weekdays: readonly string[]
}

/** The sky at noon in India, the same for all readers. */
export type DaySky = {
  readonly date: IsoDate
  readonly rashis: Readonly<Record<'sun' | 'moon' | 'jupiter' | 'saturn', RashiIndex>>
  /** When the Moon changes sign within the day, and to which; on most days it does not. */
  readonly moonMoves?: { readonly to: RashiIndex; readonly at: Date }
  readonly nakshatra: number
  readonly isWaxing: boolean
}

/** One step of the reasoning: a graha, its sign, and the house that is from the reader's sign. */
export type DailyReason = { readonly graha: Graha; readonly rashi: RashiIndex; readonly house: House }

/** The note of a day for all signs. */
export type DayNote = { readonly text: string; readonly nakshatra: number }

export type DailyReading = {
  readonly rashi: RashiIndex
  readonly text: string
  readonly reasons: readonly DailyReason[]
}

/** The moods of the stars from Ashwini on (Brihat Samhita, ch. 98). */
const STAR_MOODS: readonly StarMood[] = [
  'light',
  'fierce',
  'mixed',
  'fixed',
  'gentle',
  'sharp',
  'movable',
  'light',
  'sharp',
  'fierce',
  'fierce',
  'fixed',
  'light',
  'gentle',
  'movable',
  'mixed',
  'gentle',
  'sharp',
  'sharp',
  'fierce',
  'fixed',
  'movable',
  'movable',
  'movable',
  'fierce',
  'fixed',
  'gentle',
]

const DAYS_AHEAD = 7

export function isForecastDate(date: IsoDate, now: Date): boolean {
  const today = istDate(now)
  return date >= today && date < addDays(today, DAYS_AHEAD)
}

export function listForecastDates(now: Date): IsoDate[] {
  return Array.from({ length: DAYS_AHEAD }, (_, day) => addDays(istDate(now), day))
}

export function daySky(date: IsoDate): Outcome<DaySky, TimeRefusal> {
  const jdUt = julianDayFromUnix(istInstant(date, '12:00').getTime())
  const sky = skyAt(jdUt)
  if (!sky.ok) return sky
  const limbs = panchangaAt(jdUt)
  if (!limbs.ok) return limbs
  const moves = listIngresses('moon', jdUt - 0.5, jdUt + 0.5)
  if (!moves.ok) return moves

  const { grahas } = sky.value
  const [move] = moves.value
  return accepted({
    date,
    rashis: {
      sun: rashiAt(grahas.sun.longitude),
      moon: rashiAt(grahas.moon.longitude),
      jupiter: rashiAt(grahas.jupiter.longitude),
      saturn: rashiAt(grahas.saturn.longitude),
    },
    ...(move && { moonMoves: { to: move.to, at: new Date(unixFromJulianDay(move.jdUt)) } }),
    nakshatra: nakshatraAt(grahas.moon.longitude).nakshatra,
    isWaxing: limbs.value.tithi.paksha === 'shukla',
  })
}

/** The mood of the Moon's star and the lord of the weekday. */
export function composeNote({ nakshatra, date }: DaySky, rules: DailyRules): DayNote {
  const mood = rules.starMoods[STAR_MOODS[nakshatra] ?? 'mixed']
  return { text: `${mood} ${rules.weekdays[weekdayOf(date) % 7]}`, nakshatra }
}

/**
 * The text of each Moon sign, from Mesha on: the Moon's house, and two of the three slower grahas. They take turns, so
 * that no two days of the Moon's stay in a sign read alike.
 */
export function composeDay(sky: DaySky, rules: DailyRules): DailyReading[] {
  return RASHIS.map((_, index) => composeSign(index as RashiIndex, sky, rules))
}

const TURNS = [
  ['sun', 'jupiter'],
  ['jupiter', 'saturn'],
  ['saturn', 'sun'],
] as const

function composeSign(rashi: RashiIndex, sky: DaySky, rules: DailyRules): DailyReading {
  const reasonOf = (graha: keyof DaySky['rashis']): DailyReason => ({
    graha,
    rashi: sky.rashis[graha],
    house: houseFrom(rashi, sky.rashis[graha]),
  })
  const moon = reasonOf('moon')
  const moonRule = rules.moon[moon.house - 1]
  const slower = TURNS[dayNumber(sky.date) % 3] ?? TURNS[0]

  const sentences = [
    sky.isWaxing ? moonRule?.waxing : moonRule?.waning,
    ...slower.map((graha) => rules[graha][reasonOf(graha).house - 1]),
  ]
  return { rashi, text: sentences.join(' '), reasons: [moon, ...slower.map(reasonOf)] }
}

function dayNumber(date: IsoDate): number {
  return Date.parse(`${date}T00:00:00Z`) / DAY_MS
}
