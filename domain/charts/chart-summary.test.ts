import { expect, test } from 'vitest'
import { type Birth, USUAL_CONTEXT } from '#domain/births/birth.ts'
import { NEW_DELHI } from '#test/factories/places.ts'
import { castAndSummarize } from './cast-birth-chart.ts'
import type { ChartSummary } from './chart-summary.ts'

const NOW_MS = Date.parse('2026-11-16T06:00:00Z')

function summaryOf(birth: Partial<Birth>, nowMs = NOW_MS): ChartSummary | null {
  const chart = castAndSummarize(
    {
      fullName: '',
      date: '1990-05-17',
      time: '06:42',
      place: NEW_DELHI,
      ...USUAL_CONTEXT,
      ...birth,
    },
    {},
    nowMs,
  )
  if (!chart.ok) throw new Error('no chart')
  return chart.value.summary
}

test('the summary of a chart has the lagna, the Moon, its nakshatra and the running dasha', () => {
  const summary = summaryOf({})

  expect(summary).toMatchObject({ lagna: 1, moon: { rashi: 9 }, star: { nakshatra: 21, pada: 4 } })
  expect(summary?.running.map(({ lords }) => lords)).toEqual([['jupiter'], ['jupiter', 'sun']])
})

test('the summary of a chart counts Mars from the lagna and the Moon', () => {
  expect(summaryOf({})?.mangal).toEqual({ isPresent: false, cancellations: [], houses: { lagna: 10, moon: 2 } })
})

// Saturn is in Meena until June 2027. The Moon is in the sign before, in it, after it, and elsewhere.
test.each([
  ['1990-05-17', 9, 3, null],
  ['1990-05-20', 11, 1, 'peak'],
  ['1990-05-22', 0, 12, 'rising'],
  ['1990-05-18', 10, 2, 'setting'],
])('Sade Sati for a Moon of %s', (date, moon, house, phase) => {
  const summary = summaryOf({ date, time: '18:00' })

  expect(summary?.moon?.rashi).toBe(moon)
  expect(summary?.sadeSati).toMatchObject({ saturn: 11, house, phase })
})

test('the summary of a chart leaves open what an unknown time leaves open', () => {
  const summary = summaryOf({ date: '1990-05-19', time: null })

  expect(summary).toMatchObject({ lagna: null, running: [], moon: { rashi: 10, degrees: null } })
  expect(summary?.mangal?.houses.lagna).toBeNull()
  expect(summary?.sadeSati).toMatchObject({ house: 2, phase: 'setting' })
})

test('the summary of a chart has no Moon sign on a day on which the Moon changes it', () => {
  const summary = summaryOf({ date: '1990-05-17', time: null })

  expect(summary).toMatchObject({ moon: null, mangal: null, sadeSati: null })
})

test('the summary of a chart has no running dasha after 120 years', () => {
  expect(summaryOf({ date: '1900-01-02' }, Date.parse('2030-01-01T00:00:00Z'))?.running).toEqual([])
})

test('the summary of a chart is empty for a date without a place', () => {
  expect(summaryOf({ place: null })).toBeNull()
})
