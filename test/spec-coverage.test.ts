import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { listProblems, readCoverage } from './spec-coverage.ts'

const PAGE = 'docs/spec-coverage.md'
const SECTIONS = 9

const row = (asked: string, where: string, heldBy: string) => readCoverage(`| ${asked} | ${where} | ${heldBy} |`)
const HOME = '[app/features/home/benefits.tsx](../app/features/home/benefits.tsx)'
const THIS_TEST = '`test/spec-coverage.test.ts › a row that is true has no problem`'
const MATRIX_TEST = '`test/security/matrix.http.test.ts › knows no other methods`'

test('everything that was asked for is where the page says, and a test would notice if it went away', async () => {
  const rows = readCoverage(await readFile(PAGE, 'utf8'))

  expect(new Set(rows.map(({ section }) => section)).size).toBe(SECTIONS)
  expect(rows.flatMap(listProblems)).toEqual([])
})

test('a row that is true has no problem', () => {
  const [found] = row('Says "What you can rely on" and "Calculated … care"', HOME, THIS_TEST)

  expect(found && listProblems(found)).toEqual([])
})

test.each([
  ['a text that nobody says', row('Says "What nobody can rely on"', HOME, THIS_TEST)],
  ['a word that is only part of another', row('Says "Reason"', HOME, THIS_TEST)],
  ['a text that its test does not read', row('Says "No fear, no selling"', HOME, MATRIX_TEST)],
  ['a file that has moved', row('Benefits', HOME.replaceAll('benefits', 'advantages'), THIS_TEST)],
  ['a decision that was never written', row('Benefits', '[9999](decisions/9999-none.md)', '')],
  ['a test that was renamed', row('Benefits', HOME, THIS_TEST.replace('true', 'truer'))],
  ['a title that is only mentioned', row('Benefits', HOME, THIS_TEST.replace(/› .*`/, '› What you can`'))],
  ['a row that nothing holds', row('Benefits', HOME, '')],
  ['a row without a place', row('Benefits', 'everywhere', THIS_TEST)],
])('%s is found', (_, rows) => {
  expect(rows.flatMap(listProblems)).toHaveLength(1)
})
