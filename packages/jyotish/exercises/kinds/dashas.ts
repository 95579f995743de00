import { findRunningPeriods } from '../../dashas/period.ts'
import { vimshottari } from '../../dashas/vimshottari.ts'
import { charaDasha } from '../../jaimini/chara-dasha.ts'
import { countsForward } from '../../jaimini/sign-years.ts'
import { nakshatraAt } from '../../zodiac/nakshatra.ts'
import { wrapRashi } from '../../zodiac/rashi.ts'
import { lordOf } from '../../zodiac/rashis.ts'
import { dateText, INDIA_OFFSET_MINUTES, instantOf, minutesOf } from '../clock.ts'
import type { AnswerForm, ExercisePart, Facts, Level, SolutionStep } from '../exercise.ts'
import { ANY_GRAHA, SIGN } from '../forms.ts'
import { arcminutesOf, degreesOf, type GivenLongitude, isNearBoundary, placementsOf, signsOf } from '../given.ts'
import type { Kind } from '../kind.ts'
import { nakshatraSteps } from './divisions.ts'

const YEAR_DAYS = 365.25
const NOON_MINUTES = 720
const ARCMINUTES_PER_NAKSHATRA = 800

function birthJdUtOf({ date, time, utcOffsetMinutes = INDIA_OFFSET_MINUTES }: NonNullable<Facts['birth']>): number {
  return instantOf(date, minutesOf(time) + INDIA_OFFSET_MINUTES - utcOffsetMinutes)
}

function dashaOf(moon: GivenLongitude, birthJdUt: number) {
  return vimshottari({ moonLongitude: degreesOf(moon), birthJdUt, yearDays: YEAR_DAYS })
}

function balanceSteps(moon: GivenLongitude, dasha: ReturnType<typeof dashaOf>): SolutionStep[] {
  const graha = dasha.lordAtBirth
  return [
    ...nakshatraSteps(moon),
    { code: 'nakshatra-lord', nakshatra: nakshatraAt(degreesOf(moon)).nakshatra, graha },
    {
      code: 'balance',
      graha,
      left: ARCMINUTES_PER_NAKSHATRA - (arcminutesOf(moon) % ARCMINUTES_PER_NAKSHATRA),
      years: Math.round(dasha.balanceYears / dasha.fractionRemaining),
      balance: dasha.balanceYears,
    },
  ]
}

/** Level 1 whose dasha a birth begins in, 2 also the years left of it, 3 also the date it ends. */
export const dashaBalance: Kind = ({ longitude, birth }, level) => {
  const moon = longitude('moon')
  if (isNearBoundary(arcminutesOf(moon), ARCMINUTES_PER_NAKSHATRA, 5)) return undefined
  const born = birth()
  const dasha = dashaOf(moon, birthJdUtOf(born))
  const ends = dateText(dasha.periods[0]?.endJdUt ?? 0)
  const parts: ExercisePart[] = [
    { name: 'lord', ask: { code: 'dasha-lord' }, form: ANY_GRAHA, answer: dasha.lordAtBirth },
    {
      name: 'years',
      ask: { code: 'balance-years' },
      form: { type: 'number', unit: 'years', min: 0, max: 20, tolerance: level === 2 ? 0.1 : 0.05 },
      answer: Math.round(dasha.balanceYears * 1000) / 1000,
    },
    { name: 'ends', ask: { code: 'balance-ends' }, form: { type: 'date', toleranceDays: 10 }, answer: ends },
  ]
  return {
    facts: { birth: born, longitudes: { moon }, yearDays: YEAR_DAYS },
    parts: parts.slice(0, level),
    solution: [...balanceSteps(moon, dasha), ...(level === 3 ? [{ code: 'balance-ends', date: ends } as const] : [])],
  }
}

/** Days between the date and the next change of a period; a minute of arc of the Moon moves it by up to 9.1. */
const MARGIN_DAYS: Record<Level, number> = { 1: 60, 2: 20, 3: 10 }

