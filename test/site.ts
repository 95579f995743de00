import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Database } from '#db/client.ts'
import type { Clock } from '#domain/time/clock.ts'
import type { SiteParts } from '#server/create-site.ts'
import { createVisitCounter } from '#server/http/count-visits.ts'
import { loadStaticFiles, type StaticFiles } from '#server/http/static-files.ts'
import { createLog } from '#server/log.ts'
import type * as BuiltServer from '#server/main.ts'
import { openPictures } from '#server/open-pictures.ts'
import { createPageCache } from '#server/page-cache/page-cache.ts'
import { INTERNET_ONLY } from '#usecases/calendar/internet-only.ts'
import { TEST_KEYS } from './factories/bookings.ts'
import { BUILD_FOLDER, requireBuiltServer } from './servers/build.ts'

export const TEST_APP_URL = 'http://localhost:3000'

/** Encrypts the links in emails; tests that read emails need it. */
export const TEST_SECRET = 'a secret for tests, long enough'

let staticFiles: StaticFiles | undefined

/** Read once for all sites of a process. */
function builtFiles(): StaticFiles {
  staticFiles ??= loadStaticFiles(join(BUILD_FOLDER, 'client'))
  return staticFiles
}

type SiteOptions = Partial<SiteParts> & { readonly db: Database; readonly clock?: Clock }

type SiteRequest = RequestInit & {
  readonly fromAddress?: string
  /** Browsers send `Sec-Fetch-Site`; other programs may not. */
  readonly isBrowser?: boolean
}

export type TestSite = {
  request(path: string, init?: SiteRequest): Promise<Response>
}

/** The built site without a port, on the test's database. */
export async function createSite({ db, ...parts }: SiteOptions): Promise<TestSite> {
  const server = (await import(/* @vite-ignore */ requireBuiltServer())) as typeof BuiltServer
  const createSite = await server.loadCreateSite()
  const pageCache = createPageCache(Date.now)
  const clock = () => new Date()
  const log = createLog('error')
  const fetch = createSite({
    db,
    clock,
    log,
    appUrl: TEST_APP_URL,
    secret: TEST_SECRET,
    keyRing: TEST_KEYS,
    calendarAccess: INTERNET_ONLY,
    socialProviders: {},
    trustedProxies: 0,
    outboxDir: undefined,
    // Without a folder, every picture comes from the database.
    pictures: openPictures({ db, folder: join(tmpdir(), 'muhurta-no-uploads'), log, storedIn: 'database' }),
    pageCache,
    visits: createVisitCounter({ db, clock, log }),
    staticFiles: builtFiles(),
    health: { listProblems: async () => [] },
    ...parts,
  })

  return {
    async request(path, { fromAddress = '127.0.0.1', isBrowser = true, ...init } = {}) {
      const request = new Request(new URL(path, TEST_APP_URL), { redirect: 'manual', ...init })
      const hasOrigin = request.headers.has('origin') || request.headers.has('sec-fetch-site')
      if (isBrowser && !hasOrigin) request.headers.set('sec-fetch-site', 'same-origin')
      return fetch(request, { incoming: { socket: { remoteAddress: fromAddress } } })
    },
  }
}
