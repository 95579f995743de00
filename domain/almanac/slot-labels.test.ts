import { julianDayFromUnix } from '@muhurta/jyotish'
import { expect, test } from 'vitest'
import { istInstant } from '#domain/time/india-time.ts'
import { NEW_DELHI_ALMANAC } from '#test/factories/places.ts'
import { readAlmanacDay } from './read-day.ts'
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
  ['12:05', ['abhijit']],
  ['11:00', ['good-choghadiya']],
  // Gulika has begun, though Abhijit and a good choghadiya go on; the fourth fifteenth is dur muhurta.
  ['12:15', ['gulika']],
  ['13:15', ['gulika']],
  // Yamaganda, the third eighth of a Tuesday.
  ['10:00', ['yamaganda']],
  ['09:15', []],
  // Kala, and the first hours: Roga and Udvega.
  ['14:15', []],
  ['08:00', []],
  ['19:00', []],
])('labels the start at %s with %o', (time, labels) => {
  expect(labelsAt(time)).toEqual(labels)
})

test('adds what the Moon means for a birth star: what is favourable, and chandrashtama', () => {
  const star = DAY?.stars[0]?.index ?? 0
  const sign = Math.floor((star * 4) / 9)
  const from = (stars: number, signs: number) => ({
    nakshatra: (star - stars + 27) % 27,
    rashi: (sign - signs + 12) % 12,
  })

  // Sampat, and the Moon in the sign of birth; janma, and the Moon in the eighth sign (chandrashtama).
  expect(labelsAt('08:00', from(1, 0))).toContain('tara-bala')
  expect(labelsAt('08:00', from(0, 7))).toEqual(['chandrashtama'])
})

test('no label and no list of any weekday calls good what another calls bad', () => {
  for (const date of [
    '2026-11-15',
    '2026-11-16',
    '2026-11-17',
    '2026-11-18',
    '2026-11-19',
    '2026-11-20',
    '2026-11-21',
  ]) {
    const day = readLabelledDay(UJJAIN, date)
    const almanac = readAlmanacDay(UJJAIN, date)
    if (!day || !almanac.ok) throw new Error(date)
    const { durMuhurtas, varjyams, day: parts } = almanac.value.almanac
    const bad = [parts.rahuKalam, parts.yamaganda, parts.gulika, ...durMuhurtas, ...varjyams]
    for (let minute = 0; minute < 24 * 60; minute += 5) {
      const start = istInstant(date, '00:00').getTime() + minute * 60_000
      const jdUt = julianDayFromUnix(start)
      const labels = slotLabels(start, day, undefined)
      const isBad = bad.some(({ startJdUt, endJdUt }) => startJdUt <= jdUt && jdUt < endJdUt)
      if (isBad)
        expect(
          labels.filter((label) => !['rahu-kalam', 'yamaganda', 'gulika'].includes(label)),
          `${date} ${minute}`,
        ).toEqual([])
    }
    expect(parts.abhijit === undefined, date).toBe(parts.vara === 3)
  }
})

test('knows nothing of a day without a sunrise', () => {
  expect(readLabelledDay({ ...UJJAIN, lat: 69.65, lon: 18.96, timeZone: 'Europe/Oslo' }, '2026-12-20')).toBeUndefined()
})
