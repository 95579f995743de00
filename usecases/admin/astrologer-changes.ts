import { listStaffWithRole } from '#db/accounts/staff.ts'
import { listSessionsAhead } from '#db/bookings/bookings.ts'
import type { Database } from '#db/client.ts'
import { findContent } from '#db/content/admin-content.ts'
import { violatesIndex } from '#db/violations.ts'
import type { ContentKind, ContentValues } from '#domain/content/content-kinds.ts'

/** The account of an astrologer's sign-in is not an astrologer's, or belongs to a colleague. */
export type AstrologerSignInRefusal = { readonly reason: 'sign-in-unknown' | 'sign-in-taken' }

export async function isKnownSignIn(tx: Database, values: ContentValues[ContentKind]): Promise<boolean> {
  if (!('userId' in values) || values.userId === null) return true
  const staff = await listStaffWithRole(tx, 'astrologer')
  return staff.some(({ id }) => id === values.userId)
}

export function isSignInTaken(error: unknown): boolean {
  return violatesIndex(error, 'astrologers_user_id_key')
}

export type RetireAstrologerRefusal =
  | { readonly reason: 'principal-stays' }
  | { readonly reason: 'has-sessions'; readonly codes: readonly string[] }

/** Their sessions ahead must be handed over or cancelled first. */
export async function whyNotRetire(tx: Database, id: number, now: Date): Promise<RetireAstrologerRefusal | undefined> {
  const astrologer = await findContent(tx, 'astrologers', id)
  if (astrologer?.isPrincipal) return { reason: 'principal-stays' }
  const codes = await listSessionsAhead(tx, id, now)
  return codes.length === 0 ? undefined : { reason: 'has-sessions', codes }
}
