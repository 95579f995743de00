import { randomUUID } from 'node:crypto'
import type { Database } from '#db/client.ts'
import type { KeyRing } from '#db/key-ring.ts'
import { beginFile, completeFile, recordFileChunk } from '#db/sessions/booking-files.ts'
import { accepted, type Outcome, refused } from '#domain/outcome.ts'
import { LARGEST_PROOF_BYTES } from '#domain/payments/payment-proof.ts'
import { fileTypeOf } from '#domain/sessions/file-types.ts'
import { storeContent } from '#usecases/uploads/file-content.ts'
import { reencodeUpload } from '#usecases/uploads/store-image.ts'

export type ProofRefusal = 'proof-too-large' | 'proof-not-readable'

type Pieces = Parameters<typeof recordFileChunk>[1][]
type Described = Parameters<typeof completeFile>[2]

/** A picture or PDF of a payment, encrypted and ready to be recorded with the claim. */
export type SealedProof = { readonly id: string; readonly pieces: Pieces } & Described

/**
 * Checks what a client sends as the proof of a payment. A picture is encoded again, so that nothing hidden in it is stored;
 * a PDF stays as it is, and is only ever downloaded.
 */
export async function sealProof(
  keys: KeyRing,
  { name, bytes }: { readonly name: string; readonly bytes: Uint8Array },
): Promise<Outcome<SealedProof, ProofRefusal>> {
  if (bytes.byteLength > LARGEST_PROOF_BYTES) return refused('proof-too-large')
  const content = isPdf(bytes) ? bytes : await reencodeUpload(bytes)
  if (!content) return refused('proof-not-readable')

  const id = randomUUID()
  const pieces: Pieces = []
  const stored = await storeContent(keys, {
    id,
    name,
    content: once(content),
    room: { bytes: LARGEST_PROOF_BYTES, refusal: 'proof-too-large' },
    record: async (piece) => void pieces.push(piece),
  })
  if (stored.ok) return accepted({ id, pieces, ...stored.value })
  return refused(stored.refusal === 'proof-too-large' ? stored.refusal : 'proof-not-readable')
}

async function* once(content: Uint8Array): AsyncGenerator<Uint8Array> {
  yield content
}

const END_BYTES = 1024

function isPdf(bytes: Uint8Array): boolean {
  const ends = { head: bytes.subarray(0, END_BYTES), tail: bytes.subarray(-END_BYTES), byteCount: bytes.byteLength }
  return fileTypeOf(ends) === 'application/pdf'
}

type Claim = {
  readonly bookingId: string
  readonly userId: string
  readonly claimId: number
}

/** In the transaction of the claim: both are there or neither. */
export async function recordProof(
  tx: Database,
  { id, pieces, ...described }: SealedProof,
  { bookingId, userId, claimId }: Claim,
  now: Date,
): Promise<void> {
  const uploaded = { isFromClient: true, uploadedBy: userId, uploadedAt: now, questionId: null }
  await beginFile(tx, { id, bookingId, userId, claimId, ...uploaded })
  for (const piece of pieces) await recordFileChunk(tx, piece)
  await completeFile(tx, id, described)
}
