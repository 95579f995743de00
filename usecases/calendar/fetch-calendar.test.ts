import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  type CalendarServer,
  calendarWith,
  startCalendarServer,
  THIS_MACHINE,
} from '#test/outside-world/calendar-server.ts'
import { fetchCalendar } from './fetch-calendar.ts'
import { INTERNET_ONLY } from './internet-only.ts'

const TEXT = calendarWith('20270301')
let server: CalendarServer

beforeAll(async () => {
  server = await startCalendarServer()
})

afterAll(() => server.stop())

const fetched = (path?: string, access = THIS_MACHINE) => fetchCalendar(new URL(server.url(path)), null, access)

test('a calendar is read with its version, packed or not', async () => {
  server.answerWith(TEXT, { etag: '"1"', 'last-modified': 'Mon, 01 Mar 2027 00:00:00 GMT' })
  const plain = await fetched()
  server.answer((_request, response) => response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync(TEXT)))
  const packed = await fetched()

  const version = { etag: '"1"', lastModified: 'Mon, 01 Mar 2027 00:00:00 GMT' }
  expect(plain).toEqual({ ok: true, value: { text: TEXT, ...version } })
  expect(packed).toEqual({ ok: true, value: { text: TEXT, etag: null, lastModified: null } })
})

test('a calendar that has not changed is not read again', async () => {
  server.answer((request, response) => response.writeHead(request.headers['if-none-match'] === '"1"' ? 304 : 200).end())
  const known = { etag: '"1"', lastModified: null }

  expect(await fetchCalendar(new URL(server.url()), known, THIS_MACHINE)).toEqual({ ok: true, value: 'unchanged' })
})

test('a calendar is followed to another address, three times at most', async () => {
  server.answer(({ url }, response) => {
    const left = Number(url?.slice(1))
    if (left === 0) response.writeHead(200).end(TEXT)
    else response.writeHead(302, { location: `/${left - 1}` }).end()
  })

  expect(await fetched('/3')).toMatchObject({ ok: true, value: { text: TEXT } })
  expect(await fetched('/4')).toEqual({ ok: false, refusal: 'too-many-redirects' })
})

test.each(['https://127.0.0.1/c.ics', 'https://[::1]/', 'https://[::ffff:10.0.0.1]/', 'https://169.254.169.254/x'])(
  'refuses the address %s without connecting',
  async (address) => {
    expect(await fetchCalendar(new URL(address), null, INTERNET_ONLY)).toEqual({
      ok: false,
      refusal: 'private-address',
    })
  },
)

test('refuses a name of this machine, with the policy of the site', async () => {
  const url = new URL(`https://localhost:${server.port}/c.ics`)

  expect(await fetchCalendar(url, null, INTERNET_ONLY)).toEqual({ ok: false, refusal: 'private-address' })
})

test('refuses plain HTTP, with the policy of the site', async () => {
  expect(await fetched('/', INTERNET_ONLY)).toEqual({ ok: false, refusal: 'not-https' })
})

test('refuses a name of which one address is private', async () => {
  const before = server.requests.length
  const access = {
    ...THIS_MACHINE,
    resolve: async () => ['8.8.8.8', '10.0.0.1'],
    isAllowed: INTERNET_ONLY.isAllowed,
  }

  expect(await fetched('/', access)).toEqual({ ok: false, refusal: 'private-address' })
  expect(server.requests).toHaveLength(before)
})

test('refuses a redirect to a private address', async () => {
  server.answer((_request, response) => response.writeHead(301, { location: 'http://10.0.0.1/' }).end())
  const access = { ...THIS_MACHINE, isAllowed: (address: string) => address === '127.0.0.1' }

  expect(await fetched('/', access)).toEqual({ ok: false, refusal: 'private-address' })
})

test.each(['ftp://calendar.example/', 'file:///etc/passwd'])('refuses a redirect to %s', async (location) => {
  server.answer((_request, response) => response.writeHead(302, { location }).end())

  expect(await fetched()).toEqual({ ok: false, refusal: 'not-https' })
})

test('refuses more than the limit, also when it is packed small', async () => {
  const bomb = gzipSync(Buffer.alloc(50 * 1024 * 1024))
  server.answer((_request, response) => response.writeHead(200, { 'content-encoding': 'gzip' }).end(bomb))
  expect(await fetched()).toEqual({ ok: false, refusal: 'too-large' })

  server.answerWith('x'.repeat(6 * 1024 * 1024))
  expect(await fetched()).toEqual({ ok: false, refusal: 'too-large' })
})

test.each(['headers', 'body', 'name'])('refuses a server that is too slow with its %s', async (part) => {
  server.answer((_request, response) => {
    if (part === 'body') response.writeHead(200).write('BEGIN:VCALENDAR\r\n')
  })
  const access = part === 'name' ? { ...THIS_MACHINE, resolve: () => new Promise<string[]>(() => {}) } : THIS_MACHINE

  const started = performance.now()
  const outcome = await fetchCalendar(new URL(server.url()), null, access, { timeoutMs: 200 })

  expect(outcome).toEqual({ ok: false, refusal: 'too-slow' })
  expect(performance.now() - started).toBeLessThan(5_000)
})

test('refuses a response that breaks off', async () => {
  server.answer((_request, response) => {
    response.writeHead(200, { 'content-length': '1000' }).write(TEXT)
    setTimeout(() => response.destroy(), 50)
  })

  expect(await fetched()).toEqual({ ok: false, refusal: 'unreachable' })
})

test('refuses a damaged packed file, and one packed in another way', async () => {
  server.answer((_request, response) => response.writeHead(200, { 'content-encoding': 'gzip' }).end('not packed'))
  const damaged = await fetched()
  server.answer((_request, response) => response.writeHead(200, { 'content-encoding': 'br' }).end('x'))

  expect(damaged).toEqual({ ok: false, refusal: 'unreadable' })
  expect(await fetched()).toEqual({ ok: false, refusal: 'unreadable' })
})

test.each([
  [404, 'refused'],
  [410, 'refused'],
  [403, 'refused'],
  [429, 'server-error'],
  [500, 'server-error'],
  [304, 'server-error'],
  [204, 'server-error'],
])('refuses status %i as %s', async (status, refusal) => {
  server.answer((_request, response) => response.writeHead(status).end())

  expect(await fetched()).toEqual({ ok: false, refusal })
})

test('refuses a server that is not there', async () => {
  const url = new URL('http://calendar.example:1/c.ics')

  expect(await fetchCalendar(url, null, THIS_MACHINE)).toEqual({ ok: false, refusal: 'unreachable' })
})
