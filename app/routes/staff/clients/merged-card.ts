import { redirect } from 'react-router'
import { clientPath } from '#app/features/staff/staff-paths.ts'
import { notFound } from '#app/http/respond.ts'
import { findMergedInto } from '#db/accounts/merged-clients.ts'
import type { Database } from '#db/client.ts'
import { isUuid } from '#domain/uuid.ts'

/** To throw for a client without a card: the card of a merged client is the one that stayed. */
export async function mergedCardOrNotFound(db: Database, userId: string) {
  const into = isUuid(userId) ? await findMergedInto(db, userId) : undefined
  return into === undefined ? notFound() : redirect(clientPath(into))
}
