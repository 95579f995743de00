import { expect, test } from 'vitest'
import { drishtiStrength, fullDrishtiHouses, listGrahaDrishti, rashiDrishti, seesRashi } from './drishti.ts'
import { RASHI_INDEXES, RASHIS } from './rashi.ts'

test('every graha sees the seventh; Mars, Jupiter and Saturn see two places more', () => {
  expect(fullDrishtiHouses('sun')).toEqual([7])
  expect(fullDrishtiHouses('mars')).toEqual([4, 7, 8])
  expect(fullDrishtiHouses('jupiter')).toEqual([5, 7, 9])
  expect(fullDrishtiHouses('saturn')).toEqual([3, 7, 10])
})

test('the nodes look only when asked to', () => {
  expect(seesRashi('rahu', 0, 6)).toBe(false)
  expect(seesRashi('rahu', 0, 6, { nodes: 'seventh' })).toBe(true)
  expect(seesRashi('ketu', 0, 4, { nodes: 'fifth-seventh-ninth' })).toBe(true)
  expect(drishtiStrength('rahu', 7)).toBe(0)
})

test('a glance grows from a quarter to full', () => {
  expect(([3, 5, 4, 7, 2] as const).map((house) => drishtiStrength('venus', house))).toEqual([0.25, 0.5, 0.75, 1, 0])
  expect(([3, 10] as const).map((house) => drishtiStrength('saturn', house))).toEqual([1, 1])
})

test('Jupiter in Mesha sees the Moon in Simha and not the other way', () => {
  const apart = { sun: 40, mars: 40, mercury: 40, venus: 40, saturn: 40, rahu: 40, ketu: 220 }

  const glances = listGrahaDrishti({ longitudes: { ...apart, jupiter: 5, moon: 125 } })

  expect(glances.filter(({ from, to }) => from === 'jupiter' && to === 'moon')).toEqual([
    { from: 'jupiter', to: 'moon', house: 5 },
  ])
  expect(glances.some(({ from, to }) => from === 'moon' && to === 'jupiter')).toBe(false)
})

test('signs see three signs each, mutually, and never one of their own kind unless dual', () => {
  expect(rashiDrishti(0)).toEqual([4, 7, 10])
  expect(rashiDrishti(1)).toEqual([3, 6, 9])
  expect(rashiDrishti(2)).toEqual([5, 8, 11])

  for (const rashi of RASHI_INDEXES) {
    const seen = rashiDrishti(rashi)
    expect(seen).toHaveLength(3)
    for (const other of seen) {
      expect(rashiDrishti(other)).toContain(rashi)
      expect(RASHIS[other].quality === RASHIS[rashi].quality).toBe(RASHIS[rashi].quality === 'dual')
    }
  }
})
