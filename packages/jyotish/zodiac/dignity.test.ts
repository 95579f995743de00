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

test('exalts every graha just before its deepest degree and debilitates it opposite', () => {
  for (const graha of SIGN_LORDS) {
    const { rashi, deepest = 0 } = EXALTATIONS[graha]

    expect(dignityAt(graha, rashi * 30 + deepest - 0.001)).toBe('exalted')
    expect(dignityAt(graha, debilitationRashi(graha) * 30 + deepest)).toBe('debilitated')
  }
})

test('moves the Moon from exaltation to moolatrikona at exactly 3° of Vrishabha', () => {
  expect(dignityAt('moon', 30)).toBe('exalted')
  expect(dignityAt('moon', 32.9999)).toBe('exalted')
  expect(dignityAt('moon', 33)).toBe('moolatrikona')
  expect(dignityAt('moon', 59.9999)).toBe('moolatrikona')
})

test('gives Mercury in Kanya exaltation, then moolatrikona, then own sign', () => {
  expect([150, 164.99, 165, 169.99, 170, 179].map((longitude) => dignityAt('mercury', longitude))).toEqual([
    'exalted',
    'exalted',
    'moolatrikona',
    'moolatrikona',
    'own',
    'own',
  ])
})

test('rates a graha in another sign by its natural relation to the sign lord', () => {
  expect(dignityAt('sun', 95)).toBe('friend')
  expect(dignityAt('sun', 65)).toBe('neutral')
  expect(dignityAt('sun', 35)).toBe('enemy')
  expect(dignityAt('saturn', 130)).toBe('enemy')
  expect(dignityAt('rahu', 35)).toBe('exalted')
  expect(dignityAt('ketu', 35)).toBe('debilitated')
  expect(dignityAt('rahu', 5)).toBe('neutral')
})

test('allows one-sided natural friendship', () => {
  expect(naturalRelation('moon', 'mercury')).toBe('friend')
  expect(naturalRelation('mercury', 'moon')).toBe('enemy')
  expect(naturalRelation('jupiter', 'saturn')).toBe('neutral')
})

test('keeps temporary friendship mutual and combines it with natural friendship into five degrees', () => {
  for (let from = 0; from < 12; from++) {
    for (let to = 0; to < 12; to++) {
      expect(temporaryRelation(from as 0, to as 0)).toBe(temporaryRelation(to as 0, from as 0))
    }
  }
  expect(compoundRelation('friend', 'friend')).toBe('great-friend')
  expect(compoundRelation('enemy', 'friend')).toBe('neutral')
  expect(compoundRelation('neutral', 'enemy')).toBe('enemy')
})

test('combines natural and temporary relation to the sign lord, and returns none in the own sign', () => {
  // Sun in Mesha, sign lord Mars in Makara, the 10th from it: natural friend and temporary friend.
  expect(relationToSignLord('sun', { longitudes })).toBe('great-friend')
  // Mars in Makara, sign lord Saturn in Tula, the 10th from it: naturally neutral, temporary friend.
  expect(relationToSignLord('mars', { longitudes })).toBe('friend')
  expect(relationToSignLord('mercury', { longitudes })).toBeUndefined()
  expect(relationToSignLord('rahu', { longitudes })).toBeUndefined()
})
