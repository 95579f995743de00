import type { Database } from '#db/client.ts'
import type { Role } from '#domain/roles.ts'
import { givenSession, givenUser } from './factories/accounts.ts'
import type { TestSite } from './site.ts'
import { createVisitor, type Visitor } from './visitor.ts'

export type SignedInVisitor = Visitor & { readonly userId: string }

type Somebody = { readonly roles?: readonly Role[]; readonly now: Date }

/** Somebody new who has just signed in; a client unless the test says otherwise. */
export async function signedInVisitor(site: TestSite, db: Database, somebody: Somebody): Promise<SignedInVisitor> {
  const { id } = await givenUser(db, { password: null, ...somebody })
  const sessionToken = await givenSession(db, id, somebody.now)
  return { ...createVisitor(site, { sessionToken }), userId: id }
}
