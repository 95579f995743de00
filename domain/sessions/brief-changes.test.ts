import type { Graha } from '@muhurta/jyotish'
import { expect, test } from 'vitest'
import { USUAL_CONTEXT } from '#domain/births/birth.ts'
import { castBirthChart } from '#domain/charts/cast-birth-chart.ts'
import { changesSince } from './brief-changes.ts'
import { periodsAndTransits } from './session-brief.ts'

const MYSURU = {
  name: 'Mysuru',
  region: 'Karnataka',
  country: 'India',
  lat: 12.3,
  lon: 76.65,
  timeZone: 'Asia/Kolkata',
}

function transitsOn(date: string) {
  const clock = USUAL_CONTEXT
  const cast = castBirthChart({ fullName: '', date: '1990-05-17', time: '06:42', place: MYSURU, ...clock })
  if (!cast.ok || cast.value.kind !== 'timed') throw new Error('The chart was not cast.')
  const transits = periodsAndTransits(cast.value, new Date(date))
  if (!transits.ok) throw new Error('The transits were not computed.')
  return transits.value
}

test('nothing has changed within an hour', () => {
  expect(changesSince(transitsOn('2026-11-16T04:00:00Z'), transitsOn('2026-11-16T05:00:00Z'))).toEqual([])
})

test('after three years Saturn and the nodes are in other signs, fast grahas are left out, and an antardasha has ended', () => {
  const changes = changesSince(transitsOn('2023-11-16T04:00:00Z'), transitsOn('2026-11-16T04:00:00Z'))

  const moved = changes.flatMap((change): Graha[] => (change.kind === 'transit' ? [change.graha] : []))
  expect(moved).toEqual(expect.arrayContaining(['saturn', 'rahu', 'ketu']))
  expect(moved).not.toEqual(expect.arrayContaining(['sun']))
  expect(changes).toContainEqual(expect.objectContaining({ kind: 'dasha', level: 1 }))
})
