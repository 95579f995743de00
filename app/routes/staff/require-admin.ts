import type { RouterContextProvider } from 'react-router'
import { clockContext, databaseContext } from '#app/http/contexts.ts'
import { requireRight } from '#app/http/viewer.ts'
import type { Database } from '#db/client.ts'
import type { Viewer } from '#domain/viewer.ts'

export type AdminVisit = {
  readonly viewer: Viewer
  readonly editorId: string
  readonly db: Database
  readonly now: Date
}

/** Every admin page starts here: it requires an admin. */
export function requireAdmin(context: Readonly<RouterContextProvider>): AdminVisit {
  const viewer = requireRight(context, 'admin')
  return { viewer, editorId: viewer.id, db: context.get(databaseContext), now: context.get(clockContext)() }
}
