import { findMuhurtas } from '@muhurta/jyotish/muhurta'
import { expect, test } from 'vitest'
import { NEW_DELHI_ALMANAC } from '#test/factories/places.ts'
import { chosenWindows } from './chosen-windows.ts'
import { findWindows, type WindowSearch } from './find-windows.ts'
import { windowKey } from './window-key.ts'
import { MOST_CHOSEN } from './window-limits.ts'

const SEARCH: WindowSearch = {
  purpose: 'marriage',
  place: NEW_DELHI_ALMANAC,
  from: '2026-11-17',
  to: '2027-02-16',
  book: 'drik',
  direction: null,
  isDaytimeOnly: false,
  people: [{ nakshatra: 3, rashi: 1 }],
}

function find(search: WindowSearch) {
  const found = findWindows(search)
  if (!found.ok) throw new Error(found.refusal)
  return found.value
}

test.each(['marriage', 'travel'] as const)('finds the same for %s month by month as at once', (purpose) => {
  const months = find({ ...SEARCH, purpose })
  const { lat, lon } = NEW_DELHI_ALMANAC
  const whole = findMuhurtas({
    lat,
    lon,
    utcOffsetMinutes: 330,
    purpose,
    people: SEARCH.people,
    from: { year: 2026, month: 11, day: 17 },
    to: { year: 2027, month: 2, day: 16 },
  })

  if (!whole.ok) throw new Error(whole.refusal)
  expect(months.windows.map(windowKey)).toEqual(whole.value.windows.map(windowKey))
  expect(months.closed.map(({ forbidding }) => forbidding)).toEqual(
    whole.value.closed.map(({ forbidding }) => forbidding),
  )
})

test('finds chosen windows again by their keys, also those that begin before sunrise', () => {
  const { windows } = find(SEARCH)
  const chosen = windows.slice(0, MOST_CHOSEN)
  const again = chosenWindows(SEARCH, chosen.map(({ best }) => windowKey(best)).toReversed())

  expect(again.map(windowKey)).toEqual(chosen.map(windowKey))
})

test('finds no window that the rules do not give', () => {
  const [window] = find(SEARCH).windows
  const [start = '', end = ''] = windowKey(window as NonNullable<typeof window>).split('-')

  expect(chosenWindows(SEARCH, [`${start}-${Number(end) + 60}`, 'x', '0-1', `${end}-${start}`])).toEqual([])
})
