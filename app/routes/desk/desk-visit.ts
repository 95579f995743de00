import type { RouterContextProvider } from 'react-router'
import { clockContext, databaseContext } from '#app/http/contexts.ts'
import { requireRole } from '#app/http/viewer.ts'
import type { Database } from '#db/client.ts'
import type { Viewer } from '#domain/viewer.ts'

export type DeskVisit = { readonly staff: Viewer; readonly db: Database; readonly now: Date }

/** Call first in every loader and action of the desk: only astrologers may enter. */
export function requireDesk(context: Readonly<RouterContextProvider>): DeskVisit {
  const staff = requireRole(context, 'astrologer')
  return { staff, db: context.get(databaseContext), now: context.get(clockContext)() }
}
