import { connect } from 'node:net'
import { expect, test } from 'vitest'
import { freePort } from '#test/servers/free-port.ts'
import { listen } from './listen.ts'

const REQUEST = 'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n'

test('stopping finishes the response in flight and closes its connection, even if the client keeps sending', async () => {
  const received = Promise.withResolvers<void>()
  const mayRespond = Promise.withResolvers<void>()
  const port = await freePort()
  const server = await listen(
    async () => {
      received.resolve()
      await mayRespond.promise
      return new Response('done')
    },
    { host: '127.0.0.1', port },
  )

  const client = connect({ port, host: '127.0.0.1' })
  const closed = new Promise<void>((resolve) => client.once('close', () => resolve()))
  let text = ''
  client.on('data', (chunk) => {
    text += chunk.toString('latin1')
    // Like a browser with the next request ready: if the connection stays open, it is used.
    client.write(REQUEST)
  })
  client.on('error', () => undefined)
  client.write(REQUEST)
  await received.promise

  const stopped = server.stop()
  mayRespond.resolve()
  await Promise.all([stopped, closed])

  expect(text.match(/HTTP\/1\.1 200 /g)).toHaveLength(1)
  expect(text).toMatch(/\r\nconnection: close\r\n/i)
})
