import fc from 'fast-check'
import { expect, test } from 'vitest'
import { GRAHAS, type Graha } from '../grahas.ts'
import type { Placements } from '../zodiac/placements.ts'
import { LAGNA_YOGA_RULES, listYogas, YOGA_RULES } from './list-yogas.ts'

type Signs = Partial<Record<Graha | 'lagna', number>>

/** A chart from signs only, every body in the middle of its sign; without a lagna unless one is given. */
function chartOf({ lagna, ...signs }: Signs): Placements {
  const spread = { sun: 4, moon: 8, mars: 2, mercury: 5, jupiter: 10, venus: 3, saturn: 0, rahu: 1, ketu: 7 }
  const rashis = { ...spread, ...signs }
  const longitudes = Object.fromEntries(
    GRAHAS.map((graha) => [graha, rashis[graha] * 30 + 15]),
  ) as Placements['longitudes']

  return lagna === undefined ? { longitudes } : { longitudes, lagna: lagna * 30 + 15 }
}

function isFound(signs: Signs, id: string, grahas: readonly Graha[]): boolean {
  return listYogas(chartOf(signs)).some(
    (yoga) => yoga.id === id && grahas.every((graha) => yoga.grahas.includes(graha)),
  )
}

type Case = { id: string; grahas: Graha[]; met: Signs; unmet: Signs }

const aside = { mars: 6, mercury: 6, jupiter: 6, venus: 6, saturn: 6 }

