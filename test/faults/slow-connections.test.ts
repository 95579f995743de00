import type { Socket } from 'node:net'
import { expect, test } from 'vitest'
import { eventually } from '#test/time/eventually.ts'
import { openSocket } from './raw-socket.ts'
import { statusOf, withServer } from './site-process.ts'

const VISITS = 40
const UPLOAD =
  'POST /contact HTTP/1.1\r\nHost: localhost\r\nSec-Fetch-Site: same-origin\r\nContent-Length: 5000000\r\n\r\n'

test('H12: slow, silent and broken connections do not affect other visitors', async () => {
  await withServer({}, async ({ server }) => {
    const idle = await visit(server.url)
    const slow = openSockets(500, server.port, 'GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ')
    const silent = openSockets(500, server.port, '')
    const uploads = openSockets(100, server.port, UPLOAD + 'x'.repeat(1_000))
    const drip = setInterval(() => {
      for (const socket of slow) socket.write('x')
    }, 500)
    setTimeout(() => {
      for (const socket of uploads) socket.destroy()
    }, 1_000)

    const busy = await visit(server.url)

    console.log(`p95 of other visitors: ${idle.p95Ms} ms alone, ${busy.p95Ms} ms beside 1,100 slow connections`)
    expect(busy.statuses).toEqual(new Set([200]))
    // Unfinished requests are closed.
    await eventually(() => slow.every((socket) => socket.destroyed))
    clearInterval(drip)
    for (const socket of silent) socket.destroy()
    expect(await statusOf(`${server.url}/readyz`)).toBe(200)
  })
})

function openSockets(size: number, port: number, bytes: string): Socket[] {
  return Array.from({ length: size }, () => {
    const socket = openSocket(port)
    if (bytes) socket.write(bytes)
    return socket
  })
}

async function visit(url: string): Promise<{ statuses: Set<number | string>; p95Ms: number }> {
  const statuses = new Set<number | string>()
  const times: number[] = []
  for (let count = 0; count < VISITS; count++) {
    const started = performance.now()
    statuses.add(await statusOf(`${url}/blog?q=moon&visit=${count}`))
    times.push(performance.now() - started)
  }
  const sorted = times.toSorted((one, other) => one - other)
  return { statuses, p95Ms: Math.round(sorted[Math.floor(VISITS * 0.95)] ?? 0) }
}
