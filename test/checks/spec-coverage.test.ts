import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { listRowProblems, readCoverage } from './spec-coverage.ts'

const PAGE = 'docs/spec-coverage.md'
const SECTIONS = 9

const row = (requirement: string, where: string, coveredBy: string) =>
  readCoverage(`| ${requirement} | ${where} | ${coveredBy} |`)
const HOME = '[app/features/home/benefits.tsx](../app/features/home/benefits.tsx)'
const THIS_TEST = '`test/checks/spec-coverage.test.ts › a row that is true has no problem`'
const MATRIX_TEST =
  '`test/security/matrix.http.test.ts › %s opens to those who may read or write it, and to nobody else`'

test('every requirement has its files and tests', async () => {
  const rows = readCoverage(await readFile(PAGE, 'utf8'))

  expect(new Set(rows.map(({ section }) => section)).size).toBe(SECTIONS)
  expect(rows.flatMap(listRowProblems)).toEqual([])
})

test('a row that is true has no problem', () => {
  const [found] = row('Says "What you can rely on" and "Calculated … care"', HOME, THIS_TEST)

  expect(found && listRowProblems(found)).toEqual([])
})

test.each([
  ['a text that is in no file', row('Says "What nobody can rely on"', HOME, THIS_TEST)],
  ['a word that is only part of another text', row('Says "Reason"', HOME, THIS_TEST)],
  ['a text that its test does not check', row('Says "Prices before you book"', HOME, MATRIX_TEST)],
  ['a file that has moved', row('Benefits', HOME.replaceAll('benefits', 'advantages'), THIS_TEST)],
  ['a decision that was never written', row('Benefits', '[9999](decisions/9999-none.md)', '')],
  ['a test that was renamed', row('Benefits', HOME, THIS_TEST.replace('true', 'truer'))],
  ['a title that is only mentioned', row('Benefits', HOME, THIS_TEST.replace(/› .*`/, '› What you can`'))],
  ['a row without a test', row('Benefits', HOME, '')],
  ['a row without a file', row('Benefits', 'everywhere', THIS_TEST)],
])('reports %s', (_, rows) => {
  expect(rows.flatMap(listRowProblems)).toHaveLength(1)
})
