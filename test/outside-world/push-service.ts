import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto'
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

type Responder = (response: ServerResponse) => void
type Received = { readonly headers: IncomingHttpHeaders; readonly body: Buffer }

/** The push service of a browser and the browser behind it: checks who sends (RFC 8292) and decrypts what arrives (RFC 8291). */
export async function startPushService() {
  let respond: Responder = (response) => response.writeHead(201).end()
  const received: Received[] = []
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    received.push({ headers: request.headers, body: Buffer.concat(chunks) })
    respond(response)
  })
  const { promise, resolve } = Promise.withResolvers<void>()
  server.listen(0, '127.0.0.1', resolve)
  await promise
  const { port } = server.address() as AddressInfo
  const origin = `http://push.example:${port}`

  return {
    origin,
    received,
    answer(next: Responder) {
      respond = next
    },
    /** A browser that has allowed notifications. */
    browser: () => createBrowser(origin),
    stop() {
      server.closeAllConnections()
      server.close()
    },
  }
}

function createBrowser(origin: string) {
  const keys = createECDH('prime256v1')
  const publicKey = keys.generateKeys()
  const secret = randomBytes(16)
  const endpoint = `${origin}/send/${randomBytes(8).toString('hex')}`
  return {
    subscription: JSON.stringify({
      endpoint,
      expirationTime: null,
      keys: { p256dh: publicKey.toString('base64url'), auth: secret.toString('base64url') },
    }),
    read({ body }: Received): unknown {
      const salt = body.subarray(0, 16)
      const senderKey = body.subarray(21, 21 + body.readUInt8(20))
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), publicKey, senderKey])
      const material = Buffer.from(hkdfSync('sha256', keys.computeSecret(senderKey), secret, info, 32))
      const part = (name: string, bytes: number) =>
        Buffer.from(hkdfSync('sha256', material, salt, Buffer.from(`Content-Encoding: ${name}\0`), bytes))
      const sealed = body.subarray(21 + senderKey.length)
      const decipher = createDecipheriv('aes-128-gcm', part('aes128gcm', 16), part('nonce', 12))
      decipher.setAuthTag(sealed.subarray(-16))
      const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()])
      return JSON.parse(padded.subarray(0, padded.lastIndexOf(2)).toString('utf8'))
    },
  }
}

/** Whether the header was signed for this service by the key that the browser was given. */
export function isSignedFor(
  { headers }: Received,
  { origin, publicKey }: { origin: string; publicKey: string },
): boolean {
  const [, token = '', key] = /^vapid t=([^,]+), k=(.+)$/.exec(headers.authorization ?? '') ?? []
  const [head = '', claims = '', signature = ''] = token.split('.')
  const point = Buffer.from(publicKey, 'base64url')
  const jwk = {
    ...{ kty: 'EC', crv: 'P-256' },
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  }
  const { aud } = JSON.parse(Buffer.from(claims, 'base64url').toString('utf8')) as { aud: string }
  const isGenuine = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  )
  return isGenuine && key === publicKey && aud === origin
}
