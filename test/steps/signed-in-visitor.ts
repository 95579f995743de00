import type { Database } from '#db/client.ts'
import type { Role } from '#domain/roles.ts'
import { givenSession, givenUser } from '#test/factories/accounts.ts'
import type { TestSite } from '#test/site.ts'
import { createVisitor, type Visitor } from '#test/visitor.ts'

export type SignedInVisitor = Visitor & { readonly userId: string }

type UserOptions = { readonly roles?: readonly Role[]; readonly now: Date }

/** A new user who is signed in; a client by default. */
export async function signedInVisitor(site: TestSite, db: Database, options: UserOptions): Promise<SignedInVisitor> {
  const { id } = await givenUser(db, { password: null, ...options })
  const sessionToken = await givenSession(db, id, options.now)
  return { ...createVisitor(site, { sessionToken }), userId: id }
}
