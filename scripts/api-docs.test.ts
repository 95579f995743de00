import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { API_DOCS, apiDocs } from './api-docs.ts'

test('the page about the API is what its description says: run node scripts/api-docs.ts', () => {
  expect(readFileSync(new URL(`../${API_DOCS}`, import.meta.url), 'utf8')).toBe(apiDocs())
})
