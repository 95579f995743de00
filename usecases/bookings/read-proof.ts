import type { Database } from '#db/client.ts'
import { type KeyRing, opensWith, unsealWithRing } from '#db/key-ring.ts'
import { listBrokenLinks, listSealsOf, type PrasnaSealRow } from '#db/sessions/prasna-seals.ts'
import type { PrasnaContent, SealLink } from '#domain/sessions/prasna-seal.ts'
import { isSealed } from './seal-prasna.ts'

/** One seal with the text that was hashed. */
export type ProvenSeal = SealLink & {
  readonly version: number
  readonly sealedAt: Date
  /** Undefined if it cannot be read any more. */
  readonly text: string | undefined
  readonly isSound: boolean
}

export type PrasnaProof = {
  /** The latest first; empty for a question from before there were seals. */
  readonly seals: readonly ProvenSeal[]
  /** Whether every link of the practice's chain holds, from the first seal to the last. */
  readonly isChainWhole: boolean
}

/** Computes everything again that the seals of a booking claim. */
export async function readProof(db: Database, keys: KeyRing, bookingId: string): Promise<PrasnaProof> {
  const [rows, broken] = await Promise.all([listSealsOf(db, bookingId), listBrokenLinks(db)])
  return { seals: rows.map((row) => provenSeal(row, keys)), isChainWhole: broken.length === 0 }
}

function provenSeal(row: PrasnaSealRow, keys: KeyRing): ProvenSeal {
  const { position, previousHash, contentHash, hash, version, sealedAt, sealedContent } = row
  const link = { position, previousHash, contentHash, hash }
  const isReadable = sealedContent !== null && opensWith(sealedContent, keys)
  const text = isReadable ? unsealWithRing(sealedContent, keys) : undefined
  return { ...link, version, sealedAt, text, isSound: text !== undefined && isSealed(text, link) }
}

export function contentOf({ text }: ProvenSeal): PrasnaContent | undefined {
  return text === undefined ? undefined : (JSON.parse(text) as PrasnaContent)
}

/** The file that `verify-prasna.mjs` reads. */
export function proofFile({ seals }: PrasnaProof): string {
  const written = seals.flatMap(({ position, previousHash, contentHash, hash, text }) =>
    text === undefined ? [] : [{ position, previousHash, contentHash, hash, sealed: text }],
  )
  return `${JSON.stringify({ format: 'muhurta-prasna-proof-1', seals: written.toReversed() }, null, 2)}\n`
}
