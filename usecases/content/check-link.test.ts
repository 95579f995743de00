import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type CalendarServer, startCalendarServer, THIS_MACHINE } from '#test/outside-world/calendar-server.ts'
import { INTERNET_ONLY } from '#usecases/calendar/internet-only.ts'
import { checkLink } from './check-link.ts'

let server: CalendarServer

beforeAll(async () => {
  server = await startCalendarServer()
})
beforeEach(() => {
  server.requests.length = 0
})
afterAll(() => server.stop())

const check = (path = '/page', limits: { requestMs?: number; wholeMs?: number } = {}) =>
  checkLink(server.url(path), { access: THIS_MACHINE, userAgent: 'Muhurta link check', ...limits })
const asked = () => server.requests.map(({ method }) => method)
const answer = (status: number, headers = {}) =>
  server.answer((_, response) => response.writeHead(status, headers).end())

test('a page that answers is asked for its head only', async () => {
  answer(200)

  expect(await check()).toBe('alive')
  expect(asked()).toEqual(['HEAD'])
  expect(server.requests[0]?.headers['user-agent']).toBe('Muhurta link check')
})

test('a page that is gone is asked for twice and not found', async () => {
  answer(404)

  expect(await check()).toBe('not-found')
  expect(asked()).toEqual(['HEAD', 'GET'])
})

test('a server that refuses HEAD is asked as a browser would ask', async () => {
  server.answer(({ method }, response) => response.writeHead(method === 'HEAD' ? 405 : 200).end())
  expect(await check()).toBe('alive')

  server.answer(({ method, socket }, response) => (method === 'HEAD' ? socket.destroy() : response.end()))
  expect(await check()).toBe('alive')
})

test('a server that does not answer is given up in time', async () => {
  server.answer(() => undefined)
  const started = performance.now()

  expect(await check('/page', { requestMs: 200 })).toBe('no-answer')
  expect(await check('/page', { requestMs: 5_000, wholeMs: 300 })).toBe('no-answer')
  expect(performance.now() - started).toBeLessThan(3_000)
})

test('an endless page is not read', async () => {
  server.answer((_, response) => {
    response.writeHead(200)
    const timer = setInterval(() => response.write('x'.repeat(65_536)), 1)
    response.on('close', () => clearInterval(timer))
  })

  expect(await check()).toBe('alive')
})

test('redirects are followed to the page, and not in a circle', async () => {
  server.answer(({ url }, response) =>
    url === '/moved' ? response.writeHead(302, { Location: '/page' }).end() : response.writeHead(410).end(),
  )
  expect(await check('/moved')).toBe('not-found')

  answer(301, { Location: '/page' })
  expect(await check()).toBe('redirects')
  expect(server.requests.length).toBeLessThan(12)
})

test('a site that asks us to wait is asked once, and nothing is concluded', async () => {
  answer(429, { 'Retry-After': '3600' })

  expect(await check()).toBe('undecided')
  expect(asked()).toEqual(['HEAD'])
})

test('a private address is refused, also behind a redirect, before anything is sent to it', async () => {
  const alone = { access: INTERNET_ONLY, userAgent: 'Muhurta link check' }
  expect(await checkLink('https://127.0.0.1/', alone)).toBe('private-address')
  expect(await checkLink('https://[::1]/', alone)).toBe('private-address')

  answer(302, { Location: 'http://169.254.169.254/latest/meta-data' })
  const access = { ...THIS_MACHINE, isAllowed: (address: string) => address === '127.0.0.1' }
  expect(await checkLink(server.url(), { ...alone, access })).toBe('private-address')
})

test('a host that has no address does not answer', async () => {
  const access = { ...THIS_MACHINE, resolve: () => Promise.reject(new Error('ENOTFOUND')) }

  expect(await checkLink('https://gone.example/', { access, userAgent: 'Muhurta link check' })).toBe('no-answer')
})
