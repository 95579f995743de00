import { beforeAll, expect, test } from 'vitest'
import { ERROR_WORDS } from '#app/content/errors.ts'
import { createTestClock } from '#test/clock.ts'
import { database } from '#test/database.ts'
import { createSite, type TestSite } from '#test/site.ts'
import { createVisitor } from '#test/visitor.ts'
import { loadSampleContent } from '#usecases/content/load-sample-content.ts'
import { MATRIX } from './security/matrix.ts'
import { givenPeople, type OpenDoor } from './security/people.ts'

const PRACTICE = 'Surya Jyotish'
const ERROR_TITLES = Object.values(ERROR_WORDS).map(({ title }) => title)
const clock = createTestClock()
let site: TestSite
let open: OpenDoor

beforeAll(async () => {
  await loadSampleContent(database())
  site = await createSite({ db: database(), clock: clock.now })
  open = await givenPeople(database(), clock.now())
})

/** The title of each page that is shown to one of these people, by its path. */
async function listTitles(): Promise<Map<string, string>> {
  const titles = new Map<string, string>()
  for (const person of ['anonymous', 'owner', 'astrologer', 'admin'] as const) {
    const sessionToken = await open(person)
    const visitor = createVisitor(site, { ...(sessionToken !== undefined && { sessionToken }) })
    for (const { path } of Object.values(MATRIX)) {
      const answer = await visitor.get(path)
      const isPage = answer.status === 200 && answer.headers.get('content-type')?.startsWith('text/html')
      if (isPage) titles.set(path.replace(/\?.*/, ''), /<title>([^<]*)/.exec(await answer.text())?.[1] ?? '')
    }
  }
  return titles
}

test('every page says in the tab of the browser which one it is', async () => {
  const titles = await listTitles()

  const nameless = [...titles].filter(([, title]) => title === '' || title === PRACTICE)
  const mistaken = [...titles].filter(([, title]) => ERROR_TITLES.some((words) => title.startsWith(words)))
  const shared = [...titles].filter(([path, title]) => [...titles].some(([other, t]) => other !== path && t === title))

  expect(nameless).toEqual([])
  expect(mistaken).toEqual([])
  expect(shared).toEqual([])
})
