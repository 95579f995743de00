import { BOOK_NAMES, chapterText, groupTitle, READING_TITLES } from '#content/charts/reading/reading-texts.ts'
import { statementText } from '#content/charts/reading/statements.ts'
import { YOGA_TEXTS } from '#content/charts/yogas.ts'
import { type ReadingSource, sourcesOf } from '#domain/charts/reading/sources.ts'
import {
  READING_PARTS,
  type Reading,
  type ReadingPart,
  type Statement,
  type StatementCode,
} from '#domain/charts/reading/statement.ts'

export type ReadingGroupText = {
  /** Undefined where the title of the part is enough. */
  readonly title: string | undefined
  readonly paragraphs: readonly string[]
  /** The books of its sentences, each once, with the chapters. */
  readonly sources: string
}

export type ReadingPartText = {
  readonly part: ReadingPart
  readonly title: string
  readonly groups: readonly ReadingGroupText[]
  /** Those of all its groups together. */
  readonly sources: string
}

/** These say something of their own, such as another rule or another stay in a sign. */
const OWN_PARAGRAPH: ReadonlySet<StatementCode> = new Set([
  'transit-stay',
  'mangal-rule',
  'mangal-eased',
  'differ-ayanamsa-sign',
  'differ-ayanamsa-star',
  'ayanamsa-agrees',
  'differ-houses',
  'houses-agree',
  'differ-mangal',
  'differ-year',
  'differ-nodes',
])

/** A reading in the language of the page. Parts without a statement are left out. */
export function readingText(reading: Reading): ReadingPartText[] {
  return READING_PARTS.filter((part) => reading[part].length > 0).map((part) => ({
    part,
    title: READING_TITLES[part],
    groups: reading[part].map(({ subject, statements }) => ({
      title: groupTitle(subject),
      paragraphs: paragraphsOf(statements),
      sources: sourcesText(statements),
    })),
    sources: sourcesText(reading[part].flatMap(({ statements }) => statements)),
  }))
}

function paragraphsOf(statements: readonly Statement[]): string[] {
  const paragraphs: string[] = []
  for (const statement of statements) {
    const last = paragraphs.at(-1)
    const text = statementText(statement)
    if (last === undefined || OWN_PARAGRAPH.has(statement.code)) paragraphs.push(text)
    else paragraphs[paragraphs.length - 1] = `${last} ${text}`
  }
  return paragraphs
}

function sourcesText(statements: readonly Statement[]): string {
  const chapters = new Map<string, Set<string>>()
  for (const source of statements.flatMap(sourcesOf)) {
    const known = chapters.get(bookName(source)) ?? new Set()
    if ('chapter' in source) known.add(chapterText(source.chapter, source.verse))
    chapters.set(bookName(source), known)
  }
  return [...chapters].map(([book, found]) => [book, ...found].join(', ')).join('; ')
}

function bookName(source: ReadingSource): string {
  return source.book === 'yoga' ? YOGA_TEXTS[source.id].source : BOOK_NAMES[source.book]
}
