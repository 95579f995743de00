import { asc, desc, eq, gt, sql } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import { users } from '#db/schema/accounts.ts'
import { bookings } from '#db/schema/bookings.ts'
import { prasnaSeals } from '#db/schema/sessions.ts'
import type { SealedText } from '#domain/sealed-text.ts'
import type { SealLink } from '#domain/sessions/prasna-seal.ts'

/** Every seal of a booking, the latest first. */
export function listSealsOf(db: Database, bookingId: string) {
  return db.select().from(prasnaSeals).where(eq(prasnaSeals.bookingId, bookingId)).orderBy(desc(prasnaSeals.version))
}

export type PrasnaSealRow = Awaited<ReturnType<typeof listSealsOf>>[number]

/** The hash that was emailed to the client; undefined for a booking without a seal. */
export async function findLatestSeal(db: Database, bookingId: string) {
  const [seal] = await listSealsOf(db, bookingId).limit(1)
  return seal
}

/** The last link of the chain, which nobody else can continue until the transaction ends. */
export async function lockChainEnd(tx: Database): Promise<Pick<SealLink, 'position' | 'hash'> | undefined> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('prasna seals'))`)
  const [last] = await tx
    .select({ position: prasnaSeals.position, hash: prasnaSeals.hash })
    .from(prasnaSeals)
    .orderBy(desc(prasnaSeals.position))
    .limit(1)
  return last
}

type NewSeal = SealLink & {
  readonly bookingId: string
  readonly userId: string
  readonly version: number
  readonly sealedAt: Date
  readonly sealedContent: SealedText
}

export async function recordSeal(tx: Database, seal: NewSeal): Promise<void> {
  await tx.insert(prasnaSeals).values(seal)
}

/** Positions at which the chain is broken: a wrong hash, a wrong link, or a gap before it. */
export async function listBrokenLinks(db: Database): Promise<number[]> {
  const { rows } = await db.execute<{ position: number }>(sql`
    select position from (
      select position, previous_hash, hash,
        encode(sha256(convert_to(position || E'\\n' || previous_hash || E'\\n' || content_hash, 'UTF8')), 'hex') as computed,
        lag(hash, 1, repeat('0', 64)) over (order by position) as before,
        row_number() over (order by position) as place
      from prasna_seals) link
    where hash <> computed or previous_hash <> before or position <> place
    order by position`)
  return rows.map(({ position }) => position)
}

/** The next seals of the chain, with the booking as it is now. */
export function listSealsAfter(db: Database, position: number, atMost: number) {
  return db
    .select({
      position: prasnaSeals.position,
      version: prasnaSeals.version,
      sealedAt: prasnaSeals.sealedAt,
      sealedContent: prasnaSeals.sealedContent,
      contentHash: prasnaSeals.contentHash,
      isLatest: sql<boolean>`not exists (
        select from prasna_seals later where later.booking_id = ${prasnaSeals.bookingId} and later.version > ${prasnaSeals.version})`,
      code: bookings.code,
      askedAt: bookings.askedAt,
      sealedNotes: bookings.sealedNotes,
      questionCount: bookings.questionCount,
      birthDetails: bookings.birthDetails,
      isErased: sql<boolean>`${users.erasedAt} is not null`,
    })
    .from(prasnaSeals)
    .innerJoin(bookings, eq(bookings.id, prasnaSeals.bookingId))
    .innerJoin(users, eq(users.id, prasnaSeals.userId))
    .where(gt(prasnaSeals.position, position))
    .orderBy(asc(prasnaSeals.position))
    .limit(atMost)
}

export type CheckedSeal = Awaited<ReturnType<typeof listSealsAfter>>[number]

/** Questions that were asked after the first seal and have none: it was removed. */
export async function listUnsealedQuestions(db: Database): Promise<string[]> {
  const { rows } = await db.execute<{ code: string }>(sql`
    select code from bookings b
    where asked_at is not null and created_at >= (select min(added_at) from prasna_seals)
      and not exists (select from prasna_seals s where s.booking_id = b.id)
    order by code`)
  return rows.map(({ code }) => code)
}