/** Whose Vimshottari period runs on a date: to the mahadasha, the antardasha, the pratyantardasha. */
export const runningDasha: Kind = ({ draw, longitude, birth }, level) => {
  const moon = longitude('moon')
  const born = birth()
  const birthJdUt = birthJdUtOf(born)
  const on = dateText(birthJdUt + Math.round((1 + draw.below(80)) * YEAR_DAYS) + draw.below(365))
  if (isNearBoundary(arcminutesOf(moon), ARCMINUTES_PER_NAKSHATRA, 5)) return undefined
  const dasha = dashaOf(moon, birthJdUt)
  const asked = instantOf(on, NOON_MINUTES)
  const periods = findRunningPeriods(dasha, asked, level)
  const margin = MARGIN_DAYS[level]
  if (!periods || periods.some(({ startJdUt, endJdUt }) => asked - startJdUt < margin || endJdUt - asked < margin)) {
    return undefined
  }

  const names = ['maha', 'antar', 'pratyantar'] as const
  return {
    facts: { birth: born, longitudes: { moon }, on, yearDays: YEAR_DAYS },
    parts: periods.map(({ lords }, index) => ({
      name: names[index as 0 | 1 | 2],
      ask: { code: 'running-lord', dashaLevel: (index + 1) as 1 | 2 | 3 },
      form: ANY_GRAHA,
      answer: lords.at(-1) ?? 'sun',
    })),
    solution: [
      ...balanceSteps(moon, dasha),
      ...periods.map(
        ({ lords, startJdUt, endJdUt }) =>
          ({ code: 'period', lords, from: dateText(startJdUt), until: dateText(endJdUt) }) as const,
      ),
    ],
  }
}

const DIRECTION: AnswerForm = { type: 'choice', of: 'direction', options: ['forward', 'backward'] }
const YEARS: AnswerForm = { type: 'number', unit: 'years', min: 1, max: 12, tolerance: 0 }

/** Level 1 which way the Chara dasha goes, 2 also the years of its first sign, 3 those and the sign that runs on a date. */
export const charaDashaKind: Kind = ({ draw, chart }, level) => {
  const year = draw.below(60)
  const drawn = chart()
  if (!drawn) return undefined
  const lagna = drawn.chart.lagna.sign
  const signs = signsOf(drawn.chart)
  const birthJdUt = birthJdUtOf(drawn.birth)
  const { isForward, periods } = charaDasha({ ...placementsOf(drawn.chart), birthJdUt, yearDays: YEAR_DAYS })
  // Periods are whole years, so half a year is the farthest from a change.
  const on = dateText(birthJdUt + (year + 0.5) * YEAR_DAYS)
  const asked = instantOf(on, NOON_MINUTES)
  const running = periods.findIndex(({ startJdUt, endJdUt }) => startJdUt <= asked && asked < endJdUt)
  // The twelve periods of some charts end before the drawn year.
  if (level === 3 && running === -1) return undefined
  const shown = periods.slice(0, level === 3 ? running + 1 : 1)
  const signOf = (index: number) => periods[index]?.signs[0] ?? lagna
  const yearsOf = (index: number) =>
    Math.round(((periods[index]?.endJdUt ?? 0) - (periods[index]?.startJdUt ?? 0)) / YEAR_DAYS)

  const direction: ExercisePart = {
    name: 'direction',
    ask: { code: 'chara-direction' },
    form: DIRECTION,
    answer: isForward ? 'forward' : 'backward',
  }
  const years: ExercisePart = { name: 'years', ask: { code: 'chara-years' }, form: YEARS, answer: yearsOf(0) }
  const sign: ExercisePart = { name: 'sign', ask: { code: 'chara-running' }, form: SIGN, answer: signOf(running) }
  const yearSteps = shown.map((_, index): SolutionStep => {
    const own = signOf(index)
    const graha = lordOf(own)
    const steps = { sign: own, graha, lordSign: signs[graha], isForward: countsForward(own), years: yearsOf(index) }
    return { code: 'chara-years', ...steps }
  })
  const last = periods[running]
  return {
    facts: { ...drawn, ...(level === 3 && { on }), yearDays: YEAR_DAYS },
    parts: level === 3 ? [years, sign] : [direction, years].slice(0, level),
    solution: [
      { code: 'chara-direction', ninth: wrapRashi(lagna + 8), isForward },
      ...(level === 1 ? [] : yearSteps),
      ...(level === 3 && last
        ? [
            {
              code: 'chara-period',
              sign: signOf(running),
              from: dateText(last.startJdUt),
              until: dateText(last.endJdUt),
            } as const,
          ]
        : []),
    ],
  }
}
