import { once } from 'node:events'
import { expect, test } from 'vitest'
import { eventually } from '../eventually.ts'
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

test('H2: told to stop, the server finishes what it has begun, takes nothing new and ends well', async () => {
  await withServer({}, async ({ server }) => {
    const begun = await Promise.all(Array.from({ length: 20 }, () => beginForm(server.port)))
    // A visitor who never finishes a sentence does not keep the server.
    openSocket(server.port).write('GET / HTTP/1.1\r\nHost: localhost\r\n')

    const stopped = server.stop()
    await eventually(async () => typeof (await statusOf(`${server.url}/healthz`)) === 'string')
    const answers = await Promise.all(begun.map((finish) => finish()))

    expect(answers.map((answer) => /HTTP\/1\.1 422 /.test(answer))).toEqual(begun.map(() => true))
    expect(await stopped).toBe(0)
  })
})

/** Sends the head of a form and waits until the server asks for the rest: from then on it is in the server's hands. */
async function beginForm(port: number): Promise<() => Promise<string>> {
  const socket = openSocket(port)
  const closed = once(socket, 'close')
  let answer = ''
  socket.on('data', (chunk) => {
    answer += chunk.toString('latin1')
  })
  socket.write(`${HEAD}\r\n\r\n`)
  await eventually(() => answer.includes('100 Continue'))
  return async () => {
    socket.write(BODY)
    await closed
    return answer
  }
}
