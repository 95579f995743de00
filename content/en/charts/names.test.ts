import { GRAHA_NAMES, GRAHAS, NAKSHATRAS, RASHI_INDEXES, RASHI_NAMES, TITHIS, YOGAS } from '@muhurta/jyotish'
import { expect, test } from 'vitest'
import { tithiName, yogaName } from '../almanac/names.ts'
import { GRAHA_LABELS, NAKSHATRA_LABELS, RASHI_LABELS } from './names.ts'

test('Sanskrit names are spelled as the engine spells them', () => {
  expect(GRAHAS.map((graha) => GRAHA_LABELS[graha].sanskrit)).toEqual(
    GRAHAS.map((graha) => GRAHA_NAMES[graha].sanskrit),
  )
  expect(RASHI_INDEXES.map((rashi) => RASHI_LABELS[rashi].name)).toEqual(RASHI_NAMES.map(({ sanskrit }) => sanskrit))
  expect(NAKSHATRA_LABELS).toEqual(NAKSHATRAS.map(({ sanskrit }) => sanskrit))
  expect(TITHIS.map((_, index) => tithiName({ index, paksha: 'shukla' }).replace('Shukla ', ''))).toEqual(
    TITHIS.map(({ sanskrit }) => sanskrit),
  )
  expect(YOGAS.map((_, index) => yogaName(index))).toEqual(YOGAS.map(({ sanskrit }) => sanskrit))
})

test('no two grahas or signs have the same short name', () => {
  expect(new Set(GRAHAS.map((graha) => GRAHA_LABELS[graha].code)).size).toBe(GRAHAS.length)
  const shorts = Object.values(RASHI_LABELS).map(({ short }) => short)
  expect(new Set(shorts).size).toBe(shorts.length)
})
