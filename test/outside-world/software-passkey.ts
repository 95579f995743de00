import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

type Answering = {
  /** The page that asks; a browser would not let a page lie about this. */
  readonly origin?: string
  readonly rpId?: string
  readonly counter?: number
  readonly isVerified?: boolean
}

const PRESENT = 0x01
const VERIFIED = 0x04
const HAS_KEY = 0x40

/** A passkey of ES256 without a browser, which can also do what no browser would: answer for another page or count backwards. */
export function createSoftwarePasskey({ origin, rpId }: { origin: string; rpId: string }) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const id = randomBytes(32)
  let counted = 0

  function authenticatorData(flags: number, counter: number, answering: Answering, key = Buffer.alloc(0)): Buffer {
    const counterBytes = Buffer.alloc(4)
    counterBytes.writeUInt32BE(counter)
    const verified = answering.isVerified === false ? 0 : VERIFIED
    const hash = createHash('sha256').update(answering.rpId ?? rpId)
    return Buffer.concat([hash.digest(), Buffer.from([flags | PRESENT | verified]), counterBytes, key])
  }

  function clientData(type: string, challenge: string, answering: Answering): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin: answering.origin ?? origin, crossOrigin: false }))
  }

  const common = { id: id.toString('base64url'), rawId: id.toString('base64url'), type: 'public-key' }

  return {
    id: common.id,
    /** The answer to the options of a registration. */
    register({ challenge }: { readonly challenge: string }, answering: Answering = {}) {
      const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
      // The COSE key of RFC 9053: kty 2 (EC2), alg -7 (ES256), crv 1 (P-256), x and y.
      const coseKey = Buffer.concat([
        Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21, 0x58, 0x20]),
        Buffer.from(x, 'base64url'),
        Buffer.from([0x22, 0x58, 0x20]),
        Buffer.from(y, 'base64url'),
      ])
      const attested = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, coseKey])
      const data = authenticatorData(HAS_KEY, 0, answering, attested)
      // {"fmt": "none", "attStmt": {}, "authData": bytes} in CBOR.
      const attestationObject = Buffer.concat([
        Buffer.from([0xa3, 0x63]),
        Buffer.from('fmt'),
        Buffer.from([0x64]),
        Buffer.from('none'),
        Buffer.from([0x67]),
        Buffer.from('attStmt'),
        Buffer.from([0xa0, 0x68]),
        Buffer.from('authData'),
        Buffer.from([0x58, data.length]),
        data,
      ])
      const response = {
        clientDataJSON: clientData('webauthn.create', challenge, answering).toString('base64url'),
        attestationObject: attestationObject.toString('base64url'),
        transports: ['internal'],
      }
      return { ...common, response, clientExtensionResults: {} }
    },
    /** The answer to the options of a sign-in or a proof. */
    sign({ challenge }: { readonly challenge: string }, answering: Answering = {}) {
      counted = answering.counter ?? counted + 1
      const data = authenticatorData(0, counted, answering)
      const client = clientData('webauthn.get', challenge, answering)
      const signed = Buffer.concat([data, createHash('sha256').update(client).digest()])
      const response = {
        clientDataJSON: client.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: sign('sha256', signed, privateKey).toString('base64url'),
      }
      return { ...common, response, clientExtensionResults: {} }
    },
  }
}
