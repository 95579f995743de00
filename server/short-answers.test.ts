import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterEach, expect, test } from 'vitest'
import { eventually } from '#test/eventually.ts'
import { giveShortAnswers } from './short-answers.ts'

const KNOWN = 'GET /known HTTP/1.1\r\nHost: localhost\r\n\r\n'
const SHORT = 'HTTP/1.1 200 OK\r\nContent-Length: 5\r\n\r\nshort'
const LIMITS = { silenceMs: 60_000, keepAliveMs: 60_000 }

const servers: Server[] = []
afterEach(() => {
  for (const server of servers.splice(0)) server.close().closeAllConnections()
})

/** Answers what it knows shortly; everything else is read by Node, which says what it has read. */
async function startServer({ short = SHORT, limits = LIMITS } = {}) {
  const server = createServer(async (request, response) => {
    response.end(`node read ${request.method} ${request.url} ${await text(request)};`)
  })
  servers.push(server)
  const { release } = giveShortAnswers(server, (bytes) => (bytes.toString() === KNOWN ? short : undefined), limits)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { server, release, connect: () => connect((server.address() as AddressInfo).port, '127.0.0.1') }
}

/** All that comes, until the words have come. */
async function hear(socket: Socket, words: string): Promise<string> {
  let heard = ''
  while (!heard.includes(words)) {
    const [bytes]: Buffer[] = await once(socket, 'data')
    heard += bytes
  }
  return heard
}

test('what is known is answered again and again on one line', async () => {
  const { connect } = await startServer()
  const visitor = connect()

  for (let round = 0; round < 3; round++) {
    visitor.write(KNOWN)
    expect(await hear(visitor, 'short')).toBe(SHORT)
  }
})

test('with the first word that is not known the line is for Node to read, bodies and all', async () => {
  const { connect } = await startServer()
  const visitor = connect()
  visitor.write(KNOWN)
  await hear(visitor, 'short')

  visitor.write('POST /form HTTP/1.1\r\nHost: localhost\r\nContent-Length: 10\r\n\r\nfirst')
  await new Promise((resolve) => setImmediate(resolve))
  visitor.write('later')
  expect(await hear(visitor, ';')).toContain('node read POST /form firstlater;')

  visitor.write(KNOWN)
  expect(await hear(visitor, ';')).toContain('node read GET /known ;')
})

test('a question in pieces and questions in a row lose nothing', async () => {
  const { server, connect } = await startServer()
  const held = once(server, 'connection') as Promise<Socket[]>
  const slow = connect()
  slow.write(KNOWN.slice(0, 9))
  const [line] = await held
  await eventually(() => line?.bytesRead === 9)
  slow.write(KNOWN.slice(9))
  expect(await hear(slow, ';')).toContain('node read GET /known ;')

  const eager = connect()
  eager.write(KNOWN.replace('known', 'one') + KNOWN.replace('known', 'two'))
  expect(await hear(eager, 'two ;')).toMatch(/node read GET \/one ;.*node read GET \/two ;/s)
})

test('a large upload as the first word arrives whole', async () => {
  const { connect } = await startServer()
  const visitor = connect()
  const body = 'x'.repeat(500_000)

  visitor.write(`POST /upload HTTP/1.1\r\nHost: localhost\r\nContent-Length: ${body.length}\r\n\r\n${body}`)

  expect(await hear(visitor, ';')).toContain(`node read POST /upload ${body};`)
})

test('who stops speaking gets the answer and then the end', async () => {
  const { connect } = await startServer()
  const visitor = connect()

  visitor.end(KNOWN)

  expect(await text(visitor)).toBe(SHORT)
})

test('who says nothing is let go, before the first question and after the last', async () => {
  const { connect } = await startServer({ limits: { silenceMs: 500, keepAliveMs: 500 } })
  const silent = connect()
  const satisfied = connect()
  satisfied.write(KNOWN)
  await hear(satisfied, 'short')

  await Promise.all([once(silent, 'close'), once(satisfied, 'close')])
})

test('who asks on without reading is heard no further until he reads', async () => {
  const large = SHORT.padEnd(20_000_000)
  const { server, connect } = await startServer({ short: large })
  const held = once(server, 'connection') as Promise<Socket[]>
  const visitor = connect()
  visitor.write(KNOWN)
  const [line] = await held
  await expect.poll(() => line?.isPaused()).toBe(true)

  visitor.write(KNOWN)
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(line?.writableLength).toBeLessThanOrEqual(large.length)

  for (let heard = 0; heard < 2 * large.length; ) {
    const [bytes]: Buffer[] = await once(visitor, 'data')
    heard += bytes?.length ?? 0
  }
})

test('told to release, it closes the lines that it holds', async () => {
  const { connect, release } = await startServer()
  const visitor = connect()
  visitor.write(KNOWN)
  await hear(visitor, 'short')

  release()

  await once(visitor, 'close')
})

test('a line that breaks disturbs nobody', async () => {
  const { connect } = await startServer()
  const broken = connect()
  await once(broken, 'connect')
  broken.resetAndDestroy()

  const visitor = connect()
  visitor.write(KNOWN)
  expect(await hear(visitor, 'short')).toBe(SHORT)
})
