import { createCipheriv, createDecipheriv, randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto'
import { Transform } from 'node:stream'
import { promisify } from 'node:util'
import { BadBackup } from './format.ts'

/**
 * An encrypted backup begins with this mark, the cost of scrypt as three bytes (log2 of N, r, p), a salt, and bytes by which
 * a wrong passphrase is recognized. Then come pieces of 64 KB, each with AES-256-GCM. The nonce of a piece is its number and
 * whether it is the last one, so none can be left out, moved or cut off; the key is another one for each file.
 */
const MARK = Buffer.from('MUHURTA-BACKUP-1')
const SALT_BYTES = 16
const PROOF_BYTES = 16
const COST_AT = MARK.length
const SALT_AT = COST_AT + 3
const PROOF_AT = SALT_AT + SALT_BYTES
export const SEAL_BYTES = PROOF_AT + PROOF_BYTES

const ALGORITHM = 'aes-256-gcm'
const KEY_BYTES = 32
const TAG_BYTES = 16
const PIECE_BYTES = 64 * 1024

/** What OWASP recommends for passwords where memory is small: 32 MB. */
const COST = { logN: 15, r: 8, p: 3 }
/** A damaged file must not ask for more memory than a small server has. */
const HIGHEST_COST = { logN: 18, r: 8, p: 4 }

const deriveBytes = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt)

/** Encrypts what flows through it. */
export async function sealing(passphrase: string): Promise<Transform> {
  const cost = Buffer.from([COST.logN, COST.r, COST.p])
  const salt = randomBytes(SALT_BYTES)
  const { key, proof } = await deriveKey(passphrase, COST, salt)
  const seal = Buffer.concat([MARK, cost, salt, proof])

  const encrypt = (piece: Buffer, nonce: Buffer) => {
    const cipher = createCipheriv(ALGORITHM, key, nonce).setAAD(seal)
    return Buffer.concat([cipher.update(piece), cipher.final(), cipher.getAuthTag()])
  }
  const stream = inPieces(PIECE_BYTES, encrypt)
  stream.push(seal)
  return stream
}

/** Decrypts what comes after the first bytes of a backup; undefined for one that is not encrypted. */
export async function opening(seal: Buffer, passphrase: string | undefined): Promise<Transform | undefined> {
  if (!seal.subarray(0, COST_AT).equals(MARK)) return undefined
  if (seal.length < SEAL_BYTES) throw new BadBackup('it ends too early')
  if (passphrase === undefined) {
    throw new BadBackup('it is encrypted: set BACKUP_PASSPHRASE to the passphrase it was made with')
  }
  const [logN = 0, r = 0, p = 0] = seal.subarray(COST_AT, SALT_AT)
  const isAffordable = logN <= HIGHEST_COST.logN && r <= HIGHEST_COST.r && p <= HIGHEST_COST.p
  if (!isAffordable || logN * r * p === 0) throw new BadBackup('it was altered')

  const { key, proof } = await deriveKey(passphrase, { logN, r, p }, seal.subarray(SALT_AT, PROOF_AT))
  if (!timingSafeEqual(proof, seal.subarray(PROOF_AT))) {
    throw new BadBackup('it is encrypted with another passphrase than the one in BACKUP_PASSPHRASE')
  }
  return inPieces(PIECE_BYTES + TAG_BYTES, (piece, nonce) => {
    if (piece.length < TAG_BYTES) throw new BadBackup('it ends too early')
    const end = piece.length - TAG_BYTES
    const decipher = createDecipheriv(ALGORITHM, key, nonce).setAAD(seal).setAuthTag(piece.subarray(end))
    try {
      return Buffer.concat([decipher.update(piece.subarray(0, end)), decipher.final()])
    } catch (cause) {
      throw new BadBackup('it was altered, or ends too early', { cause })
    }
  })
}

async function deriveKey(passphrase: string, { logN, r, p }: typeof COST, salt: Buffer) {
  const N = 2 ** logN
  // The same passphrase typed on another keyboard may have other code points.
  const bytes = await deriveBytes(passphrase.normalize('NFC'), salt, KEY_BYTES + PROOF_BYTES, {
    ...{ N, r, p },
    maxmem: 256 * N * r,
  })
  return { key: bytes.subarray(0, KEY_BYTES), proof: bytes.subarray(KEY_BYTES) }
}

/** Passes pieces of this size on, and the last one at the end, which may be shorter or empty. */
function inPieces(size: number, convert: (piece: Buffer, nonce: Buffer) => Buffer): Transform {
  let rest: Buffer = Buffer.alloc(0)
  let number = 0
  const next = (piece: Buffer, isLast: boolean) => {
    const nonce = Buffer.alloc(12)
    nonce.writeUInt8(isLast ? 1 : 0)
    nonce.writeUInt32BE(number++, 8)
    return convert(piece, nonce)
  }
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      try {
        rest = Buffer.concat([rest, chunk])
        // One is left for the end, which alone knows which piece is the last one.
        while (rest.length > size) {
          this.push(next(rest.subarray(0, size), false))
          rest = rest.subarray(size)
        }
        done()
      } catch (error) {
        done(error as Error)
      }
    },
    flush(done) {
      try {
        done(null, next(rest, true))
      } catch (error) {
        done(error as Error)
      }
    },
  })
}
