import { type Chart, type ChartRefusal, computeChart } from '../chart/chart.ts'
import type { SignLord } from '../grahas.ts'
import { accepted, type Outcome } from '../outcome.ts'
import type { Location } from '../sky/location.ts'
import type { JulianDay } from '../time/julian-day.ts'
import { type RashiIndex, wrapRashi } from '../zodiac/rashi.ts'
import { type OfficeBearers, officeBearers, type YearLord, yearLord } from './office-bearers.ts'
import { panchavargiyaBala } from './panchavargiya.ts'
import { type Saham, type SahamName, sahams } from './sahams.ts'
import { solarReturn } from './solar-return.ts'
import {
  type LightCarrier,
  listLightCarriers,
  listTajikaAspects,
  type TajikaAspect,
  wholeChartYoga,
} from './tajika-yogas.ts'

/** The year that begins with a solar return. */
export type Varshaphala = {
  /** Completed years at its beginning. */
  age: number
  jdUt: JulianDay
  /** The chart of the return at the place of birth or residence. */
  chart: Chart
  isDay: boolean
  muntha: RashiIndex
  officeBearers: OfficeBearers
  panchavargiyaBala: Record<SignLord, number>
  yearLord: YearLord
  sahams: Record<SahamName, Saham>
  aspects: TajikaAspect[]
  lightCarriers: LightCarrier[]
  wholeChartYoga: ReturnType<typeof wholeChartYoga>
}

/** Whether the Sun is up; during polar day and night the season decides. */
function isDayAt({ jdUt, panchanga }: Chart): boolean {
  const { setAfterPreviousRise } = panchanga.sun
  return setAfterPreviousRise === undefined ? panchanga.polarState === 'polar-day' : jdUt < setAfterPreviousRise
}

/**
 * The annual chart for a completed age (Tajika Neelakanthi), at the place of birth unless another is given: for those who
 * moved, schools take one or the other. Refuses years beyond 2100.
 */
export function varshaphala(
  birth: Chart,
  age: number,
  location: Location = birth.location,
): Outcome<Varshaphala, ChartRefusal> {
  const moment = solarReturn(birth, age)
  if (!moment.ok) return moment
  const outcome = computeChart({ jdUt: moment.value, ...location, options: birth.conventions })
  if (!outcome.ok) return outcome

  const chart = outcome.value
  const annual = chart.placements
  const isDay = isDayAt(chart)
  const muntha = wrapRashi(birth.lagna.rashi + age)
  const bearers = officeBearers({ birthLagna: birth.lagna.rashi, muntha, isDay, annual })
  const strength = panchavargiyaBala(annual)
  return accepted({
    age,
    jdUt: moment.value,
    chart,
    isDay,
    muntha,
    officeBearers: bearers,
    panchavargiyaBala: strength,
    yearLord: yearLord(bearers, strength, annual),
    sahams: sahams(annual, isDay),
    aspects: listTajikaAspects(annual),
    lightCarriers: listLightCarriers(annual),
    wholeChartYoga: wholeChartYoga(annual),
  })
}
