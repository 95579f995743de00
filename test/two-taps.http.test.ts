import { beforeAll, expect, test } from 'vitest'
import { MATRIX } from './security/matrix.ts'
import { givenPracticeWithViewers, type PracticeWithViewers } from './security/viewers.ts'
import type { Visitor } from './visitor.ts'

let practice: PracticeWithViewers

beforeAll(async () => {
  practice = await givenPracticeWithViewers()
})

const FIRST_SCREENS = {
  owner: '/dashboard',
  astrologer: '/astrologer-dashboard',
  assistant: '/astrologer-dashboard',
  admin: '/admin',
} as const

/** Pages that the first screen links to once there is something in them. */
const SHOWN_WHEN_NEEDED = ['/dashboard/balance', '/dashboard/remedies']

/** Part of a page that is itself two taps away. */
const BELOW_TWO_TAPS = ['/astrologer-dashboard/statement/uploads']

/** Links of a page with the taps they take: one more inside what has to be unfolded first. */
function linksIn(html: string): { readonly path: string; readonly taps: number }[] {
  let folds = 0
  return [...html.matchAll(/<details\b|<\/details>|<a\b[^>]*?\bhref="(\/[^"#?]*)/g)].flatMap(([tag, path]) => {
    if (path !== undefined) return [{ path, taps: folds > 0 ? 2 : 1 }]
    folds += tag === '</details>' ? -1 : 1
    return []
  })
}

async function readPage(visitor: Visitor, path: string): Promise<string> {
  const response = await visitor.get(path)
  return response.headers.get('content-type')?.startsWith('text/html') ? response.text() : ''
}

async function pathsWithinTwoTaps(visitor: Visitor, first: string): Promise<Set<string>> {
  const links = linksIn(await readPage(visitor, first))
  const near = [...new Set(links.filter(({ taps }) => taps === 1).map(({ path }) => path))]
  const found = new Set([first, ...links.map(({ path }) => path)])
  for (const path of near) {
    for (const link of linksIn(await readPage(visitor, path))) if (link.taps === 1) found.add(link.path)
  }
  return found
}

/** Pages of the area that begins with this screen, without those about a single booking, client or course. */
async function listPages(visitor: Visitor, first: string): Promise<string[]> {
  const pages = []
  for (const { path } of Object.values(MATRIX)) {
    const isOne = /[?.]|[0-9a-f]{8}-|\/\d+|\/content\//.test(path)
    if (isOne || !path.startsWith(`${first}/`)) continue
    const response = await visitor.get(path)
    if (response.status === 200 && response.headers.get('content-type')?.startsWith('text/html')) pages.push(path)
  }
  return pages.filter((path) => ![...SHOWN_WHEN_NEEDED, ...BELOW_TWO_TAPS].includes(path))
}

test.each(['owner', 'assistant', 'astrologer', 'admin'] as const)(
  'every page of the area is within two taps of the first screen of: %s',
  async (viewer) => {
    const visitor = await practice.visitorFor(viewer)
    const first = FIRST_SCREENS[viewer]

    const pages = await listPages(visitor, first)
    const found = await pathsWithinTwoTaps(visitor, first)

    expect(pages.length).toBeGreaterThan(4)
    expect(pages.filter((path) => !found.has(path))).toEqual([])
  },
)
