import type { RouterContextProvider } from 'react-router'
import { clockContext, databaseContext } from '#app/http/contexts.ts'
import { requireRole } from '#app/http/viewer.ts'
import type { Database } from '#db/client.ts'
import type { Viewer } from '#domain/viewer.ts'

export type DeskVisit = { readonly staff: Viewer; readonly db: Database; readonly now: Date }

/** Every page of the desk asks this first: only an astrologer works here. */
export function requireDesk(context: Readonly<RouterContextProvider>): DeskVisit {
  const staff = requireRole(context, 'astrologer')
  return { staff, db: context.get(databaseContext), now: context.get(clockContext)() }
}
