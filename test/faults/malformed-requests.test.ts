import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ServerProcess, startServerProcess } from '#test/servers/server-process.ts'
import { eventually } from '#test/time/eventually.ts'
import { databaseUrl } from '../database.ts'
import { sendRaw, statusIn } from './raw-socket.ts'

let dataDir: string
let server: ServerProcess

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'muhurta-malformed-'))
  server = await startServerProcess({ dataDir, databaseUrl: databaseUrl() })
}, 300_000)

afterAll(async () => {
  await server.stop()
  await rm(dataDir, { recursive: true, force: true })
})

const HOST = 'Host: localhost\r\nConnection: close\r\n'
const FORM = `${HOST}Sec-Fetch-Site: same-origin\r\nContent-Type: application/x-www-form-urlencoded\r\n`

const AMBIGUOUS_REQUESTS = {
  'two lengths': `POST /contact HTTP/1.1\r\n${FORM}Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
  'two content lengths': `POST /contact HTTP/1.1\r\n${FORM}Content-Length: 5\r\nContent-Length: 6\r\n\r\nhello!`,
  'an odd transfer encoding': `POST /contact HTTP/1.1\r\n${FORM}Transfer-Encoding: chunked, identity\r\n\r\n0\r\n\r\n`,
  'a chunk without a length': `POST /contact HTTP/1.1\r\n${FORM}Transfer-Encoding: chunked\r\n\r\nzz\r\nhello\r\n`,
  'a space before the colon': 'GET / HTTP/1.1\r\nHost : localhost\r\n\r\n',
  'a header without end': `GET / HTTP/1.1\r\n${HOST}X-Long: ${'x'.repeat(20_000)}\r\n\r\n`,
  'text that is no request': 'hello, is anybody there?\r\n\r\n',
}

// First, because it waits for the log of its own requests.
test('E11: the log stays one JSON object per line for any path or header', async () => {
  const paths = ['/%0d%0a%7B%22level%22:60%7D', '/%1b[31mred', '/%', '/%c0%af']
  for (const path of paths) {
    await sendRaw(server.port, `GET ${path} HTTP/1.1\r\n${HOST}User-Agent: \u00ff {"level":60}\r\n\r\n`)
  }
  const coloured = await sendRaw(server.port, `GET / HTTP/1.1\r\n${HOST}User-Agent: \u001b[2J\r\n\r\n`)
  expect(statusIn(coloured.response)).toBe(400)

  const logged = await eventually(() => {
    const lines = server
      .output()
      .split('\n')
      .filter((line) => !isStartUpText(line))
    return lines.filter((line) => /"path":"(?!\/readyz)/.test(line)).length >= paths.length && lines
  })
  for (const line of logged) expect(() => JSON.parse(line), line).not.toThrow()
  expect(logged.join()).not.toContain('\u001b')
  expect(logged.filter((line) => JSON.parse(line).level === 60)).toEqual([])
})

test('E9: refuses an ambiguous request and closes its connection', async () => {
  for (const [name, bytes] of Object.entries(AMBIGUOUS_REQUESTS)) {
    const { response, isClosed } = await sendRaw(server.port, bytes)

    expect([400, 431], `${name}: ${response.slice(0, 100)}`).toContain(statusIn(response))
    expect(isClosed, name).toBe(true)
  }
})

test('E12: no path reaches files outside the served ones', async () => {
  for (const path of [
    ...['/../../../../etc/passwd', '/assets/../../server/index.js', '/assets/..%2f..%2fserver%2findex.js'],
    ...[
      '/uploads/../secrets/auth-secret',
      '/uploads/..%2fsecrets%2fauth-secret',
      '/uploads/%2e%2e/secrets/auth-secret',
    ],
    ...['/blog/..%2f..%2f..%2fetc%2fpasswd', '/blog/%c0%ae%c0%ae/', '/og/..%2f..%2fpackage.json', '/fonts/....//x.ttf'],
    ...['//etc/passwd', '/.env', '/.git/config', '/package.json', '/server/index.js', '/assets/', '/uploads/'],
  ]) {
    const { response } = await sendRaw(server.port, `GET ${path} HTTP/1.1\r\n${HOST}\r\n`)

    expect(statusIn(response), path).toBe(404)
    expect(response).not.toContain('root:x:')
  }
  const { response } = await sendRaw(
    server.port,
    `GET /invoices/..%2f..%2fsecrets%2fauth-secret HTTP/1.1\r\n${HOST}\r\n`,
  )
  expect(response).toMatch(/^HTTP\/1\.1 302 [\s\S]*\r\nlocation: \/auth/)
})

test('B11: TRACE is refused and echoes nothing', async () => {
  const { response } = await sendRaw(server.port, `TRACE / HTTP/1.1\r\n${HOST}Cookie: session=secret\r\n\r\n`)

  expect(statusIn(response)).toBe(405)
  expect(response).not.toContain('secret')
})

/** Printed for the operator at startup. */
function isStartUpText(line: string): boolean {
  return line === '' || line.startsWith('  ') || line.startsWith('Muhurta is running')
}
