import { expect, test } from 'vitest'
import { aspectsRashi, drishtiStrength, fullDrishtiHouses, listGrahaDrishti } from './drishti.ts'
import { RASHI_INDEXES } from './rashi.ts'
import { rashiDrishti } from './rashi-drishti.ts'
import { RASHIS } from './rashis.ts'

test('aspects the seventh with every graha and two more houses with Mars, Jupiter and Saturn', () => {
  expect(fullDrishtiHouses('sun')).toEqual([7])
  expect(fullDrishtiHouses('mars')).toEqual([4, 7, 8])
  expect(fullDrishtiHouses('jupiter')).toEqual([5, 7, 9])
  expect(fullDrishtiHouses('saturn')).toEqual([3, 7, 10])
})

test('gives the nodes aspects only when enabled', () => {
  expect(aspectsRashi('rahu', 0, 6)).toBe(false)
  expect(aspectsRashi('rahu', 0, 6, { nodes: 'seventh' })).toBe(true)
  expect(aspectsRashi('ketu', 0, 4, { nodes: 'fifth-seventh-ninth' })).toBe(true)
  expect(drishtiStrength('rahu', 7)).toBe(0)
})

test('grades aspect strength from a quarter to full', () => {
  expect(([3, 5, 4, 7, 2] as const).map((house) => drishtiStrength('venus', house))).toEqual([0.25, 0.5, 0.75, 1, 0])
  expect(([3, 10] as const).map((house) => drishtiStrength('saturn', house))).toEqual([1, 1])
})

test('lists the aspect of Jupiter in Mesha on the Moon in Simha, but not the reverse', () => {
  const apart = { sun: 40, mars: 40, mercury: 40, venus: 40, saturn: 40, rahu: 40, ketu: 220 }

  const aspects = listGrahaDrishti({ longitudes: { ...apart, jupiter: 5, moon: 125 } })

  expect(aspects.filter(({ from, to }) => from === 'jupiter' && to === 'moon')).toEqual([
    { from: 'jupiter', to: 'moon', house: 5 },
  ])
  expect(aspects.some(({ from, to }) => from === 'moon' && to === 'jupiter')).toBe(false)
})

test('aspects three signs from every sign, mutually, and of the same quality only for dual signs', () => {
  expect(rashiDrishti(0)).toEqual([4, 7, 10])
  expect(rashiDrishti(1)).toEqual([3, 6, 9])
  expect(rashiDrishti(2)).toEqual([5, 8, 11])

  for (const rashi of RASHI_INDEXES) {
    const aspected = rashiDrishti(rashi)
    expect(aspected).toHaveLength(3)
    for (const other of aspected) {
      expect(rashiDrishti(other)).toContain(rashi)
      expect(RASHIS[other].quality === RASHIS[rashi].quality).toBe(RASHIS[rashi].quality === 'dual')
    }
  }
})
