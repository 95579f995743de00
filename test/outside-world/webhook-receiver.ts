import { createHmac, timingSafeEqual } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

type Received = { readonly id: string; readonly body: string; readonly headers: IncomingMessage['headers'] }

type Responder = (response: ServerResponse) => void

/** The program of a practice, with an address on this machine. It checks signatures as Standard Webhooks says. */
export async function startWebhookReceiver() {
  let respond: Responder = (response) => response.writeHead(204).end()
  const received: Received[] = []
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const { headers } = request
    received.push({ id: String(headers['webhook-id']), body: Buffer.concat(chunks).toString('utf8'), headers })
    respond(response)
  })
  const { promise, resolve } = Promise.withResolvers<void>()
  server.listen(0, '127.0.0.1', resolve)
  await promise
  const { port } = server.address() as AddressInfo

  return {
    url: `http://receiver.example:${port}/hook?token=secret`,
    port,
    received,
    answer(next: Responder) {
      respond = next
    },
    isSigned({ id, body, headers }: Received, secret: string): boolean {
      const key = Buffer.from(secret.replace('whsec_', ''), 'base64')
      const expected = createHmac('sha256', key).update(`${id}.${headers['webhook-timestamp']}.${body}`).digest()
      const given = Buffer.from(String(headers['webhook-signature']).replace('v1,', ''), 'base64')
      return given.length === expected.length && timingSafeEqual(given, expected)
    },
    stop() {
      server.closeAllConnections()
      server.close()
    },
  }
}
