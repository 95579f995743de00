import type { Socket } from 'node:net'
import { expect, test } from 'vitest'
import { eventually } from '../eventually.ts'
import { openSocket } from './raw-socket.ts'
import { statusOf, withServer } from './site-process.ts'

const VISITS = 200
const UPLOAD =
  'POST /contact HTTP/1.1\r\nHost: localhost\r\nSec-Fetch-Site: same-origin\r\nContent-Length: 5000000\r\n\r\n'

test('H12: five hundred slow, five hundred silent and a hundred broken visitors take nothing from the others', async () => {
  await withServer({}, async ({ server }) => {
    const calm = await visit(server.url)
    const slow = crowd(500, server.port, 'GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ')
    const silent = crowd(500, server.port, '')
    const uploads = crowd(100, server.port, UPLOAD + 'x'.repeat(1_000))
    const drip = setInterval(() => {
      for (const socket of slow) socket.write('x')
    }, 500)
    setTimeout(() => {
      for (const socket of uploads) socket.destroy()
    }, 1_000)

    const beset = await visit(server.url)

    console.log(`p95 of the others: ${calm.p95Ms} ms alone, ${beset.p95Ms} ms beside 1,100 slow visitors`)
    expect(beset.statuses).toEqual(new Set([200]))
    // Who never finishes a sentence is cut off.
    await eventually(() => slow.every((socket) => socket.destroyed))
    clearInterval(drip)
    for (const socket of silent) socket.destroy()
    expect(await statusOf(`${server.url}/readyz`)).toBe(200)
  })
})

function crowd(size: number, port: number, words: string): Socket[] {
  return Array.from({ length: size }, () => {
    const socket = openSocket(port)
    if (words) socket.write(words)
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
