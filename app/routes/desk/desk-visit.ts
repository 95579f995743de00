import type { RouterContextProvider } from 'react-router'
import { clockContext, databaseContext } from '#app/http/contexts.ts'
import { requireRight } from '#app/http/viewer.ts'
import type { Database } from '#db/client.ts'
import { type DeskScope, deskScope, type Right } from '#domain/rights.ts'
import type { Viewer } from '#domain/viewer.ts'

export type DeskVisit = {
  readonly staff: Viewer
  readonly scope: DeskScope
  readonly db: Database
  readonly now: Date
}

/** Call first in every loader and action of the desk, with the right that it needs. */
export function requireDesk(context: Readonly<RouterContextProvider>, right: Right): DeskVisit {
  const staff = requireRight(context, right)
  return { staff, scope: deskScope(staff.roles), db: context.get(databaseContext), now: context.get(clockContext)() }
}
