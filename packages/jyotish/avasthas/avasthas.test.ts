import { expect, test } from 'vitest'
import { type Chart, computeChart } from '../chart/chart.ts'
import { SIGN_LORDS } from '../grahas.ts'
import { avasthas } from './avasthas.ts'

function chartOf(utc: string, lat = 28.6139, lon = 77.209): Chart {
  const chart = computeChart({ utc, lat, lon })
  if (!chart.ok) throw new Error(chart.refusal)
  return chart.value
}

/** With some grahas moved to other places. */
function withLongitudes(chart: Chart, longitudes: Partial<Chart['placements']['longitudes']>): Chart {
  return {
    ...chart,
    placements: { ...chart.placements, longitudes: { ...chart.placements.longitudes, ...longitudes } },
  }
}

/*
 * New Delhi, May 17, 1990, 6:42 AM, by hand: Sun 2° Vrishabha in Krittika, Moon 23° Makara in Shravana with Saturn and Rahu,
 * Mars 26° Kumbha, Mercury 14° Mesha, Jupiter 16° Mithuna, Venus 21° Meena, lagna in Vrishabha, in the third ghati.
 */
const CHART = chartOf('1990-05-17T01:12:00Z')

test('finds the ages, waking, moods and feelings of a chart worked by hand', () => {
  const { sun, moon, venus, saturn } = avasthas(CHART)

  expect(sun).toMatchObject({ age: 'dead', wakefulness: 'asleep', moods: ['dina'], feelings: ['kshudhita', 'mudita'] })
  expect(moon).toMatchObject({ age: 'youth', wakefulness: 'dreaming', moods: ['duhkhita', 'vikala'] })
  expect(venus).toMatchObject({
    age: 'youth',
    wakefulness: 'awake',
    moods: ['deepta'],
    feelings: ['garvita', 'mudita'],
  })
  expect(saturn).toMatchObject({ age: 'dead', wakefulness: 'awake', moods: ['svastha', 'vikala'] })
})

test('counts the posture from stars, navamsha, ghati and lagna', () => {
  // 3 · 1 · 1 + 22 + 3 + 2 is 30, six more than twenty-four; Venus 27 · 6 · 7 + 27 is 1161, nine more than 96 twelves.
  expect(avasthas(CHART).sun.posture).toBe('agamana')
  expect(avasthas(CHART).venus.posture).toBe('bhojana')
  expect(avasthas(chartOf('1990-06-21T06:00:00Z', 69.65, 18.96)).sun.posture).toBeUndefined()
})

test('has the other feelings where their conditions meet', () => {
  // The fifth from a lagna in Vrishabha is Kanya.
  const shamed = avasthas(withLongitudes(CHART, { mercury: 160, mars: 165 })).mercury
  const shaken = avasthas(withLongitudes(CHART, { jupiter: 33, saturn: 215 })).jupiter
  const thirsty = avasthas(
    withLongitudes(CHART, { moon: 340, mercury: 110, venus: 50, jupiter: 200, sun: 170 }),
  ).mercury

  expect(shamed.feelings).toContain('lajjita')
  expect(shaken.feelings).toContain('kshobhita')
  expect(thirsty.feelings).not.toContain('trishita')
  // In Karka, seen by the waning Moon from Makara, its enemy.
  expect(avasthas(withLongitudes(CHART, { mercury: 110 })).mercury.feelings).toContain('trishita')
})

test('turns the ages round in even signs', () => {
  const ageAt = (mars: number) => avasthas(withLongitudes(CHART, { mars })).mars.age

  expect([1, 7, 13, 19, 25].map(ageAt)).toEqual(['infant', 'youth', 'adult', 'old', 'dead'])
  expect([31, 37, 43, 49, 55].map(ageAt)).toEqual(['dead', 'old', 'adult', 'youth', 'infant'])
})

test('burns what is combust', () => {
  const combust = SIGN_LORDS.filter((graha) => CHART.grahas[graha].isCombust)
  const near = avasthas(chartOf('1990-05-03T06:00:00Z')).mercury

  expect(combust).toEqual([])
  expect(near.moods).toContain('kopa')
})
