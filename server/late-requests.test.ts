import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { hearLateRequests } from './late-requests.ts'

const PATIENCE_MS = 200
const ASK = 'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n'

let server: Server

beforeEach(async () => {
  const limits = { headersTimeout: PATIENCE_MS, requestTimeout: 10 * PATIENCE_MS, connectionsCheckingInterval: 50 }
  server = createServer(limits, (_request, response) => response.end('welcome'))
  hearLateRequests(server)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
})

afterEach(async () => {
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
})

test('who has asked in time is answered, even when the process could not listen for a while', async () => {
  const visitor = visit()
  server.once('connection', () => visitor.write(ASK, () => standStill(3 * PATIENCE_MS)))

  expect(await firstLineFor(visitor)).toBe('HTTP/1.1 200 OK')
})

test('who says nothing, or never ends, is still sent away', async () => {
  const [silent, endless] = [visit(), visit()]
  endless.write('GET / HTTP/1.1\r\nX-Slow: ')

  const answers = await Promise.all([firstLineFor(silent), firstLineFor(endless)])
  expect(answers).toEqual(['HTTP/1.1 408 Request Timeout', 'HTTP/1.1 408 Request Timeout'])
})

test.each([
  ['SMILE\r\n\r\n', 'HTTP/1.1 400 Bad Request'],
  [`GET / HTTP/1.1\r\nX-Long: ${'x'.repeat(20_000)}\r\n\r\n`, 'HTTP/1.1 431 Request Header Fields Too Large'],
])('who does not speak as agreed is told so', async (words, answer) => {
  const visitor = visit()
  visitor.write(words)

  expect(await firstLineFor(visitor)).toBe(answer)
})

test('nonsense behind a question neither spoils its answer nor is answered in the middle of it', async () => {
  const visitor = visit()
  visitor.write(`${ASK}SMILE\r\n\r\n`)

  const heard = await allFor(visitor)
  expect(heard).toMatch(/^HTTP\/1\.1 200 OK/)
  expect(heard).not.toContain('HTTP/1.1 400')
})

function visit(): Socket {
  const { port } = server.address() as AddressInfo
  const visitor = connect({ port, host: '127.0.0.1' })
  // A server that hangs up is what these tests are about.
  visitor.on('error', () => undefined)
  return visitor
}

async function allFor(visitor: Socket): Promise<string> {
  let heard = ''
  visitor.on('data', (chunk) => {
    heard += chunk.toString('latin1')
  })
  await once(visitor, 'close')
  return heard
}

async function firstLineFor(visitor: Socket): Promise<string> {
  const [chunk] = (await once(visitor, 'data')) as [Buffer]
  visitor.destroy()
  return chunk.toString('latin1').split('\r\n')[0] ?? ''
}

/** As a machine with too much to do lets a process stand. */
function standStill(ms: number): void {
  const end = performance.now() + ms
  while (performance.now() < end);
}