const CASES: Case[] = [
  { id: 'gajakesari', grahas: ['moon', 'jupiter'], met: { moon: 0, jupiter: 3 }, unmet: { moon: 0, jupiter: 4 } },
  { id: 'chandra-mangala', grahas: ['moon', 'mars'], met: { moon: 0, mars: 0 }, unmet: { moon: 0, mars: 1 } },
  {
    id: 'sunapha',
    grahas: ['mars'],
    met: { ...aside, moon: 0, mars: 1 },
    unmet: { ...aside, moon: 0, mars: 1, venus: 11 },
  },
  {
    id: 'anapha',
    grahas: ['mars'],
    met: { ...aside, moon: 0, mars: 11 },
    unmet: { ...aside, moon: 0, mars: 11, venus: 1 },
  },
  {
    id: 'durudhara',
    grahas: ['mars', 'saturn'],
    met: { ...aside, moon: 0, mars: 1, saturn: 11 },
    unmet: { ...aside, moon: 0, mars: 1 },
  },
  {
    id: 'adhi',
    grahas: ['mercury', 'jupiter', 'venus'],
    met: { moon: 0, mercury: 5, jupiter: 6, venus: 7 },
    unmet: { moon: 0, mercury: 5, jupiter: 6, venus: 8 },
  },
  { id: 'vesi', grahas: ['mars'], met: { ...aside, sun: 0, mars: 1 }, unmet: { ...aside, sun: 0, moon: 1 } },
  { id: 'vasi', grahas: ['mars'], met: { ...aside, sun: 0, mars: 11 }, unmet: { ...aside, sun: 0, moon: 11 } },
  {
    id: 'ubhayachari',
    grahas: ['mars', 'saturn'],
    met: { ...aside, sun: 0, mars: 1, saturn: 11 },
    unmet: { ...aside, sun: 0, mars: 1, rahu: 11 },
  },
  { id: 'budhaditya', grahas: ['sun', 'mercury'], met: { sun: 4, mercury: 4 }, unmet: { sun: 4, mercury: 5 } },
  {
    id: 'amala',
    grahas: ['jupiter'],
    met: { moon: 0, jupiter: 9 },
    unmet: { moon: 0, jupiter: 9, saturn: 9 },
  },
  {
    id: 'amala',
    grahas: ['jupiter'],
    met: { lagna: 0, moon: 2, jupiter: 9 },
    unmet: { lagna: 1, moon: 2, jupiter: 9 },
  },
  { id: 'guru-mangala', grahas: ['mars', 'jupiter'], met: { mars: 2, jupiter: 2 }, unmet: { mars: 2, jupiter: 3 } },
  {
    id: 'kala-sarpa',
    grahas: ['rahu', 'ketu'],
    met: { rahu: 0, ketu: 6, sun: 1, moon: 2, mars: 3, mercury: 1, jupiter: 4, venus: 2, saturn: 5 },
    unmet: { rahu: 0, ketu: 6, sun: 1, moon: 7, mars: 3, mercury: 1, jupiter: 4, venus: 2, saturn: 5 },
  },
  {
    id: 'kala-sarpa',
    grahas: ['rahu', 'ketu'],
    met: { rahu: 6, ketu: 0, sun: 1, moon: 2, mars: 3, mercury: 1, jupiter: 4, venus: 2, saturn: 5 },
    unmet: { rahu: 6, ketu: 0, sun: 0, moon: 2, mars: 3, mercury: 1, jupiter: 4, venus: 2, saturn: 5 },
  },
  {
    // The Sun, debilitated in Tula, and Venus in Simha exchange signs.
    id: 'neecha-bhanga',
    grahas: ['sun'],
    met: { sun: 6, moon: 0, venus: 4, mars: 1, saturn: 2 },
    unmet: { sun: 6, moon: 0, venus: 5, mars: 1, saturn: 2 },
  },
  {
    // The Sun debilitated in Tula: its sign lord Venus is in a kendra from the Moon, or no graha is.
    id: 'neecha-bhanga',
    grahas: ['sun'],
    met: { sun: 6, moon: 0, venus: 3, mars: 1, saturn: 2 },
    unmet: { sun: 6, moon: 0, venus: 10, mars: 1, saturn: 2 },
  },
  {
    // The same Sun, with a lagna that puts Venus in a kendra.
    id: 'neecha-bhanga',
    grahas: ['sun'],
    met: { lagna: 1, sun: 6, moon: 0, venus: 7, mars: 2, saturn: 2 },
    unmet: { lagna: 3, sun: 6, moon: 0, venus: 7, mars: 2, saturn: 2 },
  },
  { id: 'parivartana', grahas: ['mars', 'venus'], met: { mars: 1, venus: 0 }, unmet: { mars: 1, venus: 2 } },
  { id: 'ruchaka', grahas: ['mars'], met: { lagna: 0, mars: 0 }, unmet: { lagna: 1, mars: 0 } },
  { id: 'bhadra', grahas: ['mercury'], met: { lagna: 2, mercury: 5 }, unmet: { lagna: 2, mercury: 8 } },
  { id: 'hamsa', grahas: ['jupiter'], met: { lagna: 0, jupiter: 3 }, unmet: { lagna: 0, jupiter: 9 } },
  { id: 'malavya', grahas: ['venus'], met: { lagna: 2, venus: 11 }, unmet: { lagna: 3, venus: 11 } },
  { id: 'shasha', grahas: ['saturn'], met: { lagna: 6, saturn: 6 }, unmet: { lagna: 7, saturn: 6 } },
  {
    id: 'kemadruma',
    grahas: ['moon'],
    met: { lagna: 0, moon: 4, mars: 1, mercury: 1, jupiter: 2, venus: 7, saturn: 8 },
    unmet: { lagna: 0, moon: 4, mars: 1, mercury: 1, jupiter: 5, venus: 7, saturn: 8 },
  },
  {
    id: 'kemadruma',
    grahas: ['moon'],
    met: { lagna: 0, moon: 4, mars: 1, mercury: 1, jupiter: 2, venus: 7, saturn: 8 },
    unmet: { lagna: 0, moon: 4, mars: 9, mercury: 1, jupiter: 2, venus: 7, saturn: 8 },
  },
  {
    id: 'shakata',
    grahas: ['moon', 'jupiter'],
    met: { lagna: 0, jupiter: 0, moon: 5 },
    unmet: { lagna: 5, jupiter: 0, moon: 5 },
  },
  // Lagna Mesha: Jupiter rules the 9th and Saturn the 10th and 11th, Venus the 2nd and 7th.
  {
    id: 'raja',
    grahas: ['jupiter', 'saturn'],
    met: { lagna: 0, jupiter: 2, saturn: 2 },
    unmet: { lagna: 0, jupiter: 2, saturn: 3 },
  },
  {
    id: 'dharma-karmadhipati',
    grahas: ['jupiter', 'saturn'],
    met: { lagna: 0, jupiter: 2, saturn: 8 },
    unmet: { lagna: 0, jupiter: 2, saturn: 7 },
  },
  {
    id: 'dhana',
    grahas: ['venus', 'saturn'],
    met: { lagna: 0, venus: 10, saturn: 1 },
    unmet: { lagna: 0, venus: 10, saturn: 2 },
  },
  { id: 'yogakaraka', grahas: ['mars'], met: { lagna: 3 }, unmet: { lagna: 0 } },
  { id: 'viparita-harsha', grahas: ['mercury'], met: { lagna: 0, mercury: 7 }, unmet: { lagna: 0, mercury: 0 } },
  { id: 'viparita-sarala', grahas: ['mars'], met: { lagna: 0, mars: 5 }, unmet: { lagna: 0, mars: 6 } },
  { id: 'viparita-vimala', grahas: ['jupiter'], met: { lagna: 0, jupiter: 5 }, unmet: { lagna: 0, jupiter: 6 } },
  {
    id: 'lakshmi',
    grahas: ['mars', 'jupiter'],
    met: { lagna: 0, jupiter: 3, mars: 0 },
    unmet: { lagna: 0, jupiter: 3, mars: 3 },
  },
  {
    // The lagna lord is combust.
    id: 'lakshmi',
    grahas: ['mars', 'jupiter'],
    met: { lagna: 0, jupiter: 3, mars: 4, sun: 6 },
    unmet: { lagna: 0, jupiter: 3, mars: 4, sun: 4 },
  },
  {
    id: 'saraswati',
    grahas: ['mercury', 'jupiter', 'venus'],
    met: { lagna: 0, mercury: 0, jupiter: 3, venus: 1 },
    unmet: { lagna: 0, mercury: 0, jupiter: 9, venus: 1 },
  },
  {
    id: 'vasumati',
    grahas: ['mercury', 'jupiter', 'venus'],
    met: { lagna: 0, mercury: 2, jupiter: 5, venus: 9 },
    unmet: { lagna: 0, mercury: 2, jupiter: 5, venus: 8 },
  },
  {
    id: 'shubha-kartari',
    grahas: ['jupiter', 'venus'],
    met: { lagna: 0, jupiter: 11, venus: 1, rahu: 2, ketu: 8 },
    unmet: { lagna: 0, jupiter: 11, venus: 1, rahu: 1 },
  },
  {
    id: 'maha-parivartana',
    grahas: ['mars', 'venus'],
    met: { lagna: 0, mars: 1, venus: 0 },
    unmet: { mars: 1, venus: 0 },
  },
  {
    id: 'khala-parivartana',
    grahas: ['moon', 'mercury'],
    met: { lagna: 0, moon: 2, mercury: 3 },
    unmet: { lagna: 2, moon: 2, mercury: 3 },
  },
  {
    id: 'dainya-parivartana',
    grahas: ['mars', 'mercury'],
    met: { lagna: 0, mars: 5, mercury: 0 },
    unmet: { lagna: 0, mars: 2, mercury: 0, venus: 9 },
  },
]

