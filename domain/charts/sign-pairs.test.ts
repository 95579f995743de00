import { expect, test } from 'vitest'
import { BEST_PAIRS, CHALLENGING_PAIRS } from './shown-sign-pairs.ts'
import { rankSignPairs } from './sign-pairs.ts'

test('the shown pairs are the first and last four of all sixty-six', () => {
  const ranked = rankSignPairs()

  expect(ranked).toHaveLength(66)
  expect(BEST_PAIRS).toEqual(ranked.slice(0, 4))
  expect(CHALLENGING_PAIRS).toEqual(ranked.slice(-4).toReversed())
}, 30_000)
