import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import type * as BuiltServer from '#server/main.ts'
import { requireBuiltServer } from '#test/build.ts'
import { createTestClock } from '#test/clock.ts'
import { database } from '#test/database.ts'
import { MATRIX } from '#test/security/matrix.ts'
import { createSite, type TestSite } from '#test/site.ts'
import { loadSampleContent } from '#usecases/content/load-sample-content.ts'
import { findFaults } from './answer-faults.ts'
import { createCast, FUZZING_PEOPLE } from './fuzzing-people.ts'
import { hostileRequest, type SiteKnowledge } from './hostile-requests.ts'
import { createRandom } from './seeded-random.ts'
import { readForms, routePatterns } from './site-doors.ts'

const REQUESTS = Number(process.env.FUZZ_REQUESTS ?? 1_500)
const SEED = Number(process.env.FUZZ_SEED ?? Date.now() % 2 ** 31)
const MOST_MS_EACH = 200

const clock = createTestClock()
let site: TestSite

beforeAll(async () => {
  await loadSampleContent(database())
  site = await createSite({ db: database(), clock: clock.now })
})

afterEach(() => {
  vi.restoreAllMocks()
})

test(
  `E1: ${REQUESTS} hostile requests over every route and field break nothing (FUZZ_SEED=${SEED})`,
  async () => {
    const random = createRandom(SEED)
    // The router remarks on every address that cannot be decoded, and here these are many.
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    const cast = await createCast(database(), clock.now)
    const knowledge = await learnSite(cast)
    listenForNames(knowledge)

    const found: string[] = []
    for (let sent = 0; sent < REQUESTS && found.length < 10; sent++) {
      const person = random.pick(FUZZING_PEOPLE)
      const { path, init } = hostileRequest(random, { ...knowledge, parameters: cast.parameters() })
      const answer = await site.request(`http://localhost:3000${path}`, await cast.dress(person, init))
      const faults = await findFaults(answer)
      if (sent > 0 && sent % 10_000 === 0) console.log(`${sent} requests, ${found.length} findings`)
      if (faults.length > 0) found.push(`#${sent} ${person} ${init.method} ${path.slice(0, 300)}: ${faults.join(', ')}`)
    }

    expect(found, `again with FUZZ_SEED=${SEED} FUZZ_REQUESTS=${REQUESTS}`).toEqual([])
  },
  60_000 + REQUESTS * MOST_MS_EACH,
)

type Cast = Awaited<ReturnType<typeof createCast>>

/** Every page is read once by everybody, so that the forms of each role are known. */
async function learnSite(cast: Cast): Promise<SiteKnowledge> {
  const server = (await import(/* @vite-ignore */ requireBuiltServer())) as typeof BuiltServer
  const paths = [...Object.values(MATRIX).map(({ path }) => path), ...cast.ownPages(), ...MORE_PAGES]
  const forms = await Promise.all(
    FUZZING_PEOPLE.map(async (person) => readForms(site, paths, await cast.sessionOf(person))),
  )
  const all = forms
    .flat()
    .concat(...Object.values(MATRIX).map(({ path, form = {} }) => ({ action: path, fields: form })))
  return {
    patterns: routePatterns(await server.loadSiteRoutes()),
    forms: [...Map.groupBy(all, ({ action }) => action.split('?')[0]).values()],
    fieldNames: new Set(all.flatMap(({ fields }) => Object.keys(fields))),
    queryNames: new Set(['q', 'page', 'return', 'token', 'user_id', 'limit', 'sort']),
    parameters: {},
  }
}

/** Pages whose forms depend on what their address asks for. */
const MORE_PAGES = [
  '/auth',
  '/auth?mode=sign-up',
  '/auth?reset=true',
  '/book/consultation/full-life-prediction',
  '/book/course/pradhamika',
]

/** Whatever an action or a loader asks its request for is a name worth sending to it. */
function listenForNames({ fieldNames, queryNames }: SiteKnowledge): void {
  const { get: getField } = FormData.prototype
  vi.spyOn(FormData.prototype, 'get').mockImplementation(function (this: FormData, name) {
    fieldNames.add(name)
    return getField.call(this, name)
  })
  const { get: getQuery } = URLSearchParams.prototype
  vi.spyOn(URLSearchParams.prototype, 'get').mockImplementation(function (this: URLSearchParams, name) {
    queryNames.add(name)
    return getQuery.call(this, name)
  })
}
