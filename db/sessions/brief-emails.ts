import { and, eq, isNull, or, sql } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import { userRoles, users } from '#db/schema/accounts.ts'
import { astrologers } from '#db/schema/availability.ts'
import { practice } from '#db/schema/content.ts'

/** The principal's diary may belong to no account; its emails go to the practice. */
const ADDRESS = sql<string>`coalesce(${users.email}, (select ${practice.astrologerEmail} from ${practice}), '')`

/** An account that has lost the role reads nothing about clients any more. */
const mayRead = or(
  isNull(astrologers.userId),
  and(
    isNull(users.disabledAt),
    sql`exists (select from ${userRoles} where ${userRoles.userId} = ${users.id} and ${userRoles.role} = 'astrologer')`,
  ),
)

/** The astrologers who asked for tomorrow's sessions by email, or one of them. */
export async function listBriefReaders(db: Database, astrologerId?: number) {
  return db
    .select({
      id: astrologers.id,
      name: sql<string>`coalesce(${astrologers.name}, (select ${practice.astrologerName} from ${practice}), '')`,
      address: ADDRESS,
      timeZone: astrologers.timeZone,
    })
    .from(astrologers)
    .leftJoin(users, eq(users.id, astrologers.userId))
    .where(
      and(
        eq(astrologers.briefEmails, true),
        isNull(astrologers.retiredAt),
        mayRead,
        astrologerId === undefined ? undefined : eq(astrologers.id, astrologerId),
      ),
    )
    .orderBy(astrologers.id)
}

export async function wantsBriefEmails(db: Database, astrologerId: number): Promise<boolean> {
  const [found] = await db
    .select({ briefEmails: astrologers.briefEmails })
    .from(astrologers)
    .where(eq(astrologers.id, astrologerId))
  return found?.briefEmails ?? false
}

export async function recordBriefEmails(db: Database, astrologerId: number, briefEmails: boolean): Promise<void> {
  await db.update(astrologers).set({ briefEmails }).where(eq(astrologers.id, astrologerId))
}
