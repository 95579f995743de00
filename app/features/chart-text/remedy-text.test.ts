import { expect, test } from 'vitest'
import { REMEDY_ON } from '#domain/remedies/remedy-rule.ts'
import { remedyOnName } from './remedy-text.ts'

test('the days on which a remedy can be done have names, and none is a code', () => {
  const names = REMEDY_ON.map(remedyOnName)

  for (const name of names) expect(name).toMatch(/^[A-Z][^-]*( |$)/)
  expect(names).toContain('Ekadashi (Vaishnava)')
})
