import { expect, test } from 'vitest'
import { SIGN_LORDS } from '../grahas.ts'
import { debilitationRashi, dignityAt, EXALTATIONS, relationToSignLord } from './dignity.ts'
import { compoundRelation, naturalRelation, temporaryRelation } from './friendship.ts'

const longitudes = {
  sun: 10,
  moon: 33,
  mars: 298,
  mercury: 165,
  jupiter: 95,
  venus: 357,
  saturn: 200,
  rahu: 75,
  ketu: 255,
}

test('every graha is exalted at its deepest degree or about to leave its exaltation there', () => {
  for (const graha of SIGN_LORDS) {
    const { rashi, deepest = 0 } = EXALTATIONS[graha]

    expect(dignityAt(graha, rashi * 30 + deepest - 0.001)).toBe('exalted')
    expect(dignityAt(graha, debilitationRashi(graha) * 30 + deepest)).toBe('debilitated')
  }
})

test('the Moon leaves her exaltation for her moolatrikona at exactly 3° of Vrishabha', () => {
  expect(dignityAt('moon', 30)).toBe('exalted')
  expect(dignityAt('moon', 32.9999)).toBe('exalted')
  expect(dignityAt('moon', 33)).toBe('moolatrikona')
  expect(dignityAt('moon', 59.9999)).toBe('moolatrikona')
})

test('Mercury in Kanya is exalted, then in moolatrikona, then in his own sign', () => {
  expect([150, 164.99, 165, 169.99, 170, 179].map((longitude) => dignityAt('mercury', longitude))).toEqual([
    'exalted',
    'exalted',
    'moolatrikona',
    'moolatrikona',
    'own',
    'own',
  ])
})

test('away from home a graha is a friend, neutral or enemy of its host', () => {
  expect(dignityAt('sun', 95)).toBe('friend')
  expect(dignityAt('sun', 65)).toBe('neutral')
  expect(dignityAt('sun', 35)).toBe('enemy')
  expect(dignityAt('saturn', 130)).toBe('enemy')
  expect(dignityAt('rahu', 35)).toBe('exalted')
  expect(dignityAt('ketu', 35)).toBe('debilitated')
  expect(dignityAt('rahu', 5)).toBe('neutral')
})

test('friendship by nature need not be mutual', () => {
  expect(naturalRelation('moon', 'mercury')).toBe('friend')
  expect(naturalRelation('mercury', 'moon')).toBe('enemy')
  expect(naturalRelation('jupiter', 'saturn')).toBe('neutral')
})

test('friendship by place is always mutual and joins with nature in five degrees', () => {
  for (let from = 0; from < 12; from++) {
    for (let to = 0; to < 12; to++) {
      expect(temporaryRelation(from as 0, to as 0)).toBe(temporaryRelation(to as 0, from as 0))
    }
  }
  expect(compoundRelation('friend', 'friend')).toBe('great friend')
  expect(compoundRelation('enemy', 'friend')).toBe('neutral')
  expect(compoundRelation('neutral', 'enemy')).toBe('enemy')
})

test('the regard for a host joins nature and chart, and there is none at home', () => {
  // Sun in Mesha, host Mars in Makara, the 10th from it: friend by nature and by place.
  expect(relationToSignLord('sun', { longitudes })).toBe('great friend')
  // Mars in Makara, host Saturn in Tula, the 10th from it: neutral by nature, friend by place.
  expect(relationToSignLord('mars', { longitudes })).toBe('friend')
  expect(relationToSignLord('mercury', { longitudes })).toBeUndefined()
  expect(relationToSignLord('rahu', { longitudes })).toBeUndefined()
})
