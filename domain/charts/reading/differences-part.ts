import { computeChart, findRunningPeriods, GRAHAS, type HouseSpan, houseAt, vimshottari } from '@muhurta/jyotish'
import { mangalBySets } from './doshas-part.ts'
import type { ReadingFacts } from './facts.ts'
import type { ReadingClock } from './reading-clock.ts'
import type { Statement, StatementGroup } from './statement.ts'

/** The days of a savana year, the other usual length of a dasha year. */
const OTHER_YEAR = 360
const USUAL_YEAR = 365.25

/** What other books and schools would say of this chart, computed and compared. */
export function differencesPart(facts: ReadingFacts, clock: ReadingClock): StatementGroup[] {
  const statements = [
    ...ayanamsaStatements(facts),
    ...houseStatements(facts),
    ...mangalStatements(facts),
    ...yearStatements(facts, clock),
    { code: 'differ-nodes' } as const,
  ]
  return [{ subject: { kind: 'plain' }, statements }]
}

/** Lahiri beside another, and Raman beside Lahiri: about a degree and a half apart. */
function ayanamsaStatements({ chart }: ReadingFacts): Statement[] {
  const ayanamsa = chart.conventions.ayanamsa === 'lahiri' ? 'raman' : 'lahiri'
  const other = computeChart({ ...chart.location, jdUt: chart.jdUt, options: { ...chart.conventions, ayanamsa } })
  if (!other.ok) return []
  const { lagna, grahas } = other.value
  const signs = [
    { point: 'lagna', here: chart.lagna.rashi, there: lagna.rashi },
    { point: 'moon', here: chart.grahas.moon.rashi, there: grahas.moon.rashi },
  ] as const
  const [here, there] = [chart.grahas.moon.nakshatra, grahas.moon.nakshatra]
  const moved: Statement[] = [
    ...signs
      .filter((sign) => sign.here !== sign.there)
      .map((sign) => ({ code: 'differ-ayanamsa-sign', ayanamsa, ...sign }) as const),
    ...(here === there ? [] : [{ code: 'differ-ayanamsa-star', ayanamsa, here, there } as const]),
  ]
  return moved.length > 0 ? moved : [{ code: 'ayanamsa-agrees', ayanamsa }]
}

function houseStatements({ chart, houses }: ReadingFacts): Statement[] {
  const options = { ...chart.conventions, houseSystem: 'sripati' } as const
  const other = computeChart({ ...chart.location, jdUt: chart.jdUt, options })
  if (!other.ok) return []
  const spans: readonly HouseSpan[] = other.value.houses
  const moved = GRAHAS.map((graha) => {
    const sripati = houseAt(chart.grahas[graha].longitude, spans)
    return { graha, house: houses[graha], sripati }
  }).filter(({ house, sripati }) => house !== sripati)
  return [moved.length > 0 ? { code: 'differ-houses', moved } : { code: 'houses-agree' }]
}

function mangalStatements(facts: ReadingFacts): Statement[] {
  const bySet = mangalBySets(facts)
  const present = bySet.filter(({ isPresent }) => isPresent).length
  if (present === 0 || present === bySet.length) return []
  return [{ code: 'differ-mangal', present, sets: bySet.length }]
}

function yearStatements({ chart }: ReadingFacts, { nowJdUt, dateOf }: ReadingClock): Statement[] {
  const { yearDays } = chart.conventions
  const otherDays = yearDays === OTHER_YEAR ? USUAL_YEAR : OTHER_YEAR
  const [running] = findRunningPeriods(chart.vimshottari, nowJdUt, 1) ?? []
  const [graha] = running?.lords ?? []
  if (!running || !graha) return []
  const moonLongitude = chart.grahas.moon.longitude
  const other = vimshottari({ moonLongitude, birthJdUt: chart.jdUt, yearDays: otherDays })
  const index = chart.vimshottari.periods.indexOf(running)
  const there = other.periods[index]
  if (!there) return []
  return [{ code: 'differ-year', graha, here: dateOf(running.endJdUt), there: dateOf(there.endJdUt) }]
}
