import { beforeAll, expect, test } from 'vitest'
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

test.each(Object.entries(MATRIX))('%s opens to those who may read or write it, and to nobody else', async (id, row) => {
  const isShown = (status: number) => status === (row.status ?? 200)
  const read = readers()
  const answers: Partial<Record<Viewer, unknown>> = {}
  for (const viewer of VIEWERS) answers[viewer] = await accessOf(await read(viewer, row.path), isShown)
  expect(answers, 'reading the page').toEqual(row.read)

  const isPage = (await loadRoutes())[id]?.module.default !== undefined
  for (const viewer of oneOfEach(row.read)) {
    const [page, head] = [await read(viewer, row.path), await read(viewer, row.path, { method: 'HEAD' })]
    expect([head.status, await head.text()], `HEAD by ${viewer}`).toEqual([page.status, ''])

    const data = await accessOf(await read(viewer, dataPath(row.path)), isShown)
    // The router requests data of pages only; other routes must not reveal more than the route itself.
    const expected = isPage ? [row.read[viewer]] : [row.read[viewer], 'open', 404]
    expect(expected, `data request by ${viewer}`).toContain(data)
  }

  const { write } = row
  // A route without an action has no code that could ask who sends the form.
  const senders = write === 'none' ? NO_ACTION_SENDERS : VIEWERS
  const sentBy: Partial<Record<Viewer, unknown>> = {}
  for (const viewer of senders) {
    const response = await send(viewer, row.path, { method: 'POST', body: new URLSearchParams({ ...row.form }) })
    sentBy[viewer] = write === 'none' ? response.status : await accessOf(response, isProcessed)
  }
  const refusals = Object.fromEntries(senders.map((viewer) => [viewer, 405]))
  expect(sentBy, 'sending a form').toEqual(write === 'none' ? refusals : write)

  for (const method of ['PUT', 'PATCH', 'DELETE']) {
    expect((await read('admin', row.path, { method })).status, method).toBe(405)
  }
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
