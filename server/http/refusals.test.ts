import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { Hono } from 'hono'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Listening, listen } from '#server/listen.ts'
import { freePort } from '#test/free-port.ts'
import { limitedBody } from './refusals.ts'

const MEGABYTE = 'x'.repeat(1024 * 1024)

let server: Listening
let port: number

beforeAll(async () => {
  const app = new Hono().use(limitedBody()).post('/', async (context) => context.text(await context.req.raw.text()))
  port = await freePort()
  server = await listen((asked, env) => app.fetch(asked, env), {
    host: '127.0.0.1',
    port,
    before: (_request, _response, next) => next(),
  })
})

afterAll(() => server.stop())

/** Without a length, which Node then leaves out, a body goes out in pieces. */
async function send(pieces: readonly string[], headers: Record<string, string> = {}) {
  const asking = request({ host: '127.0.0.1', port, method: 'POST', path: '/', headers, agent: false })
  asking.on('error', () => undefined)
  for (const piece of pieces) asking.write(piece)
  asking.end()
  const [answer] = (await once(asking, 'response')) as [IncomingMessage]
  return { status: answer.statusCode, text: Buffer.concat(await answer.toArray()).toString() }
}

test('a body that comes in pieces is read like any other', async () => {
  expect(await send(['a=1&', 'b=2'])).toEqual({ status: 200, text: 'a=1&b=2' })
})

test('a body with its length is read', async () => {
  expect(await send(['a=1'], { 'content-length': '3' })).toEqual({ status: 200, text: 'a=1' })
})

test('nothing at all is an empty body', async () => {
  expect(await send([])).toEqual({ status: 200, text: '' })
})

test('too much is refused, whether its length was said or not', async () => {
  const said = await send([], { 'content-length': String(7 * MEGABYTE.length) })
  const unsaid = await send(Array.from({ length: 7 }, () => MEGABYTE))

  expect([said.status, unsaid.status]).toEqual([413, 413])
})
