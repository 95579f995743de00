import { once } from 'node:events'
import { expect, test } from 'vitest'
import { eventually } from '#test/time/eventually.ts'
import { openSocket } from './raw-socket.ts'
import { statusOf, withServer } from './site-process.ts'

const BODY = 'name=Asha'
const HEAD = [
  'POST /contact HTTP/1.1',
  'Host: localhost',
  'Sec-Fetch-Site: same-origin',
  'Content-Type: application/x-www-form-urlencoded',
  `Content-Length: ${BODY.length}`,
  'Expect: 100-continue',
  'Connection: close',
].join('\r\n')

test('H2: on a stop signal the server finishes open requests, accepts no new ones and exits with 0', async () => {
  await withServer({}, async ({ server }) => {
    const begun = await Promise.all(Array.from({ length: 20 }, () => beginForm(server.port)))
    // An unfinished request does not delay the shutdown.
    openSocket(server.port).write('GET / HTTP/1.1\r\nHost: localhost\r\n')

    const stopped = server.stop()
    await eventually(async () => typeof (await statusOf(`${server.url}/healthz`)) === 'string')
    const responses = await Promise.all(begun.map((finish) => finish()))

    expect(responses.map((response) => /HTTP\/1\.1 422 /.test(response))).toEqual(begun.map(() => true))
    expect(await stopped).toBe(0)
  })
})

/** Sends the headers of a form and waits until the server requests the body: from then on the request is open. */
async function beginForm(port: number): Promise<() => Promise<string>> {
  const socket = openSocket(port)
  const closed = once(socket, 'close')
  let response = ''
  socket.on('data', (chunk) => {
    response += chunk.toString('latin1')
  })
  socket.write(`${HEAD}\r\n\r\n`)
  await eventually(() => response.includes('100 Continue'))
  return async () => {
    socket.write(BODY)
    await closed
    return response
  }
}