test.each(CASES)(
  'finds each yoga when its rule is met and not when it is nearly met: $id of $grahas',
  ({ id, grahas, met, unmet }) => {
    expect(isFound(met, id, grahas)).toBe(true)
    expect(isFound(unmet, id, grahas)).toBe(false)
  },
)

test('finds each yoga when its rule is met and not when it is nearly met covers every rule', () => {
  const ruled = new Set([...YOGA_RULES, ...LAGNA_YOGA_RULES].map(({ id }) => id))
  expect(new Set(CASES.map(({ id }) => id))).toEqual(ruled)
})

const anySign = fc.integer({ min: 0, max: 11 })
const anySigns = fc.record({
  sun: anySign,
  moon: anySign,
  mars: anySign,
  mercury: anySign,
  jupiter: anySign,
  venus: anySign,
  saturn: anySign,
  rahu: anySign,
  ketu: anySign,
  lagna: anySign,
})

test('finds at most one of Sunapha, Anapha, Durudhara and Kemadruma', () => {
  fc.assert(
    fc.property(anySigns, (signs) => {
      const ids = listYogas(chartOf(signs)).map(({ id }) => id)
      const company = ids.filter((id) => ['sunapha', 'anapha', 'durudhara', 'kemadruma'].includes(id))
      expect(company.length).toBeLessThanOrEqual(1)
    }),
  )
})

test('lists each graha of a yoga once', () => {
  fc.assert(
    fc.property(anySigns, (signs) => {
      for (const { grahas } of listYogas(chartOf(signs))) expect(new Set(grahas).size).toBe(grahas.length)
    }),
  )
})

test('skips the rules that need a lagna when the birth time is unknown', () => {
  const { lagna: _, ...withoutLagna } = chartOf({ lagna: 0, mars: 0 })
  const lagnaIds = new Set<string>(LAGNA_YOGA_RULES.map(({ id }) => id).filter((id) => id !== 'amala'))

  expect(listYogas(withoutLagna).some(({ id }) => lagnaIds.has(id))).toBe(false)
})

test('lists an association of two lords once, with all the houses involved', () => {
  const rajas = listYogas(chartOf({ lagna: 0, jupiter: 2, saturn: 2 })).filter(
    ({ id, grahas }) => id === 'raja' && grahas.includes('jupiter') && grahas.includes('saturn'),
  )

  expect(rajas.map(({ reason }) => reason)).toEqual([
    { code: 'lords-associated', grahas: ['jupiter', 'saturn'], houses: [9, 10], association: 'same-sign' },
  ])
})
