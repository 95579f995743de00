import { existsSync, readFileSync, statSync } from 'node:fs'

/** One row of docs/spec-coverage.md: a requirement, where it is implemented, and the tests that cover it. */
export type CoverageRow = {
  readonly section: string
  readonly requirement: string
  /** Visible texts, quoted in the first column; … matches anything. */
  readonly texts: readonly string[]
  readonly places: readonly string[]
  readonly decisions: readonly string[]
  readonly tests: readonly { readonly file: string; readonly title: string }[]
}

/** Reads every table of the page; its sections are the second-level headings. */
export function readCoverage(page: string): CoverageRow[] {
  const rows: CoverageRow[] = []
  let section = ''
  for (const line of page.split('\n')) {
    if (line.startsWith('## ')) section = line.slice('## '.length)
    const [, requirement, where, coveredBy] = /^\| (.+) \| (.+) \| (.*)\|$/.exec(line) ?? []
    if (requirement === undefined || where === undefined || coveredBy === undefined || requirement === 'Requirement')
      continue
    rows.push({
      section,
      requirement,
      texts: [...requirement.matchAll(/"([^"]+)"/g)].map(([, text = '']) => text),
      places: [...where.matchAll(/\]\(\.\.\/([^)]+)\)/g)].map(([, path = '']) => path),
      decisions: [...where.matchAll(/\]\((decisions\/[^)]+)\)/g)].map(([, path = '']) => `docs/${path}`),
      tests: [...coveredBy.matchAll(/`([^`]+) › ([^`]+)`/g)].map(([, file = '', title = '']) => ({ file, title })),
    })
  }
  return rows
}

/** Where the row is wrong. A row that deviates from the requirement needs a decision, but may have no test. */
export function listRowProblems(row: CoverageRow): string[] {
  const { requirement, texts, places, decisions, tests } = row
  const files = [...places, ...decisions, ...tests.map(({ file }) => file)]
  const missing = files.filter((file) => !isFile(file))
  if (missing.length > 0) return missing.map((file) => `${requirement}: there is no file ${file}`)

  const source = places.flatMap(sourcesOf).join('\n')
  return [
    ...(places.length + decisions.length === 0 ? [`${requirement}: no file is named`] : []),
    ...(tests.length + decisions.length === 0 ? [`${requirement}: no test covers it`] : []),
    ...texts.filter((text) => !isInSource(text, source)).map((text) => `${requirement}: "${text}" is not in the files`),
    ...texts.filter((text) => !isChecked(text, tests)).map((text) => `${requirement}: no test checks "${text}"`),
    ...tests
      .filter((test) => !hasTest(test))
      .map(({ file, title }) => `${requirement}: no test in ${file} is called "${title}"`),
  ]
}

/** The source of a file and of the content files it imports. */
function sourcesOf(path: string): string[] {
  const source = readFileSync(path, 'utf8')
  const imported = [...source.matchAll(/from '#content\/([^']*)'/g)].map(([, file = '']) => `content/en/${file}`)
  return [source, ...imported.map((file) => readFileSync(file, 'utf8'))]
}

/** A single word must stand between quotes or tags, because it may be part of many other texts. */
function isInSource(text: string, source: string): boolean {
  const pattern = patternOf(text).source
  return new RegExp(/[ …]/.test(text) ? pattern : `['"\`>]${pattern}['"\`<]`).test(source)
}

/** Tests of pages see apostrophes as HTML entities. */
function isChecked(text: string, tests: CoverageRow['tests']): boolean {
  const pattern = patternOf(text)
  return (
    tests.length === 0 || tests.some(({ file }) => pattern.test(readFileSync(file, 'utf8').replaceAll('&#x27;', "'")))
  )
}

/** Case codes at the start of a title, which the page omits. */
const CASES = '(?:[A-Z]\\d+(?:, [A-Z]\\d+)*: )?'

/** Matches the whole quoted title after a bracket, so that a mere mention does not count. */
function hasTest({ file, title }: CoverageRow['tests'][number]): boolean {
  return new RegExp(`\\(\\s*(['"\`])${CASES}${patternOf(title).source}\\1`).test(readFileSync(file, 'utf8'))
}

function patternOf(text: string): RegExp {
  return new RegExp(text.split('…').map(escaped).join('.*'))
}

function escaped(text: string): string {
  return text.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&')
}

function isFile(path: string): boolean {
  return existsSync(path) && statSync(path).isFile()
}
