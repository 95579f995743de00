import { beforeAll, expect, test } from 'vitest'
import type * as BuiltServer from '#server/main.ts'
import { database } from '#test/database.ts'
import { givenLanguages } from '#test/factories/practice.ts'
import { requireBuiltServer } from '#test/servers/build.ts'
import { accessOf } from './access.ts'
import { type Access, MATRIX, type MatrixRow, VIEWERS, type Viewer } from './matrix.ts'
import { givenPracticeWithViewers, type PracticeWithViewers } from './viewers.ts'

let practice: PracticeWithViewers

beforeAll(async () => {
  practice = await givenPracticeWithViewers()
  // Without a second language there is nothing to translate.
  await givenLanguages(database())
})

const NO_ACTION_SENDERS: readonly Viewer[] = ['anonymous', 'owner', 'admin']
const SIGNED_OUT: readonly Viewer[] = ['anonymous', 'disabled', 'expired']

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
  const { path, read, write } = row
  const isShown = (status: number) => status === (row.status ?? 200)
  const isPage = (await loadRoutes())[id]?.module.default !== undefined
  const answers: Partial<Record<Viewer, unknown>> = {}
  const statuses: Partial<Record<Viewer, number>> = {}
  for (const viewer of viewersOf(id, 'read')) {
    // The data of a page has its loaders without the work of rendering, so one viewer of each kind gets the page as well.
    const isRendered = !isPage || oneOfEach(read).includes(viewer)
    const response = await practice.send(viewer, isRendered ? path : dataPath(path))
    if (!SIGNED_OUT.includes(viewer)) expect(response.headers.get('cache-control'), viewer).toContain('no-store')
    statuses[viewer] = response.status
    answers[viewer] = await accessOf(response, isShown)
  }
  expect(answers, 'reading the page').toEqual(pick(read, viewersOf(id, 'read')))

  for (const viewer of oneOfEach(read)) {
    const head = await practice.send(viewer, path, { method: 'HEAD' })
    expect([head.status, await head.text()], `HEAD by ${viewer}`).toEqual([statuses[viewer], ''])

    const data = await accessOf(await practice.send(viewer, dataPath(path)), isShown)
    // The router requests data of pages only; other routes must not reveal more than the route itself.
    const expected = isPage ? [read[viewer]] : [read[viewer], 'open', 404]
    expect(expected, `data request by ${viewer}`).toContain(data)
  }

  // A route without an action has no code that could ask who sends the form.
  const senders = write === 'none' ? NO_ACTION_SENDERS : viewersOf(id, 'write')
  const sentBy: Partial<Record<Viewer, unknown>> = {}
  for (const viewer of senders) {
    const response = await practice.send(viewer, path, { method: 'POST', body: new URLSearchParams({ ...row.form }) })
    sentBy[viewer] = write === 'none' ? response.status : await accessOf(response, isProcessed)
  }
  const refusals = Object.fromEntries(senders.map((viewer) => [viewer, 405]))
  expect(sentBy, 'sending a form').toEqual(write === 'none' ? refusals : pick(write, senders))

  for (const method of ['PUT', 'PATCH', 'DELETE']) {
    expect((await practice.send('admin', path, { method })).status, method).toBe(405)
  }
})

/** One viewer of each role: the others differ from these only in whose booking or course it is. */
const ONE_OF_EACH_ROLE: readonly Viewer[] = ['anonymous', 'owner', 'astrologer', 'assistant', 'admin']

/** All viewers. Where all get the same, they all do in the first such row, and one of each role in the others. */
function viewersOf(id: string, use: 'read' | 'write'): readonly Viewer[] {
  const access = sameForAll(MATRIX[id], use)
  const isFirst = id === Object.keys(MATRIX).find((other) => sameForAll(MATRIX[other], use) === access)
  return access === undefined || isFirst ? VIEWERS : ONE_OF_EACH_ROLE
}

function sameForAll(row: MatrixRow | undefined, use: 'read' | 'write'): Access | undefined {
  const rights = row?.[use] ?? 'none'
  if (rights === 'none') return undefined
  return VIEWERS.every((viewer) => rights[viewer] === rights.anonymous) ? rights.anonymous : undefined
}

function pick(rights: MatrixRow['read'], viewers: readonly Viewer[]): Partial<MatrixRow['read']> {
  return Object.fromEntries(viewers.map((viewer) => [viewer, rights[viewer]]))
}

/** The first viewer of each kind of access. */
function oneOfEach(read: MatrixRow['read']): Viewer[] {
  return VIEWERS.filter((viewer, index) => VIEWERS.findIndex((other) => read[other] === read[viewer]) === index)
}

/** The form was processed: accepted, or refused for its content and not for its sender. */
const isProcessed = (status: number) => [200, 302, 303, 400, 404, 409, 422, 429].includes(status)

function dataPath(path: string): string {
  const [pathname = '/', search] = path.split('?')
  return `${pathname === '/' ? '/_' : pathname}.data${search === undefined ? '' : `?${search}`}`
}
