import { KOOTA_MAXIMA, type Koota } from '@muhurta/jyotish'
import { expect, test } from 'vitest'
import { matchVerdict } from './match-verdict.ts'

const KOOTAS = Object.keys(KOOTA_MAXIMA) as Koota[]

function matched(total: number, zeros: readonly Koota[]) {
  const entries = KOOTAS.map((koota) => [koota, { points: zeros.includes(koota) ? 0 : 0.5 }] as const)
  return { total, kootas: Object.fromEntries(entries) as Record<Koota, { points: number }> }
}

test.each([
  [17.5, false],
  [18, true],
  [36, true],
])('%d of 36 points are enough: %s', (total, isEnough) => {
  expect(matchVerdict(matched(total, [])).isEnough).toBe(isEnough)
})

test('a koota without any point stands against the match, in the usual order', () => {
  expect(matchVerdict(matched(20, ['nadi', 'gana'])).against).toEqual(['gana', 'nadi'])
})
