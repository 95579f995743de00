import fc from 'fast-check'
import { expect, test } from 'vitest'
import { angularSeparation } from '../angles.ts'
import { grahaLongitude } from '../chart/graha-longitude.ts'
import { listIngresses } from '../chart/ingress.ts'
import { anyInstant, anyLongitude } from '../test/arbitrary-placements.ts'
import { readReference } from '../test/reference-births.ts'
import { julianDayOfDate } from '../time/julian-day.ts'
import { findNextAspect, findNextIngress, findNextPassage, listPassages } from './search.ts'
import { transitsWithBindus } from './transit-bindus.ts'

type ReferenceIngress = { graha: string; jdUt: number; fromSign: number; toSign: number }
const { ingresses } = readReference('ingresses.json') as { ingresses: ReferenceIngress[] }

/** The reference has Saturn to 0.4", which it covers in some minutes near a station. */
const TOLERANCE_DAYS = 10 / 1440

const on = (year: number, month: number, day: number) => julianDayOfDate({ year, month, day })

const SOUGHT = [
  { name: 'saturn', graha: 'saturn', node: 'mean' },
  { name: 'jupiter', graha: 'jupiter', node: 'mean' },
  { name: 'rahuMean', graha: 'rahu', node: 'mean' },
  { name: 'rahuTrue', graha: 'rahu', node: 'true' },
] as const

test.each(SOUGHT)('finds every reference ingress of $name from 1990 to 2013 and no other', ({ name, graha, node }) => {
  const expected = ingresses.filter((row) => row.graha === name)

  const found = listIngresses(graha, on(1990, 1, 1), on(2014, 1, 1), { node })

  if (!found.ok) throw new Error(found.refusal)
  expect(found.value.map(({ from, to }) => [from, to])).toEqual(expected.map((row) => [row.fromSign, row.toSign]))
  for (const [index, { jdUt }] of found.value.entries()) {
    expect(Math.abs(jdUt - (expected[index]?.jdUt ?? 0))).toBeLessThan(TOLERANCE_DAYS)
  }
})

test('finds the next ingress, and the next into a given sign', () => {
  const list = listIngresses('mars', on(2026, 1, 1), on(2028, 1, 1))
  if (!list.ok) throw new Error(list.refusal)
  const intoKarka = list.value.find(({ to }) => to === 3)

  expect(findNextIngress('mars', on(2026, 1, 1))).toEqual({ ok: true, value: list.value[0] })
  const found = findNextIngress('mars', on(2026, 1, 1), { into: 3 })
  expect(found).toEqual({ ok: true, value: intoKarka })
})

test('finds the return of Saturn after about 29.5 years, three times over a loop', () => {
  const birth = on(1990, 6, 15)
  const natal = grahaLongitude('saturn', birth)

  const first = findNextPassage('saturn', natal, birth + 3000)
  const all = listPassages('saturn', natal, birth + 9000, birth + 12_500)

  if (!first.ok || !all.ok) throw new Error('No return')
  expect((first.value.jdUt - birth) / 365.25).toBeGreaterThan(28.5)
  expect((first.value.jdUt - birth) / 365.25).toBeLessThan(30.5)
  expect([1, 3]).toContain(all.value.length)
  for (const { jdUt } of all.value) expect(angularSeparation(grahaLongitude('saturn', jdUt), natal)).toBeLessThan(1e-5)
})

test('aspects a natal point exactly when it is as many signs ahead', () => {
  const point = 123.4
  const outcome = findNextAspect('jupiter', 5, point, on(2026, 1, 1))

  if (!outcome.ok) throw new Error(outcome.refusal)
  expect(angularSeparation(grahaLongitude('jupiter', outcome.value.jdUt) + 120, point)).toBeLessThan(1e-5)
})

test('refuses to begin outside 1900 to 2100, and says when nothing comes before 2101', () => {
  expect(findNextIngress('sun', on(1899, 12, 31))).toEqual({ ok: false, refusal: 'outside-1900-2100' })
  expect(findNextIngress('sun', on(2101, 1, 1))).toEqual({ ok: false, refusal: 'outside-1900-2100' })
  expect(findNextIngress('saturn', on(2100, 12, 30))).toEqual({ ok: false, refusal: 'not-found-before-2101' })
  expect(listPassages('sun', 0, on(2100, 1, 1), on(2102, 1, 1))).toEqual({ ok: false, refusal: 'outside-1900-2100' })
})

test('counts the bindus of the sign that a graha passes', () => {
  const natal = {
    longitudes: {
      ...{ sun: 256, moon: 306, mars: 226, mercury: 271 },
      ...{ jupiter: 71, venus: 282, saturn: 262, rahu: 294, ketu: 114 },
    },
    lagna: 340,
  }

  const outcome = transitsWithBindus(natal, on(2026, 11, 17))

  if (!outcome.ok) throw new Error(outcome.refusal)
  for (const { graha, bindus, sarvaBindus } of outcome.value) {
    expect(sarvaBindus).toBeGreaterThan(0)
    if (graha === 'rahu' || graha === 'ketu') expect(bindus).toBeUndefined()
    else expect(bindus).toBeLessThanOrEqual(8)
  }
})

test('stands on the sought longitude at the passage it finds, and on no other day before, in any year', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('sun', 'moon', 'venus', 'jupiter'),
      anyLongitude,
      anyInstant,
      (graha, longitude, from) => {
        const found = findNextPassage(graha, longitude, from)
        if (!found.ok) {
          expect(found.refusal).toBe('not-found-before-2101')
          return
        }

        const { jdUt } = found.value
        expect(jdUt).toBeGreaterThanOrEqual(from)
        expect(angularSeparation(grahaLongitude(graha, jdUt), longitude)).toBeLessThan(1e-4)
        const before = listPassages(graha, longitude, from, jdUt - 0.01)
        if (jdUt - 0.01 > from) expect(before).toEqual({ ok: true, value: [] })
      },
    ),
    { numRuns: 40 },
  )
})
