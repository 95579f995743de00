import { beforeAll, describe, expect, test } from 'vitest'
import type * as BuiltServer from '#server/main.ts'
import { requireBuiltServer } from '#test/build.ts'
import type { Visitor } from '#test/visitor.ts'
import { accessOf } from './access.ts'
import { MATRIX, type MatrixRow, VIEWERS, type Viewer } from './matrix.ts'
import { givenPracticeWithViewers, type PracticeWithViewers } from './viewers.ts'

let practice: PracticeWithViewers

beforeAll(async () => {
  practice = await givenPracticeWithViewers()
})

const NO_ACTION_SENDERS: readonly Viewer[] = ['anonymous', 'owner', 'admin']

/** Every request has its own address, so that no rate limit applies. */
let sent = 0
const anAddress = () => `10.0.${Math.floor(++sent / 250)}.${sent % 250}`

async function send(viewer: Viewer, path: string, init: RequestInit = {}): Promise<Response> {
  const visitor = await practice.visitorFor(viewer, { address: anAddress() })
  return visitor.request(path, init)
}

/**
 * Viewers who read the pages of one row with one session each. A form may end a session, so each form has its own; an
 * expired one is removed when it is used.
 */
function readers() {
  const visitors = new Map<Viewer, Visitor>()
  return async (viewer: Viewer, path: string, init: RequestInit = {}): Promise<Response> => {
    if (viewer === 'expired') return send(viewer, path, init)
    const visitor = visitors.get(viewer) ?? (await practice.visitorFor(viewer, { address: anAddress() }))
    visitors.set(viewer, visitor)
    return visitor.request(path, init)
  }
}

async function loadRoutes() {
  const server = (await import(/* @vite-ignore */ requireBuiltServer())) as typeof BuiltServer
  return server.loadSiteRoutes()
}

/** Component previews, which are not served in production. */
const isDevelopmentRoute = (id: string) => id.startsWith('routes/dev/')

test('B13: every route of the built site has a row and every row has a route', async () => {
  const routes = Object.values(await loadRoutes()).filter((route) => route !== undefined)
  // Layout routes have no path of their own.
  const addressed = routes.filter(({ path, index }) => path !== undefined || index).map(({ id }) => id)

  expect(addressed.filter((id) => id !== 'root' && !isDevelopmentRoute(id)).toSorted()).toEqual(
    Object.keys(MATRIX).toSorted(),
  )
})

describe.each(Object.entries(MATRIX))('%s', (id, row) => {
  const isShown = (status: number) => status === (row.status ?? 200)
  const read = readers()
  const statuses = new Map<Viewer, number>()

  test.each(VIEWERS)('opens or denies the page for: %s', async (viewer) => {
    const response = await read(viewer, row.path)
    statuses.set(viewer, response.status)

    expect(await accessOf(response, isShown)).toBe(row.read[viewer])
  })

  test.each(oneOfEach(row.read))('answers HEAD as it answers GET for: %s', async (viewer) => {
    const head = await read(viewer, row.path, { method: 'HEAD' })

    expect(head.status).toBe(statuses.get(viewer) ?? (await read(viewer, row.path)).status)
    expect(await head.text()).toBe('')
  })

  test.each(VIEWERS)('applies the same rights to the data request of: %s', async (viewer) => {
    const isPage = (await loadRoutes())[id]?.module.default !== undefined
    const response = await read(viewer, dataPath(row.path))

    // The router requests data of pages only; other routes must not reveal more than the route itself.
    if (isPage) expect(await accessOf(response, isShown)).toBe(row.read[viewer])
    else expect([row.read[viewer], 'open', 404]).toContain(await accessOf(response, isShown))
  })

  // A route without an action has no code that could ask who sends the form.
  test.each(row.write === 'none' ? NO_ACTION_SENDERS : VIEWERS)('accepts or denies a form from: %s', async (viewer) => {
    const response = await send(viewer, row.path, { method: 'POST', body: new URLSearchParams({ ...row.form }) })

    if (row.write === 'none') expect(response.status).toBe(405)
    else expect(await accessOf(response, isProcessed)).toBe(row.write[viewer])
  })

  test('refuses other methods', async () => {
    for (const method of ['PUT', 'PATCH', 'DELETE']) {
      expect((await read('admin', row.path, { method })).status).toBe(405)
    }
  })
})

/** The first viewer of each kind of access. */
function oneOfEach(read: MatrixRow['read']): Viewer[] {
  return VIEWERS.filter((viewer, index) => VIEWERS.findIndex((other) => read[other] === read[viewer]) === index)
}

/** The form was processed: accepted, or refused for its content and not for its sender. */
const isProcessed = (status: number) => [200, 302, 303, 400, 404, 422, 429].includes(status)

function dataPath(path: string): string {
  const [pathname = '/', search] = path.split('?')
  return `${pathname === '/' ? '/_' : pathname}.data${search === undefined ? '' : `?${search}`}`
}
