import type { Crawl, CrawlReader } from './crawl.ts'

export const FIRST_SCREENS = {
  owner: '/dashboard',
  astrologer: '/staff',
  assistant: '/staff',
  admin: '/staff',
} as const satisfies Partial<Record<CrawlReader, string>>

export type SignedInReader = keyof typeof FIRST_SCREENS

/** Pages that the first screen links to once there is something in them. */
const SHOWN_WHEN_NEEDED = ['/dashboard/balance', '/dashboard/remedies']

/** Parts of a page that is itself two taps away, the set-up, which a new practice begins with, what is connected once (Practice), and what “Save” of a chart, “Add a chart” of the exercises, “New class” of the groups and “Use an app” lead to. */
const BELOW_TWO_TAPS = [
  '/staff/money/statements/uploads',
  '/staff/setup/name',
  ...['embed', 'gateways', 'programs', 'webhooks'].map((page) => `/staff/practice/${page}`),
  '/staff/tools/charts/new',
  '/staff/courses/charts/new',
  '/staff/courses/classes/new',
  '/dashboard/security/app',
]

/** Links of a page with the taps they take: one more inside what has to be unfolded first. */
function linksIn(html: string): { readonly path: string; readonly taps: number }[] {
  let folds = 0
  return [...html.matchAll(/<details\b|<\/details>|<a\b[^>]*?\bhref="(\/[^"#?]*)/g)].flatMap(([tag, path]) => {
    if (path !== undefined) return [{ path, taps: folds > 0 ? 2 : 1 }]
    folds += tag === '</details>' ? -1 : 1
    return []
  })
}

export async function pathsWithinTwoTaps({ read }: Crawl, reader: SignedInReader): Promise<Set<string>> {
  const first = FIRST_SCREENS[reader]
  const linksAt = async (path: string) => linksIn((await read(reader, path))?.html ?? '')
  const links = await linksAt(first)
  const near = [...new Set(links.filter(({ taps }) => taps === 1).map(({ path }) => path))]
  const found = new Set([first, ...links.map(({ path }) => path)])
  for (const path of near) {
    for (const link of await linksAt(path)) if (link.taps === 1) found.add(link.path)
  }
  return found
}

/** Pages of the area of this reader, without those about a single booking, client or course. */
export function listAreaPages({ pages }: Crawl, reader: SignedInReader): string[] {
  const isOne = (path: string) => /[?.]|[0-9a-f]{8}-|\/\d+|\/content\/|\/students\//.test(path)
  return pages
    .filter((page) => page.reader === reader && page.status === 200)
    .map(({ path }) => path)
    .filter((path) => path.startsWith(`${FIRST_SCREENS[reader]}/`) && !isOne(path))
    .filter((path) => ![...SHOWN_WHEN_NEEDED, ...BELOW_TWO_TAPS].includes(path))
}
