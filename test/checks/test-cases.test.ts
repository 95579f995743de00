import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { listCaseProblems, listCodes, readCases } from './test-cases.ts'

const TESTS = '{app,server,jobs,usecases,mail,db,domain,packages,test,e2e,scripts}/**/*.{test,spec}.{ts,tsx}'
// The codes in this file are examples.
const THIS_FILE = 'test/checks/test-cases.test.ts'

test('every code in a test title has a row in docs/test-cases.md, and every row has its tests', () => {
  const files = globSync(TESTS).filter((file) => file !== THIS_FILE)
  const codesByFile = new Map(files.map((file) => [file, listCodes(readFileSync(file, 'utf8'))]))
  const rows = readCases(readFileSync('docs/test-cases.md', 'utf8'))

  expect(rows.length).toBeGreaterThan(100)
  expect(listCaseProblems(rows, codesByFile)).toEqual([])
})

test('finds one or several codes at the beginning of a title', () => {
  expect(listCodes("test('C15: one', …); test(`D5, B1: two`, …); test('none: three', …)")).toEqual(['C15', 'D5', 'B1'])
})

test.each([
  ['a title without a row', '', { 'a.test.ts': ['C1'] }, 'a.test.ts: C1 has no row'],
  ['a row whose tests are gone', '| C1 | … | … | `a.test.ts` |', {}, 'C1: no title in a.test.ts has it'],
  ['a row without a file', '| C1 | … | … | nowhere |', {}, 'C1: no file is named'],
])('reports %s', (_, page, files, problem) => {
  expect(listCaseProblems(readCases(page), new Map(Object.entries(files)))).toEqual([problem])
})
