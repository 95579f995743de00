import {
  ashtakavarga,
  END_OF_SUPPORTED,
  type Graha,
  houseFrom,
  isSignLord,
  listIngresses,
  listSadeSati,
  type RashiIndex,
  rashiAt,
  skyAt,
} from '@muhurta/jyotish'
import { VEDHA_HOUSES } from '@muhurta/jyotish/transits'
import { HOUSES, type ReadingFacts } from './facts.ts'
import type { ReadingClock } from './reading-clock.ts'
import type { Statement, StatementGroup } from './statement.ts'

/** 24 months. */
const SPAN_DAYS = 730.5
const SADE_SATI_SPAN_DAYS = 30 * 365.25

const SLOW = ['jupiter', 'saturn', 'rahu', 'ketu'] as const

/** Later authors count the nodes like Saturn. */
const NODE_HOUSES = [3, 6, 11]

/** Sade Sati, and the signs that Jupiter, Saturn and the nodes pass in 24 months, counted from the Moon and the lagna. */
export function transitsPart(facts: ReadingFacts, clock: ReadingClock): StatementGroup[] {
  if (clock.nowJdUt + SPAN_DAYS >= END_OF_SUPPORTED) return []
  return [
    { subject: { kind: 'sade-sati' }, statements: sadeSati(facts, clock) },
    ...SLOW.map(
      (graha): StatementGroup => ({
        subject: { kind: 'transit', graha },
        statements: groupOfGraha(facts, clock, graha),
      }),
    ),
  ]
}

/** At most the next thirty years are searched. */
function sadeSati({ chart }: ReadingFacts, clock: ReadingClock): Statement[] {
  const { nowJdUt, dateOf } = clock
  const until = Math.min(nowJdUt + SADE_SATI_SPAN_DAYS, END_OF_SUPPORTED - 1)
  const found = listSadeSati(chart.grahas.moon.rashi, nowJdUt, until, chart.conventions)
  const [next] = found.ok ? found.value : []
  if (!next) return [{ code: 'sade-sati-about' }, { code: 'sade-sati-later' }]
  if (next.startJdUt > nowJdUt) {
    return [{ code: 'sade-sati-about' }, { code: 'sade-sati-next', from: dateOf(next.startJdUt) }]
  }
  return [{ code: 'sade-sati-about' }, { code: 'sade-sati-now', phase: next.phase, until: dateOf(next.endJdUt) }]
}

/** What is said of a sign is said once, also where the graha comes back to it. */
function groupOfGraha(facts: ReadingFacts, clock: ReadingClock, graha: Graha): Statement[] {
  const said = new Set<RashiIndex>()
  return staysOf(facts, clock, graha).flatMap((stay) => {
    const isFirst = !said.has(stay.rashi)
    said.add(stay.rashi)
    const place = placeOf(facts, graha, stay)
    return isFirst ? [place, ...judgmentOf(facts, graha, stay.rashi)] : [place]
  })
}

type Stay = { readonly rashi: RashiIndex; readonly from?: string; readonly until?: string }

function staysOf({ chart }: ReadingFacts, clock: ReadingClock, graha: Graha): Stay[] {
  const { ayanamsa, node } = chart.conventions
  const sky = skyAt(clock.nowJdUt, { ayanamsa, node })
  if (!sky.ok) return []
  const ingresses = listIngresses(graha, clock.nowJdUt, clock.nowJdUt + SPAN_DAYS, { ayanamsa, node })
  if (!ingresses.ok) return []
  const stays: Stay[] = []
  let rashi = rashiAt(sky.value.grahas[graha].longitude)
  let from: string | undefined
  for (const { jdUt, to } of ingresses.value) {
    const day = clock.dateOf(jdUt)
    stays.push({ rashi, ...(from !== undefined && { from }), until: day })
    rashi = to
    from = day
  }
  return [...stays, { rashi, ...(from !== undefined && { from }) }]
}

function placeOf({ chart, lagna }: ReadingFacts, graha: Graha, stay: Stay): Statement {
  const fromMoon = houseFrom(chart.grahas.moon.rashi, stay.rashi)
  return { code: 'transit-stay', graha, ...stay, fromMoon, fromLagna: houseFrom(lagna, stay.rashi) }
}

function judgmentOf({ chart }: ReadingFacts, graha: Graha, rashi: RashiIndex): Statement[] {
  const house = houseFrom(chart.grahas.moon.rashi, rashi)
  const judged: Statement = {
    code: goodHouses(graha).includes(house) ? 'transit-good' : 'transit-effort',
    graha,
    house,
  }
  if (!isSignLord(graha)) return [judged]
  const bindus = ashtakavarga(chart.placements).bhinna[graha][rashi] ?? 0
  return [judged, { code: 'transit-bindus', graha, rashi, bindus }]
}

/** The houses from the Moon in which a transit is counted as good (Phaladeepika, ch. 26). */
function goodHouses(graha: Graha): readonly number[] {
  return isSignLord(graha) ? HOUSES.filter((house) => VEDHA_HOUSES[graha][house] !== undefined) : NODE_HOUSES
}
