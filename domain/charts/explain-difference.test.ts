import {
  AYANAMSA_MODES,
  computeChart,
  DASHA_YEARS,
  julianDayFromUnix,
  subPeriods,
  unixFromJulianDay,
  vimshottari,
} from '@muhurta/jyotish'
import { expect, test } from 'vitest'
import { type Birth, USUAL_CONTEXT } from '#domain/births/birth.ts'
import type { Place } from '#domain/births/places.ts'
import type { TimedChart } from './birth-chart.ts'
import { castBirthChart } from './cast-birth-chart.ts'
import { listClockGuesses } from './clock-guesses.ts'
import { type Explanation, explainDifference, type OtherSettings } from './explain-difference.ts'
import { readObservations } from './read-observations.ts'

const PLACES: Pick<Place, 'lat' | 'lon' | 'timeZone'>[] = [
  { lat: 19.0728, lon: 72.8826, timeZone: 'Asia/Kolkata' },
  { lat: 22.5626, lon: 88.363, timeZone: 'Asia/Kolkata' },
  { lat: 13.0878, lon: 80.2785, timeZone: 'Asia/Kolkata' },
  { lat: 51.5085, lon: -0.1257, timeZone: 'Europe/London' },
  { lat: 40.7143, lon: -74.006, timeZone: 'America/New_York' },
  { lat: -33.8679, lon: 151.2073, timeZone: 'Australia/Sydney' },
]

/** The same numbers in every run, so that a failure can be reproduced. */
function randomFrom(seed: number) {
  let state = seed
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 32
  }
}

const random = randomFrom(20261115)
const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)] as Item

function chartOf(birth: Partial<Birth>): TimedChart {
  const outcome = castBirthChart({
    fullName: '',
    date: '1990-01-01',
    time: '12:00',
    place: null,
    ...USUAL_CONTEXT,
    occurrence: 'first',
    ...birth,
  })
  if (!outcome.ok || outcome.value.kind !== 'timed') throw new Error('no chart')
  return outcome.value
}

function anyChart(): TimedChart {
  const day = new Date(Date.UTC(1930, 0, 1) + random() * 90 * 365.25 * 86_400_000).toISOString()
  const place = { ...pick(PLACES), name: '', region: '', country: '' }
  return chartOf({ date: day.slice(0, 10), time: day.slice(11, 16), place })
}

function anySettings(own: TimedChart): OtherSettings {
  return {
    ayanamsa: pick(AYANAMSA_MODES.filter((mode) => mode !== 'lahiriIcrc')),
    node: pick(['mean', 'true'] as const),
    yearDays: pick(DASHA_YEARS).days,
    clock: pick(listClockGuesses(own)),
  }
}

/** What a program with these settings prints, truncated to the arcsecond and to the minute of time. */
function printedBy(own: TimedChart, { ayanamsa, node, yearDays, clock }: OtherSettings): string {
  const jdUt = julianDayFromUnix(own.instant.utcMs + (own.instant.offsetSeconds - clock.offsetSeconds) * 1000)
  const { lat, lon } = own.place
  const chart = computeChart({ jdUt, lat, lon, options: { ayanamsa, node, yearDays } })
  if (!chart.ok) throw new Error(chart.refusal)

  const angle = (degrees: number) => {
    const seconds = Math.floor(degrees * 3600)
    return `${Math.floor(seconds / 3600)}° ${Math.floor(seconds / 60) % 60}′ ${seconds % 60}″`
  }
  const { grahas, lagna, placements } = chart.value
  const dasha = vimshottari({ moonLongitude: placements.longitudes.moon, birthJdUt: jdUt, yearDays })
  const last = dasha.periods.at(-1)
  const second = dasha.periods[1]
  const sub = second && subPeriods('vimshottari', second)[4]
  const date = (startJdUt: number) =>
    new Date(unixFromJulianDay(startJdUt) + clock.offsetSeconds * 1000).toISOString().slice(0, 16).replace('T', ' ')

  return [
    `Moon ${angle(grahas.moon.longitude)}`,
    `Lagna ${angle(lagna.longitude)}`,
    `Rahu ${angle(grahas.rahu.longitude)}`,
    `${sub?.lords.join('-')} ${date(sub?.startJdUt ?? 0)}`,
    `${last?.lords.join('-')} ${date(last?.startJdUt ?? 0)}`,
  ].join('\n')
}

function explain(own: TimedChart, text: string): Explanation {
  const observations = readObservations(text)
  if (!observations.ok) throw new Error(observations.refusal.line)
  return explainDifference(own, observations.value)
}

test('names the hidden settings of at least 95 % of 200 charts, and none wrongly', () => {
  const tally = { right: 0, ambiguous: 0, wrong: 0 }
  for (let run = 0; run < 200; run++) {
    const own = anyChart()
    const hidden = anySettings(own)
    const explanation = explain(own, printedBy(own, hidden))
    tally[verdictOf(explanation, own, hidden)]++
  }

  expect(tally.right + tally.ambiguous).toBe(200)
  expect(tally.right).toBeGreaterThanOrEqual(190)
}, 120_000)

function verdictOf(explanation: Explanation, own: TimedChart, hidden: OtherSettings): 'right' | 'ambiguous' | 'wrong' {
  if (explanation.kind === 'agrees') {
    const { ayanamsa, node, yearDays } = own.chart.conventions
    const isOurs =
      hidden.ayanamsa === ayanamsa &&
      hidden.node === node &&
      hidden.yearDays === yearDays &&
      hidden.clock.offsetSeconds === own.instant.offsetSeconds
    return isOurs ? 'right' : 'wrong'
  }
  const isHidden = (settings: OtherSettings) => JSON.stringify(settings) === JSON.stringify(hidden)
  if (explanation.kind === 'explained') return isHidden(explanation.candidate.settings) ? 'right' : 'wrong'
  if (explanation.kind === 'ambiguous') {
    return explanation.candidates.some(({ settings }) => isHidden(settings)) ? 'ambiguous' : 'wrong'
  }
  return 'wrong'
}

const MUMBAI: Place = { ...(PLACES[0] as Place), name: 'Mumbai', region: 'Maharashtra', country: 'India' }

test('identifies Raman from a Moon to the arcminute, and reports the KP ayanamsas as ambiguous', () => {
  const own = chartOf({ place: MUMBAI })
  const printed = (arcsecondsAhead: number) => {
    const minutes = Math.floor((own.chart.grahas.moon.longitude + arcsecondsAhead / 3600) * 60)
    return `Moon ${Math.floor(minutes / 60)}° ${minutes % 60}′`
  }
  const raman = explain(own, printed(5206.68))
  const kp = explain(own, printed(335))

  expect(raman).toMatchObject({
    kind: 'explained',
    candidate: { changed: ['ayanamsa'], settings: { ayanamsa: 'raman' } },
  })
  expect(kp).toMatchObject({ kind: 'ambiguous', tested: ['ayanamsa', 'clock'] })
  expect(kp.kind === 'ambiguous' && kp.candidates.map(({ settings }) => settings.ayanamsa).toSorted()).toEqual([
    'kp291',
    'kpNew',
    'krishnamurti',
  ])
  expect(explain(own, printed(0))).toEqual({ kind: 'agrees' })
})

test('reports a figure that no settings explain', () => {
  const own = chartOf({ place: MUMBAI })

  expect(explain(own, `Moon ${((own.chart.grahas.moon.longitude + 90) % 360).toFixed(4)}`)).toEqual({
    kind: 'unexplained',
  })
})
