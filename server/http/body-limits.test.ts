import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { Hono } from 'hono'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Listening, listen } from '#server/listen.ts'
import { freePort } from '#test/servers/free-port.ts'
import { bodyLimits } from './body-limits.ts'

const KILOBYTE = 'x'.repeat(1024)
const MEGABYTE = 'x'.repeat(1024 * 1024)

let server: Listening
let port: number

beforeAll(async () => {
  const app = new Hono().use(bodyLimits()).post('*', async (context) => context.text(await context.req.raw.text()))
  port = await freePort()
  server = await listen((asked, env) => app.fetch(asked, env), {
    host: '127.0.0.1',
    port,
  })
})

afterAll(() => server.stop())

/** Without a Content-Length Node sends the body in chunks. */
async function send(chunks: readonly string[], headers: Record<string, string> = {}, path = '/contact') {
  const sending = request({ host: '127.0.0.1', port, method: 'POST', path, headers, agent: false })
  sending.on('error', () => undefined)
  for (const chunk of chunks) sending.write(chunk)
  sending.end()
  const [response] = (await once(sending, 'response')) as [IncomingMessage]
  return { status: response.statusCode, text: Buffer.concat(await response.toArray()).toString() }
}

test('passes on a body in chunks', async () => {
  expect(await send(['a=1&', 'b=2'])).toEqual({ status: 200, text: 'a=1&b=2' })
})

test('passes on a body with its length', async () => {
  expect(await send(['a=1'], { 'content-length': '3' })).toEqual({ status: 200, text: 'a=1' })
})

test('passes on an empty body', async () => {
  expect(await send([])).toEqual({ status: 200, text: '' })
})

test.each([
  ['/contact', 64],
  ['/auth.data', 64],
  ['/staff', 64],
  ['/staff/courses/lessons/7', 512],
  ['/staff/website/settings/legal.data', 512],
  ['/account/draft', 512],
])('%s accepts %i KB, whether the length is given or not', async (path, kilobytes) => {
  const chunks = Array.from({ length: kilobytes }, () => KILOBYTE)
  const declared = (bytes: number) => ({ 'content-length': String(bytes) })

  const full = await send(chunks, {}, path)
  const oneMore = await send([...chunks, 'x'], {}, path)
  const declaredFull = await send(chunks, declared(kilobytes * 1024), path)
  const declaredMore = await send([], declared(kilobytes * 1024 + 1), path)

  expect([full.status, oneMore.status, declaredFull.status, declaredMore.status]).toEqual([200, 413, 200, 413])
})

test('replaces a declared file beyond the limit with a form that has its size', async () => {
  const response = await send([], { 'content-length': '10485760' }, '/staff/money/statements')

  expect(response).toEqual({ status: 200, text: 'intent=too-large&bytes=10485760' })
})

test.each(['/admin/blog', '/admin/blog.data', '/staff/money/statements'])('%s accepts a file', async (path) => {
  const file = Array.from({ length: 6 }, () => MEGABYTE)

  const fits = await send(file, {}, path)
  const tooMuch = await send([...file, 'x'], {}, path)

  expect([fits.status, tooMuch.status]).toEqual([200, 413])
})
