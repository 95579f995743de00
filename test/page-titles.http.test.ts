import { beforeAll, expect, test } from 'vitest'
import { ERROR_LABELS } from '#app/content/errors.ts'
import { MATRIX } from './security/matrix.ts'
import { givenPracticeWithPeople, type PracticeWithPeople } from './security/people.ts'

const PRACTICE = 'Surya Jyotish'
const ERROR_TITLES = Object.values(ERROR_LABELS).map(({ title }) => title)
let practice: PracticeWithPeople

beforeAll(async () => {
  practice = await givenPracticeWithPeople()
})

/** The title of each page that is shown to one of these people, by its path. */
async function listTitles(): Promise<Map<string, string>> {
  const titles = new Map<string, string>()
  for (const person of ['anonymous', 'owner', 'astrologer', 'admin'] as const) {
    const visitor = await practice.visitorFor(person)
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
