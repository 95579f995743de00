import { expect, test } from 'vitest'
import { clockAt } from '../command/almanac/clock.ts'
import { panchangaAt } from '../panchanga/panchanga-at.ts'
import { EKADASHIS_BY_MONTH } from './ekadashi.ts'
import { ekadashiParanas } from './parana.ts'

const DELHI = { lat: 28.6139, lon: 77.209, utcOffsetMinutes: 330 }
const SECOND = 1 / 86400

function smartaParana(name: string, year: number) {
  const outcome = ekadashiParanas({ ...DELHI, name, year })
  if (!outcome.ok) return outcome.refusal
  const { startJdUt, endJdUt } = outcome.value.smarta
  return [clockAt(startJdUt, 330), clockAt(endJdUt, 330)]
}

test.each([
  // In the first fifth of the day; and in the fourth, because Hari Vasara lasts into the forenoon. Drik Panchang within a minute.
  ['Mohini', 2025, ['2025-05-09 05:34', '2025-05-09 08:16']],
  ['Nirjala', 2025, ['2025-06-07 13:44', '2025-06-07 16:30']],
  ['Devutthana', 2025, ['2025-11-02 13:11', '2025-11-02 15:23']],
])('breaks the fast of %s %i when almanacs say', (name, year, times) => {
  expect(smartaParana(name, year)).toEqual(times)
})

test('breaks no fast in the first quarter of Dvadashi nor after its end', () => {
  const names = EKADASHIS_BY_MONTH.flat().filter((name) => !['saphala', 'pausha-putrada'].includes(name))
  for (const name of names) {
    const outcome = ekadashiParanas({ ...DELHI, name, year: 2026 })
    if (!outcome.ok) throw new Error(`${name}: ${outcome.refusal}`)
    const { startJdUt, endJdUt } = outcome.value.smarta
    const limbs = panchangaAt(startJdUt + SECOND)
    if (!limbs.ok) throw new Error(limbs.refusal)
    const { tithi } = limbs.value
    expect(endJdUt).toBeGreaterThan(startJdUt)
    if (![11, 26].includes(tithi.index)) continue
    expect(startJdUt + SECOND).toBeGreaterThan(tithi.startJdUt + (tithi.endJdUt - tithi.startJdUt) / 4)
    expect(endJdUt).toBeLessThan(tithi.endJdUt + SECOND)
  }
})

test('refuses an Ekadashi that does not exist', () => {
  expect(smartaParana('Nobody', 2025)).toBe('unknown-ekadashi')
})
