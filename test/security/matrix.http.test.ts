import { beforeAll, describe, expect, test } from 'vitest'
import type * as BuiltServer from '#server/main.ts'
import { requireBuiltServer } from '#test/build.ts'
import { meaningOf } from './answers.ts'
import { MATRIX, PEOPLE, type Person } from './matrix.ts'
import { givenPracticeWithPeople, type PracticeWithPeople } from './people.ts'

let practice: PracticeWithPeople

beforeAll(async () => {
  practice = await givenPracticeWithPeople()
})

/** Everybody comes from elsewhere, so that no limit answers in place of the rights. */
let asked = 0
const anAddress = () => `10.0.${Math.floor(++asked / 250)}.${asked % 250}`

async function ask(person: Person, path: string, init: RequestInit = {}): Promise<Response> {
  const visitor = await practice.visitorFor(person, { address: anAddress() })
  return visitor.request(path, init)
}

async function loadRoutes() {
  const server = (await import(/* @vite-ignore */ requireBuiltServer())) as typeof BuiltServer
  return server.loadSiteRoutes()
}

/** The pages that show developers the components are not served in production. */
const isForDevelopers = (id: string) => id.startsWith('routes/dev/')

test('B13: every route of the built site has a row, and every row a route', async () => {
  const routes = Object.values(await loadRoutes()).filter((route) => route !== undefined)
  // Routes that only hold others have no address of their own.
  const addressed = routes.filter(({ path, index }) => path !== undefined || index).map(({ id }) => id)

  expect(addressed.filter((id) => id !== 'root' && !isForDevelopers(id)).toSorted()).toEqual(
    Object.keys(MATRIX).toSorted(),
  )
})

describe.each(Object.entries(MATRIX))('%s', (id, row) => {
  const isShown = (status: number) => status === (row.status ?? 200)

  test.each(PEOPLE)('answers a look of: %s', async (person) => {
    const answer = await ask(person, row.path)
    const head = await ask(person, row.path, { method: 'HEAD' })

    expect(await meaningOf(answer, isShown)).toBe(row.read[person])
    expect(head.status).toBe(answer.status)
    expect(await head.text()).toBe('')
  })

  test.each(PEOPLE)('gives its data by the same rights to: %s', async (person) => {
    const isPage = (await loadRoutes())[id]?.module.default !== undefined
    const answer = await ask(person, dataPath(row.path))

    // The router reads data of pages alone; whatever else it is answered must be no more than the page tells.
    if (isPage) expect(await meaningOf(answer, isShown)).toBe(row.read[person])
    else expect([row.read[person], 'open', 404]).toContain(await meaningOf(answer, isShown))
  })

  test.each(PEOPLE)('answers a form of: %s', async (person) => {
    const answer = await ask(person, row.path, { method: 'POST', body: new URLSearchParams({ ...row.form }) })

    if (row.write === 'none') expect(answer.status).toBe(405)
    else expect(await meaningOf(answer, isTaken)).toBe(row.write[person])
  })

  test('knows no other methods', async () => {
    for (const method of ['PUT', 'PATCH', 'DELETE']) {
      expect((await ask('admin', row.path, { method })).status).toBe(405)
    }
  })
})

/** A form that was looked at: taken, or refused for what it holds and not for who sent it. */
const isTaken = (status: number) => [200, 302, 303, 400, 404, 422, 429].includes(status)

function dataPath(path: string): string {
  const [pathname = '/', search] = path.split('?')
  return `${pathname === '/' ? '/_' : pathname}.data${search === undefined ? '' : `?${search}`}`
}
