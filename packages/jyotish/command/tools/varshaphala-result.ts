import { GRAHAS } from '../../grahas.ts'
import type { YearLord } from '../../varshaphala/office-bearers.ts'
import { SAHAM_NAMES } from '../../varshaphala/sahams.ts'
import { type Varshaphala, varshaphala } from '../../varshaphala/varshaphala.ts'
import type { CommandBirth } from './birth.ts'

/** Ages that are answered when none are asked for. */
const LAST_AGE = 99
const ALL_AGES = Array.from({ length: LAST_AGE + 1 }, (_, age) => age)

function yearLordFields({ lord, candidates }: YearLord) {
  if (lord === undefined) return { lord: null, reason: 'no office bearer aspects the lagna: schools differ' }
  return { lord, candidatesInOrder: candidates }
}

function yearFields({ age, jdUt, chart, isDay, muntha, aspects, ...year }: Varshaphala) {
  return {
    ageCompleted: age,
    solarReturnJdUt: jdUt,
    isDay,
    lagna: chart.lagna.longitude,
    longitudes: Object.fromEntries(GRAHAS.map((graha) => [graha, chart.grahas[graha].longitude])),
    munthaSign: muntha,
    officeBearers: year.officeBearers,
    panchavargiyaBala: year.panchavargiyaBala,
    yearLord: yearLordFields(year.yearLord),
    sahams: Object.fromEntries(
      SAHAM_NAMES.map((name) => {
        const { longitude, isSignAdded } = year.sahams[name]
        return [name, { lon: longitude, plus30: isSignAdded }]
      }),
    ),
    tajikaAspects: aspects.map(({ isWithinBothOrbs, ...aspect }) => ({
      ...aspect,
      withinMeanOrb: true,
      withinBothOrbs: isWithinBothOrbs,
    })),
  }
}

/** The annual charts of the given ages, or of every age to 99, as far as the supported years reach. */
export function varshaphalaResult({ chart }: CommandBirth, ages: readonly number[] = ALL_AGES) {
  return ages.flatMap((age) => {
    const outcome = varshaphala(chart, age)
    return outcome.ok ? [yearFields(outcome.value)] : []
  })
}
