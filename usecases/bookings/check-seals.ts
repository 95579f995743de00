import { unsealBirthDetails } from '#db/charts/birth-details.ts'
import type { Database } from '#db/client.ts'
import { type KeyRing, opensWith, unsealWithRing } from '#db/key-ring.ts'
import { unsealNotes } from '#db/sealed-notes.ts'
import { type CheckedSeal, listBrokenLinks, listSealsAfter, listUnsealedQuestions } from '#db/sessions/prasna-seals.ts'
import { asksTheSame, readPrasnaContent, sha256 } from './seal-prasna.ts'

type SealFault = { readonly subject: string; readonly fault: string }

const SEALS_AT_ONCE = 500

/** Proves the chain of seals, and that texts and bookings are what was sealed. Returns nothing if all is as it was. */
export async function checkSeals(db: Database, keys: KeyRing): Promise<SealFault[]> {
  const faults: SealFault[] = []
  for (const position of await listBrokenLinks(db))
    faults.push({ subject: `seal ${position}`, fault: 'the chain of seals is broken here' })
  for (const code of await listUnsealedQuestions(db))
    faults.push({ subject: code, fault: 'the seal of a question is missing' })
  let after = 0
  for (;;) {
    const seals = await listSealsAfter(db, after, SEALS_AT_ONCE)
    for (const seal of seals) {
      const fault = faultOf(seal, keys)
      if (fault !== undefined) faults.push({ subject: seal.code, fault })
    }
    const last = seals.at(-1)
    if (!last) return faults
    after = last.position
  }
}

function faultOf(seal: CheckedSeal, keys: KeyRing): string | undefined {
  const { sealedContent, birthDetails, askedAt, isErased } = seal
  if (sealedContent === null) {
    // A booking whose key is lost has neither (`fsck --discard-unreadable`).
    return isErased || birthDetails === null ? undefined : 'a sealed question was removed'
  }
  // Rows that cannot be decrypted are counted by `checkEncryptedRows`.
  if (!opensWith(sealedContent, keys)) return undefined
  if (sha256(unsealWithRing(sealedContent, keys)) !== seal.contentHash) return 'a sealed question was changed'

  const content = readPrasnaContent(sealedContent, keys)
  if (content.version !== seal.version || content.sealedAt !== seal.sealedAt.toISOString()) {
    return 'a seal was given another version or date'
  }
  if (!seal.isLatest) return undefined
  if (birthDetails === null || askedAt === null || !opensWith(birthDetails, keys))
    return 'a booking lost what was sealed'
  const { currentLocation } = unsealBirthDetails(birthDetails, keys)
  const question = unsealNotes(seal.sealedNotes, keys)
  return asksTheSame(content, { ...seal, question, askedAt, currentLocation })
    ? undefined
    : 'a booking differs from its seal'
}
