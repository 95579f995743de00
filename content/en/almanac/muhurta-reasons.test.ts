import { type KnownRule, RULES } from '@muhurta/jyotish/muhurta'
import { expect, test } from 'vitest'
import { MUHURTA_RULES } from './muhurta-reasons.ts'

test('every rule of the finder is a sentence with a name of its own', () => {
  const texts = Object.values(MUHURTA_RULES)

  for (const { sentence } of texts) expect(sentence).toMatch(/^[A-Z].*\.$/)
  expect(new Set(texts.map(({ name }) => name)).size).toBe(texts.length)
})

test('every rule that a day needs says what is missing where it does not hold', () => {
  const needed = (RULES as readonly KnownRule[]).filter(({ verdict }) => verdict === 'needs')

  expect(needed.length).toBeGreaterThan(0)
  for (const { id } of needed) expect(MUHURTA_RULES[id].missing, id).toMatch(/\bnot\b.*\.$/)
})
