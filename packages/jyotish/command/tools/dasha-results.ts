import { ashtottari } from '../../dashas/ashtottari.ts'
import type { Dasha } from '../../dashas/period.ts'
import { yogini } from '../../dashas/yogini.ts'
import type { CommandBirth } from './birth.ts'

const YOGINI_PERIODS = 16
const ASHTOTTARI_PERIODS = 8

function dashaResult({ yearDays, fractionRemaining, periods }: Dasha, count: number) {
  return {
    yearDays,
    balanceFraction: fractionRemaining,
    maha: periods.slice(0, count).map(({ lords, startJdUt }) => [lords[0], startJdUt]),
  }
}

function inputOf({ chart }: CommandBirth) {
  const moonLongitude = chart.grahas.moon.longitude
  return { moonLongitude, birthJdUt: chart.jdUt, yearDays: chart.conventions.yearDays }
}

export function yoginiResult(birth: CommandBirth) {
  return dashaResult(yogini(inputOf(birth)), YOGINI_PERIODS)
}

export function ashtottariResult(birth: CommandBirth) {
  const by = (abhijit: 'by-longitude' | 'own-share') =>
    dashaResult(ashtottari({ ...inputOf(birth), abhijit }), ASHTOTTARI_PERIODS)
  return { 'by-longitude': by('by-longitude'), 'own-share': by('own-share') }
}
