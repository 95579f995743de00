import { connect } from 'node:net'
import { expect, test } from 'vitest'
import { freePort } from '#test/free-port.ts'
import { listen } from './listen.ts'

const ASK = 'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n'

test('told to stop, it ends each line after the answer that was begun, also one that asks on', async () => {
  const asked = Promise.withResolvers<void>()
  const mayAnswer = Promise.withResolvers<void>()
  const port = await freePort()
  const server = await listen(
    async () => {
      asked.resolve()
      await mayAnswer.promise
      return new Response('done')
    },
    { host: '127.0.0.1', port, before: (_request, _response, next) => next() },
  )

  const visitor = connect({ port, host: '127.0.0.1' })
  const closed = new Promise<void>((resolve) => visitor.once('close', () => resolve()))
  let heard = ''
  visitor.on('data', (chunk) => {
    heard += chunk.toString('latin1')
    // As a browser with the next request at hand: if the line stays open, it is used.
    visitor.write(ASK)
  })
  visitor.on('error', () => undefined)
  visitor.write(ASK)
  await asked.promise

  const stopped = server.stop()
  mayAnswer.resolve()
  await Promise.all([stopped, closed])

  expect(heard.match(/HTTP\/1\.1 200 /g)).toHaveLength(1)
  expect(heard).toMatch(/\r\nconnection: close\r\n/i)
})
