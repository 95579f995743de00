import fc from 'fast-check'
import { expect, test } from 'vitest'
import { FULL_CIRCLE, toMicroArcseconds } from '../angles.ts'
import { GRAHAS } from '../grahas.ts'
import { anyLongitude } from '../test/arbitrary-placements.ts'
import { readReference } from '../test/reference-births.ts'
import { kpDivisions } from './divisions.ts'
import { kpHorary } from './horary.ts'
import { type KpChart, kpChart } from './kp-chart.ts'
import { kpLordsAt } from './lords.ts'
import { rulingPlanets } from './ruling-planets.ts'
import { grahaSignifications, houseSignificators } from './significators.ts'

const DELHI = { lat: 28.6139, lon: 77.209 }

type TableRow = {
  number: number
  fromDeg: string
  toDeg: string
  sign: number
  nakshatra: number
  signLord: string
  starLord: string
  subLord: string
}
const { rows } = readReference('kp-table.json') as { rows: TableRow[] }

/** An exact fraction of a degree such as 7/9 in whole micro-arcseconds, which all 249 boundaries are. */
function microArcsecondsOf(fraction: string): number {
  const [over = 0, under = 1] = fraction.split('/').map(Number)
  return (over * 3_600_000_000) / under
}

function chartOf(utc: string, place = DELHI): KpChart {
  const outcome = kpChart({ utc, ...place })
  if (!outcome.ok) throw new Error(outcome.refusal)
  return outcome.value
}

test('divides the zodiac into the 249 exact divisions of the table', () => {
  const divisions = kpDivisions().map(({ start, end, rashi, ...lords }) => ({
    ...lords,
    sign: rashi,
    from: Math.round(start * 3_600_000_000),
    to: Math.round(end * 3_600_000_000),
  }))

  expect(divisions).toEqual(
    rows.map(({ fromDeg, toDeg, ...row }) => ({
      ...row,
      from: microArcsecondsOf(fromDeg),
      to: microArcsecondsOf(toDeg),
    })),
  )
})

test('tiles the circle without a gap', () => {
  const divisions = kpDivisions()
  const lengths = divisions.map(({ start, end }) => Math.round((end - start) * 3_600_000_000))

  expect(divisions).toHaveLength(249)
  expect(lengths.reduce((sum, length) => sum + length, 0)).toBe(FULL_CIRCLE)
  for (const [index, { start }] of divisions.entries()) {
    if (index > 0) expect(start).toBe(divisions[index - 1]?.end)
  }
})

test('finds the lords of the division that a longitude is in, on its boundary too', () => {
  fc.assert(
    fc.property(anyLongitude, (longitude) => {
      const at = toMicroArcseconds(longitude)
      const division = kpDivisions().findLast(({ start }) => toMicroArcseconds(start) <= at)

      expect(kpLordsAt(longitude)).toMatchObject({
        sign: division?.signLord,
        star: division?.starLord,
        sub: division?.subLord,
      })
    }),
  )
  for (const { start, subLord, starLord } of kpDivisions()) {
    expect(kpLordsAt(start)).toMatchObject({ star: starLord, sub: subLord })
  }
})

test('repeats star, sub and sub-sub lords every third of the circle', () => {
  fc.assert(
    fc.property(anyLongitude, (longitude) => {
      const { star, sub, subSub } = kpLordsAt(longitude)
      expect(kpLordsAt(longitude + 120)).toMatchObject({ star, sub, subSub })
    }),
  )
})

test('lists every graha as occupant of one house, and owners by the signs of the cusps', () => {
  const chart = chartOf('2004-02-29T12:00:00Z')
  const houses = houseSignificators(chart)

  expect(houses.flatMap(({ occupants }) => occupants).sort()).toEqual([...GRAHAS].sort())
  for (const { house, owner, inStarOfOwner, inStarOfOccupants, occupants } of houses) {
    expect(owner).toBe(chart.cusps[house - 1]?.sign)
    for (const graha of inStarOfOwner) expect(chart.grahas[graha].star).toBe(owner)
    for (const graha of inStarOfOccupants) expect(occupants).toContain(chart.grahas[graha].star)
  }
})

test('reads the same significations from the graha and from the house', () => {
  const chart = chartOf('1975-08-15T03:00:00Z')
  const houses = houseSignificators(chart)

  for (const { graha, occupied, occupiedByStarLord, owned, ownedByStarLord } of grahaSignifications(chart)) {
    expect(houses[occupied - 1]?.occupants).toContain(graha)
    expect(houses[occupiedByStarLord - 1]?.inStarOfOccupants).toContain(graha)
    for (const house of owned) expect(houses[house - 1]?.owner).toBe(graha)
    for (const house of ownedByStarLord) expect(houses[house - 1]?.inStarOfOwner).toContain(graha)
  }
})

test('takes the weekday lord from sunrise to sunrise among the ruling planets', () => {
  // 8 November 2026 is a Sunday; 20:00 UTC is 01:30 on Monday in Delhi, before sunrise.
  const outcome = rulingPlanets({ utc: '2026-11-08T20:00:00Z', ...DELHI })

  expect(outcome.ok && outcome.value.day).toBe('sun')
})

test('begins a horary chart at its division, with the cusps of the moment when that point rises', () => {
  const born = chartOf('2026-11-08T06:00:00Z')
  const lagna = born.cusps[0]?.longitude ?? 0
  const division = kpDivisions().findLast(({ start }) => start <= lagna)
  if (!division) throw new Error('No division')

  const outcome = kpHorary(division.number, { utc: '2026-11-08T06:00:00Z', ...DELHI })

  if (!outcome.ok) throw new Error(outcome.refusal)
  expect(outcome.value.cusps[0]?.longitude).toBe(division.start)
  // The point rose a few minutes earlier, so every cusp is a little behind that of the moment.
  for (const [index, { longitude }] of outcome.value.cusps.entries()) {
    const behind = ((born.cusps[index]?.longitude ?? 0) - longitude + 360) % 360
    expect(behind).toBeLessThan(4)
  }
  expect(outcome.value.grahas.moon.longitude).toBe(born.grahas.moon.longitude)
})

test('accepts the numbers 1 to 249 only', () => {
  const input = { utc: '2026-11-08T06:00:00Z', ...DELHI }

  for (const wrong of [0, 250, 1.5, Number.NaN]) {
    expect(kpHorary(wrong, input)).toEqual({ ok: false, refusal: 'not-a-horary-number' })
  }
  expect(kpHorary(1, input).ok && kpHorary(249, input).ok).toBe(true)
})

test('refuses polar latitudes and years outside 1900 to 2100', () => {
  const arctic = { lat: 70, lon: 25 }

  expect(kpChart({ utc: '2000-01-01T00:00:00Z', ...arctic })).toMatchObject({
    refusal: 'kp-houses-inside-polar-circle',
  })
  expect(kpHorary(1, { utc: '2000-01-01T00:00:00Z', ...arctic }).ok).toBe(false)
  expect(kpChart({ utc: '1899-12-31T00:00:00Z', ...DELHI })).toMatchObject({ refusal: 'outside-1900-2100' })
  expect(kpChart({ utc: '2101-01-01T00:00:00Z', ...DELHI })).toMatchObject({ refusal: 'outside-1900-2100' })
})
