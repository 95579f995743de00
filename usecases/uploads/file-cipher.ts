import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

/** The plain size of every piece but the last. */
export const CHUNK_BYTES = 256 * 1024

const KEY_BYTES = 32
const TAG_BYTES = 16

export const newFileKey = (): Buffer => randomBytes(KEY_BYTES)

type ChunkPlace = { readonly fileId: string; readonly position: number }

/**
 * AES-256-GCM. Every file has a key of its own, so the position of a piece is its nonce; file and position are
 * authenticated, so that pieces cannot change places.
 */
export function sealChunk(content: Uint8Array, key: Buffer, place: ChunkPlace): Buffer {
  const cipher = createCipheriv('aes-256-gcm', key, nonceOf(place))
  cipher.setAAD(placeOf(place))
  return Buffer.concat([cipher.update(content), cipher.final(), cipher.getAuthTag()])
}

/** Throws if the piece was altered or belongs elsewhere. */
export function unsealChunk(sealed: Buffer, key: Buffer, place: ChunkPlace): Buffer {
  const decipher = createDecipheriv('aes-256-gcm', key, nonceOf(place), { authTagLength: TAG_BYTES })
  decipher.setAAD(placeOf(place))
  decipher.setAuthTag(sealed.subarray(-TAG_BYTES))
  return Buffer.concat([decipher.update(sealed.subarray(0, -TAG_BYTES)), decipher.final()])
}

function nonceOf({ position }: ChunkPlace): Buffer {
  const nonce = Buffer.alloc(12)
  nonce.writeUInt32BE(position, 8)
  return nonce
}

const placeOf = ({ fileId, position }: ChunkPlace) => Buffer.from(`${fileId} ${position}`)
