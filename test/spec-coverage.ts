import { existsSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'

/** One line of docs/spec-coverage.md: something that was asked for, where it is, and what would notice if it went away. */
export type CoverageRow = {
  readonly section: string
  readonly asked: string
  /** Words a person sees, quoted in the first column; … stands for what differs from time to time. */
  readonly texts: readonly string[]
  readonly places: readonly string[]
  readonly decisions: readonly string[]
  readonly tests: readonly { readonly file: string; readonly title: string }[]
}

/** Reads every table of the page; the sections are its headings of the second level. */
export function readCoverage(page: string): CoverageRow[] {
  const rows: CoverageRow[] = []
  let section = ''
  for (const line of page.split('\n')) {
    if (line.startsWith('## ')) section = line.slice('## '.length)
    const [, asked, where, heldBy] = /^\| (.+) \| (.+) \| (.*)\|$/.exec(line) ?? []
    if (asked === undefined || where === undefined || heldBy === undefined || asked === 'Requirement') continue
    rows.push({
      section,
      asked,
      texts: [...asked.matchAll(/"([^"]+)"/g)].map(([, text = '']) => text),
      places: [...where.matchAll(/\]\(\.\.\/([^)]+)\)/g)].map(([, path = '']) => path),
      decisions: [...where.matchAll(/\]\((decisions\/[^)]+)\)/g)].map(([, path = '']) => `docs/${path}`),
      tests: [...heldBy.matchAll(/`([^`]+) › ([^`]+)`/g)].map(([, file = '', title = '']) => ({ file, title })),
    })
  }
  return rows
}

/** What is not as the row says; a row that departs from what was asked may have no test, but needs its decision. */
export function listProblems(row: CoverageRow): string[] {
  const { asked, texts, places, decisions, tests } = row
  const files = [...places, ...decisions, ...tests.map(({ file }) => file)]
  const missing = files.filter((file) => !isFile(file))
  if (missing.length > 0) return missing.map((file) => `${asked}: there is no file ${file}`)

  const words = places.flatMap(wordsOf).join('\n')
  return [
    ...(places.length + decisions.length === 0 ? [`${asked}: no place is named`] : []),
    ...(tests.length + decisions.length === 0 ? [`${asked}: nothing would notice`] : []),
    ...texts.filter((text) => !isSaid(text, words)).map((text) => `${asked}: "${text}" is not there`),
    ...texts.filter((text) => !isRead(text, tests)).map((text) => `${asked}: no test of it reads "${text}"`),
    ...tests.filter((test) => !hasTest(test)).map(({ file, title }) => `${asked}: no test in ${file} says "${title}"`),
  ]
}

/** The file, and the files of words that it takes what it says from. */
function wordsOf(path: string): string[] {
  const source = readFileSync(path, 'utf8')
  const imported = [...source.matchAll(/from '([^']*\bcontent\/[\w-]+\.ts)'/g)].map(([, specifier = '']) =>
    specifier.startsWith('#') ? specifier.slice(1) : normalize(join(dirname(path), specifier)),
  )
  return [source, ...imported.map((file) => readFileSync(file, 'utf8'))]
}

/** A single word is looked for between quotes or tags, because as a part of others it is everywhere. */
function isSaid(text: string, words: string): boolean {
  const pattern = patternOf(text).source
  return new RegExp(/[ …]/.test(text) ? pattern : `['"\`>]${pattern}['"\`<]`).test(words)
}

/** Tests of pages see an apostrophe as HTML writes it. */
function isRead(text: string, tests: CoverageRow['tests']): boolean {
  const pattern = patternOf(text)
  return (
    tests.length === 0 || tests.some(({ file }) => pattern.test(readFileSync(file, 'utf8').replaceAll('&#x27;', "'")))
  )
}

/** The numbers of the cases that a title begins with; the page leaves them out. */
const CASES = '(?:[A-Z]\\d+(?:, [A-Z]\\d+)*: )?'

/** A whole title between its quotes, behind a bracket, so that a renamed test and a mere mention are told apart. */
function hasTest({ file, title }: CoverageRow['tests'][number]): boolean {
  return new RegExp(`\\(\\s*(['"\`])${CASES}${patternOf(title).source}\\1`).test(readFileSync(file, 'utf8'))
}

function patternOf(text: string): RegExp {
  return new RegExp(text.split('…').map(literally).join('.*'))
}

function literally(text: string): string {
  return text.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&')
}

function isFile(path: string): boolean {
  return existsSync(path) && statSync(path).isFile()
}
