import { FIRST_LANGUAGE, type Language, pathIn } from '#domain/languages.ts'
import { MATRIX, type MatrixRow, VIEWERS, type Viewer } from '#test/security/matrix.ts'
import { givenPracticeWithViewers, type PracticeWithViewers } from '#test/security/viewers.ts'

export const CRAWL_READERS = [
  'anonymous',
  'owner',
  'astrologer',
  'assistant',
  'admin',
] as const satisfies readonly Viewer[]
export type CrawlReader = (typeof CRAWL_READERS)[number]

/** No pages of their own: the public pages as they stand in the frame beside a form. */
const IN_FRAMES = '/staff/website/preview/'

export type CrawledPage = {
  readonly path: string
  readonly reader: CrawlReader
  readonly status: number
  /** Whether visitors have to sign in first. */
  readonly isPrivate: boolean
  readonly html: string
}

export type Crawl = {
  readonly practice: PracticeWithViewers
  readonly pages: readonly CrawledPage[]
  /** The page at this path, for links to pages that are in no row of the matrix too. */
  read(reader: CrawlReader, path: string): Promise<CrawledPage | undefined>
}

/** Every page of the sample practice, opened once by each role that gets a page of its own. */
export async function crawl(): Promise<Crawl> {
  return crawlIn(FIRST_LANGUAGE, await givenPracticeWithViewers())
}

/** The same in one language, of a practice that speaks it. */
export async function crawlIn(language: Language, practice: PracticeWithViewers): Promise<Crawl> {
  const pages: CrawledPage[] = []

  async function open(reader: CrawlReader, path: string, isPrivate: boolean): Promise<CrawledPage | undefined> {
    const response = await practice.send(reader, path)
    if (!response.headers.get('content-type')?.startsWith('text/html')) return undefined
    return { path, reader, status: response.status, isPrivate, html: await response.text() }
  }

  for (const row of Object.values(MATRIX).filter(({ path }) => !path.startsWith(IN_FRAMES))) {
    for (const reader of readersOf(row)) {
      const page = await open(reader, pathIn(language, row.path), row.read.anonymous === 'sign-in')
      if (page) pages.push(page)
    }
  }
  return {
    practice,
    pages,
    async read(reader, path) {
      const known = pages.find((page) => page.path === path && page.reader === reader)
      return known ?? open(reader, path, false)
    },
  }
}

/** A page that is open to all is the same for all who are signed in. */
function readersOf({ read }: MatrixRow): readonly CrawlReader[] {
  if (VIEWERS.every((viewer) => read[viewer] === 'open')) return ['anonymous', 'owner']
  return CRAWL_READERS.filter((reader) => read[reader] === 'open')
}
