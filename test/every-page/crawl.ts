import { MATRIX, type MatrixRow, VIEWERS, type Viewer } from '#test/security/matrix.ts'
import { givenPracticeWithViewers, type PracticeWithViewers } from '#test/security/viewers.ts'

const READERS = ['anonymous', 'owner', 'astrologer', 'assistant', 'admin'] as const satisfies readonly Viewer[]
export type CrawlReader = (typeof READERS)[number]

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
  const practice = await givenPracticeWithViewers()
  const pages: CrawledPage[] = []

  async function open(reader: CrawlReader, path: string, isPrivate: boolean): Promise<CrawledPage | undefined> {
    const response = await practice.send(reader, path)
    if (!response.headers.get('content-type')?.startsWith('text/html')) return undefined
    return { path, reader, status: response.status, isPrivate, html: await response.text() }
  }

  for (const row of Object.values(MATRIX).filter(({ path }) => !path.startsWith(IN_FRAMES))) {
    for (const reader of readersOf(row)) {
      const page = await open(reader, row.path, row.read.anonymous === 'sign-in')
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
  return READERS.filter((reader) => read[reader] === 'open')
}
