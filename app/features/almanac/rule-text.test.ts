import { expect, test } from 'vitest'
import { observanceName } from '#content/almanac/observances.ts'
import { SHOWN_OBSERVANCES } from '#domain/almanac/observances.ts'
import { ruleText, whyText } from './rule-text.ts'

test('every observance has a name of its own, a rule in words and reasons why others differ', () => {
  const names = SHOWN_OBSERVANCES.map(({ id }) => observanceName(id))

  expect(new Set(names).size).toBe(names.length)
  for (const observance of SHOWN_OBSERVANCES) {
    const sentences = [...ruleText(observance.rule), ...whyText(observance)]
    expect(sentences.length, observance.id).toBeGreaterThanOrEqual(3)
    for (const sentence of sentences) expect(sentence, observance.id).toMatch(/^[A-Z].*\.$/)
    expect(sentences.join(' '), observance.id).not.toMatch(/undefined| {2}| of \.|NaN/)
  }
})

test('says the month in both calendars for the dark half only', () => {
  const rule = { kind: 'tithi', at: 'midday', both: 'longer', none: 'first' } as const

  expect(ruleText({ ...rule, month: 0, tithi: 8 })[0]).toBe('It belongs to Shukla Navami of the lunar month Chaitra.')
  const dark = { ...rule, month: 11, tithi: 22 }
  expect(ruleText(dark)[0]).toContain('Phalguna (amanta), which is Chaitra')
  expect(ruleText(dark, 'purnimanta')[0]).toContain('Chaitra (purnimanta), which is Phalguna')
})
