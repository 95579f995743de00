import { expect, test } from 'vitest'
import { istInstant } from '#domain/time/india-time.ts'
import { NEW_DELHI_ALMANAC } from '#test/factories/places.ts'
import { readLabelledDay, slotLabels } from './slot-labels.ts'

const UJJAIN = { ...NEW_DELHI_ALMANAC, name: 'Ujjain', lat: 23.1765, lon: 75.7885 }
/** A Tuesday: the Sun rises at 6:41 and sets at 17:42. */
const DATE = '2026-11-17'
const DAY = readLabelledDay(UJJAIN, DATE)

function labelsAt(time: string, person?: { nakshatra: number; rashi: number }) {
  if (!DAY) throw new Error('no day')
  return slotLabels(istInstant(DATE, time).getTime(), DAY, person)
}

test.each([
  // The seventh eighth of a Tuesday is Rahu kalam, though its choghadiya is Shubha.
  ['15:30', ['rahu-kalam']],
  ['12:15', ['abhijit']],
  ['11:00', ['good-choghadiya']],
  ['13:15', ['good-choghadiya']],
  // Kala, and the first hours: Roga and Udvega.
  ['14:15', []],
  ['08:00', []],
  ['19:00', []],
])('labels the start at %s with %o', (time, labels) => {
  expect(labelsAt(time)).toEqual(labels)
})

test('adds what the Moon means for a birth star, only if it is favourable', () => {
  const star = DAY?.stars[0]?.index ?? 0
  const sign = Math.floor((star * 4) / 9)
  const from = (stars: number, signs: number) => ({
    nakshatra: (star - stars + 27) % 27,
    rashi: (sign - signs + 12) % 12,
  })

  // Sampat, and the Moon in the sign of birth; janma, and the Moon in the eighth sign (chandrashtama).
  expect(labelsAt('08:00', from(1, 0))).toContain('tara-bala')
  expect(labelsAt('08:00', from(0, 7))).toEqual([])
})

test('knows nothing of a day without a sunrise', () => {
  expect(readLabelledDay({ ...UJJAIN, lat: 69.65, lon: 18.96, timeZone: 'Europe/Oslo' }, '2026-12-20')).toBeUndefined()
})
