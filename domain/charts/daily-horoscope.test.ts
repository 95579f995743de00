import { expect, test } from 'vitest'
import { DAILY_RULES } from '#content/charts/horoscope-daily.ts'
import { addDays } from '#domain/time/india-time.ts'
import { composeDay, composeNote, type DaySky, daySky, isForecastDate, listForecastDates } from './daily-horoscope.ts'

function skyOn(date: string): DaySky {
  const sky = daySky(date)
  if (!sky.ok) throw new Error(sky.refusal)
  return sky.value
}

const textsOn = (date: string) => composeDay(skyOn(date), DAILY_RULES).map(({ text }) => text)

test('has Sun and Moon in Meena on the day of the eclipse in April 2024', () => {
  const sky = skyOn('2024-04-08')

  expect(sky.rashis).toEqual({ sun: 11, moon: 11, jupiter: 0, saturn: 10 })
  expect(sky.isWaxing).toBe(false)
})

test('writes twelve texts, each with the houses it is based on', () => {
  const readings = composeDay(skyOn('2026-11-15'), DAILY_RULES)
  const { rashis } = skyOn('2026-11-15')

  expect(readings).toHaveLength(12)
  for (const { rashi, reasons } of readings) {
    expect(reasons).toHaveLength(3)
    for (const reason of reasons) {
      expect(reason.rashi).toBe(rashis[reason.graha as keyof typeof rashis])
      expect(reason.house).toBe(((reason.rashi - rashi + 12) % 12) + 1)
    }
  }
  expect(new Set(readings.map(({ text }) => text)).size).toBe(12)
})

test('gives the same texts for a day each time, and none of the two days before', () => {
  const before: string[][] = [textsOn('2026-10-30'), textsOn('2026-10-31')]
  for (let day = 0; day < 45; day++) {
    const date = addDays('2026-11-01', day)
    const texts = textsOn(date)
    expect(textsOn(date)).toEqual(texts)
    texts.forEach((text, sign) => {
      for (const earlier of before.slice(-2)) expect(text, `${date}, sign ${sign}`).not.toBe(earlier[sign])
    })
    before.push(texts)
  }
})

test('bases the note for all signs on the weekday and the nakshatra of the Moon', () => {
  const sunday = composeNote(skyOn('2026-11-15'), DAILY_RULES)
  const monday = composeNote(skyOn('2026-11-16'), DAILY_RULES)

  expect(sunday.text).toContain(DAILY_RULES.weekdays[0])
  expect(sunday.text).toContain(DAILY_RULES.starMoods.fixed)
  expect(monday.text).toContain(DAILY_RULES.weekdays[1])
})

test('reports the Moon changing sign within the day in India', () => {
  const days = Array.from({ length: 28 }, (_, day) => skyOn(addDays('2026-11-01', day)))
  const moving = days.filter(({ moonMoves }) => moonMoves)

  expect(moving.length).toBeGreaterThanOrEqual(11)
  for (const { date, moonMoves, rashis } of moving) {
    const isAfternoon = (moonMoves?.at.getTime() ?? 0) >= Date.parse(`${date}T12:00:00+05:30`)
    expect(moonMoves?.to).toBe(isAfternoon ? (rashis.moon + 1) % 12 : rashis.moon)
  }
})

test('has no sentence that frightens or promises', () => {
  const all = JSON.stringify(DAILY_RULES)

  expect(all).not.toMatch(
    /\b(danger|death|disease|accident|loss|lucky|fortune|guarantee|will (get|win|be rich|marry))\b/i,
  )
})

test('forecasts today and six more days', () => {
  const lateEveningInGreenwich = new Date('2026-11-14T20:00:00Z')

  expect(listForecastDates(lateEveningInGreenwich)).toEqual([
    '2026-11-15',
    '2026-11-16',
    '2026-11-17',
    '2026-11-18',
    '2026-11-19',
    '2026-11-20',
    '2026-11-21',
  ])
  expect(isForecastDate('2026-11-14', lateEveningInGreenwich)).toBe(false)
  expect(isForecastDate('2026-11-21', lateEveningInGreenwich)).toBe(true)
  expect(isForecastDate('2026-11-22', lateEveningInGreenwich)).toBe(false)
})
