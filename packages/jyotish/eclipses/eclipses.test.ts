import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { eclipsesResult } from '../command/almanac/eclipses-result.ts'
import { parseUtc } from '../time/julian-day.ts'
import { type Eclipse, listEclipses } from './eclipses.ts'

const MINUTE = 1 / 1440
const CATALOGUE = JSON.parse(
  readFileSync(new URL('../test/reference/eclipses/catalogue.json', import.meta.url), 'utf8'),
) as [Eclipse['kind'], Eclipse['type'], string][]

function jd(utc: string): number {
  const outcome = parseUtc(utc)
  if (!outcome.ok) throw new Error(outcome.refusal)
  return outcome.value
}

function requireEclipses(from: number, until: number): Eclipse[] {
  const outcome = listEclipses(from, until)
  if (!outcome.ok) throw new Error(outcome.refusal)
  return outcome.value
}

let century: Eclipse[]
beforeAll(() => {
  century = requireEclipses(jd('1950-01-01T00:00:00Z'), jd('2051-01-01T00:00:00Z'))
}, 60_000)

test('finds the 456 eclipses of 1950 to 2050', () => {
  expect(century.filter(({ kind }) => kind === 'solar')).toHaveLength(223)
  expect(century.filter(({ kind }) => kind === 'lunar')).toHaveLength(233)
})

test('agrees with the catalogue of Espenak in type, and in the greatest moment within a minute', () => {
  for (const [kind, type, greatestUt] of CATALOGUE) {
    const found = century.find(
      (eclipse) => eclipse.kind === kind && Math.abs(eclipse.greatestJdUt - jd(greatestUt)) < MINUTE,
    )
    expect({ kind, greatestUt, type: found?.type }).toEqual({ kind, greatestUt, type })
  }
})

test('keeps solar eclipses before 2025 within ten seconds of the catalogue', () => {
  const past = CATALOGUE.filter(([kind, , greatestUt]) => kind === 'solar' && greatestUt < '2025')
  const errors = past.map(([, , greatestUt]) =>
    Math.min(...century.map(({ greatestJdUt }) => Math.abs(greatestJdUt - jd(greatestUt)) * 86400)),
  )

  expect(Math.max(...errors)).toBeLessThan(10)
})

test('finds the same eclipses from any start', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 36000 }), fc.integer({ min: 1, max: 400 }), (start, days) => {
      const from = jd('1950-01-01T00:00:00Z') + start
      const inside = century.filter(({ greatestJdUt }) => greatestJdUt >= from && greatestJdUt < from + days)

      expect(requireEclipses(from, from + days)).toEqual(inside)
    }),
    { numRuns: 10 },
  )
})

test('answers the eclipses of whole days', () => {
  expect(eclipsesResult({ from: '1999-08-11', to: '1999-08-11' })).toEqual({
    ok: true,
    value: {
      eclipses: [
        { kind: 'solar', date: '1999-08-11', type: 'total', greatestUt: expect.stringMatching(/^1999-08-11 11:03:0/) },
      ],
    },
  })
  expect(eclipsesResult({ from: '2026-03-03', to: '2026-03-03' })).toMatchObject({
    value: { eclipses: [{ kind: 'lunar', type: 'total', greatestUt: '11:34' }] },
  })
  expect(eclipsesResult({ from: '2100-12-01', to: '2100-12-31' })).toMatchObject({ ok: true })
})

test('refuses bad ranges by name', () => {
  expect(eclipsesResult({ from: '1999', to: '2000-01-01' })).toEqual({ ok: false, refusal: 'not-a-date' })
  expect(eclipsesResult({ from: '2001-01-01', to: '2000-01-01' })).toEqual({ ok: false, refusal: 'to-before-from' })
  expect(eclipsesResult({ from: '1899-01-01', to: '1901-01-01' })).toEqual({ ok: false, refusal: 'outside-1900-2100' })
})
