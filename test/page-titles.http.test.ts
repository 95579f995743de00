import { beforeAll, expect, test } from 'vitest'
import { ERROR_LABELS } from '#content/frame/errors.ts'
import { MATRIX } from './security/matrix.ts'
import { givenPracticeWithViewers, type PracticeWithViewers } from './security/viewers.ts'

const PRACTICE = 'Surya Jyotish'
const ERROR_TITLES = Object.values(ERROR_LABELS).map(({ title }) => title)
let practice: PracticeWithViewers

beforeAll(async () => {
  practice = await givenPracticeWithViewers()
})

/** The titles by path, of each page that one of these viewers can open. */
async function listTitles(): Promise<Map<string, string>> {
  const titles = new Map<string, string>()
  for (const viewer of ['anonymous', 'owner', 'astrologer', 'admin'] as const) {
    const visitor = await practice.visitorFor(viewer)
    for (const { path } of Object.values(MATRIX)) {
      const response = await visitor.get(path)
      const isPage = response.status === 200 && response.headers.get('content-type')?.startsWith('text/html')
      if (isPage) titles.set(path.replace(/\?.*/, ''), /<title>([^<]*)/.exec(await response.text())?.[1] ?? '')
    }
  }
  return titles
}

test('every page has its own title', async () => {
  const titles = await listTitles()

  const nameless = [...titles].filter(([, title]) => title === '' || title === PRACTICE)
  const mistaken = [...titles].filter(([, title]) => ERROR_TITLES.some((error) => title.startsWith(error)))
  const shared = [...titles].filter(([path, title]) => [...titles].some(([other, t]) => other !== path && t === title))

  expect(nameless).toEqual([])
  expect(mistaken).toEqual([])
  expect(shared).toEqual([])
})
