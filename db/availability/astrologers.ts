import { asc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import { type ReadIn, translatedName } from '#db/content/translated-columns.ts'
import { users } from '#db/schema/accounts.ts'
import { astrologers } from '#db/schema/availability.ts'
import { practice } from '#db/schema/content.ts'
import { offers } from './slots.ts'

/** The principal has the practice's name. */
const NAME = sql<string>`coalesce(${astrologers.name}, (select ${practice.astrologerName} from ${practice}), '')`

export type AstrologerName = { readonly id: number; readonly slug: string; readonly name: string }

/** Who offers a package, in the order in which the practice lists them. The principal has the practice's name. */
export async function listAstrologersFor(
  db: Database,
  packageId: number,
  language?: ReadIn,
): Promise<AstrologerName[]> {
  return listNames(db, offers({ packageId, astrologerId: null }), language)
}

export type AstrologerContact = {
  readonly id: number
  readonly name: string
  /** Null without a sign-in of their own. */
  readonly email: string | null
  readonly timeZone: string
  /** Whether they take bookings of the package. */
  readonly isOffering: boolean
}

/** How to reach these astrologers, and whether they offer a package. */
export async function findAstrologerContacts(
  db: Database,
  packageId: number,
  ids: readonly (number | null)[],
): Promise<AstrologerContact[]> {
  return db
    .select({
      id: astrologers.id,
      name: NAME,
      email: users.email,
      timeZone: astrologers.timeZone,
      isOffering: sql<boolean>`${offers({ packageId, astrologerId: null })}`,
    })
    .from(astrologers)
    .leftJoin(users, eq(users.id, astrologers.userId))
    .where(
      inArray(
        astrologers.id,
        ids.filter((id) => id !== null),
      ),
    )
}

/** How to reach the astrologer of a booking; undefined if nobody has been given it. */
export async function findAstrologerContact(
  db: Database,
  id: number | null,
): Promise<Pick<AstrologerContact, 'name' | 'email' | 'timeZone'> | undefined> {
  if (id === null) return undefined
  const [found] = await db
    .select({ name: NAME, email: users.email, timeZone: astrologers.timeZone })
    .from(astrologers)
    .leftJoin(users, eq(users.id, astrologers.userId))
    .where(eq(astrologers.id, id))
  return found
}

export async function findAstrologerName(db: Database, id: number | null): Promise<string | undefined> {
  if (id === null) return undefined
  const [found] = await listNames(db, eq(astrologers.id, id))
  return found?.name
}

/** Everybody who takes bookings. */
export async function listAstrologerNames(db: Database): Promise<AstrologerName[]> {
  return listNames(db, isNull(astrologers.retiredAt))
}

function listNames(db: Database, chosen: SQL, language?: ReadIn): Promise<AstrologerName[]> {
  return db
    .select({
      id: astrologers.id,
      slug: astrologers.slug,
      name: translatedName(language, NAME),
    })
    .from(astrologers)
    .where(chosen)
    .orderBy(asc(astrologers.position), asc(astrologers.id))
}
