import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import { profiles, userRoles, users } from '#db/schema/accounts.ts'
import { STAFF_ROLES } from '#domain/roles.ts'
import { PERSONAL_TABLES } from './personal-data.ts'

export type MergedPair = { readonly from: string; readonly into: string }

/** Waits for everything that changes one of the two accounts, and makes it wait. */
export async function lockClients(tx: Database, ids: readonly string[]): Promise<void> {
  await tx
    .select({ id: users.id })
    .from(users)
    .where(inArray(users.id, [...ids]))
    .orderBy(users.id)
    .for('no key update')
}

/** What a merge has to know about a client, and how much of each kind they have. */
export async function findMergeCard(db: Database, id: string) {
  const count = (from: string) => sql<number>`(select count(*)::int from ${sql.raw(from)} where user_id = ${users.id})`
  const [found] = await db
    .select({
      id: users.id,
      email: users.email,
      fullName: profiles.fullName,
      phone: profiles.phone,
      isLeaving: sql<boolean>`${users.eraseAfter} is not null`,
      isStaff: sql<boolean>`exists (
        select from ${userRoles} where ${userRoles.userId} = ${users.id} and ${inArray(userRoles.role, [...STAFF_ROLES])})`,
      bookings: count('bookings'),
      notes: sql<number>`(
        select count(*)::int from session_notes where user_id = ${users.id} and sealed_notes is not null)`,
      invoices: count('invoices'),
      payments: count('payment_claims'),
      ledgerEntries: count('ledger_entries'),
      courses: count('course_enrollments'),
      consents: count('consents'),
    })
    .from(users)
    .leftJoin(profiles, eq(profiles.userId, users.id))
    .where(and(eq(users.id, id), isNull(users.erasedAt)))
  return found
}

export type MergeCard = NonNullable<Awaited<ReturnType<typeof findMergeCard>>>

/** Whether both are enrolled in a course, or have booked one that they could only take once. */
export async function haveSameCourse(tx: Database, { from, into }: MergedPair): Promise<boolean> {
  const coursesOf = (userId: string) => sql`
    select course_id from course_enrollments where user_id = ${userId}
    union
    select course_id from bookings where user_id = ${userId} and course_id is not null and status <> 'cancelled'`
  const { rows } = await tx.execute(sql`(${coursesOf(from)}) intersect (${coursesOf(into)})`)
  return rows.length > 0
}

/** Closes the account for good, like an erased one, and says where its bookings went. */
export async function recordMerged(tx: Database, { from, into }: MergedPair, now: Date): Promise<void> {
  await tx
    .update(users)
    .set({
      email: `merged-${from}@erased.invalid`,
      phoneKey: null,
      emailVerifiedAt: null,
      passwordHash: null,
      disabledAt: now,
      erasedAt: now,
      mergedInto: into,
    })
    .where(eq(users.id, from))
}

/** Moves the rows of a client to another account. Histories stay as they are: they name who did something then. */
export async function movePersonalRows(tx: Database, { from, into }: MergedPair): Promise<void> {
  // The client's own settings win; what they lack is taken over.
  await tx.execute(sql`
    update client_notes mine set state_code = coalesce(mine.state_code, other.state_code),
      sealed_note = coalesce(mine.sealed_note, other.sealed_note)
    from client_notes other where mine.user_id = ${into} and other.user_id = ${from}`)
  await tx.execute(sql`
    delete from client_notes where user_id = ${from} and exists (select from client_notes where user_id = ${into})`)
  await tx.execute(sql`
    delete from client_tags mine where user_id = ${from}
      and exists (select from client_tags other where other.user_id = ${into} and lower(other.tag) = lower(mine.tag))`)
  await tx.execute(sql`
    delete from lesson_progress mine where user_id = ${from}
      and exists (select from lesson_progress other where other.user_id = ${into} and other.lesson_id = mine.lesson_id)`)
  await tx.execute(sql`
    delete from quiz_tries mine where user_id = ${from}
      and exists (select from quiz_tries other where other.user_id = ${into} and other.lesson_id = mine.lesson_id)`)
  // One piece of work at a lesson waits at a time: the one that the client handed in on the account that stays.
  await tx.execute(sql`
    delete from handed_in_work mine where user_id = ${from} and verdict is null
      and exists (
        select from handed_in_work other
        where other.user_id = ${into} and other.lesson_id = mine.lesson_id and other.verdict is null
      )`)
  await tx.execute(sql`
    delete from exercise_progress mine where user_id = ${from}
      and exists (
        select from exercise_progress other
        where other.user_id = ${into} and other.kind = mine.kind and other.level = mine.level
      )`)
  await tx.execute(sql`
    delete from lesson_exercises mine where user_id = ${from}
      and exists (
        select from lesson_exercises other
        where other.user_id = ${into} and other.lesson_id = mine.lesson_id
          and other.kind = mine.kind and other.level = mine.level
      )`)

  await tx.execute(sql`
    delete from cohort_attendance mine where user_id = ${from}
      and exists (select from cohort_attendance other where other.user_id = ${into} and other.class_id = mine.class_id)`)
  await tx.execute(sql`
    delete from cohort_waitlist mine where user_id = ${from} and ended_at is null
      and exists (
        select from cohort_waitlist other
        where other.user_id = ${into} and other.cohort_id = mine.cohort_id and other.ended_at is null
      )`)

  // Whoever asked on one card not to be invited is not invited on the other either.
  await tx.execute(sql`
    update profiles mine set invitations_stopped_at = coalesce(mine.invitations_stopped_at, other.invitations_stopped_at),
      lesson_emails_stopped_at = coalesce(mine.lesson_emails_stopped_at, other.lesson_emails_stopped_at)
    from profiles other where mine.user_id = ${into} and other.user_id = ${from}`)

  for (const [table, { column, merge = 'moved' }] of Object.entries(PERSONAL_TABLES)) {
    const isTheirs = sql`${sql.identifier(column)} = ${from}`
    if (merge === 'deleted') await tx.execute(sql`delete from ${sql.identifier(table)} where ${isTheirs}`)
    if (merge !== 'moved') continue
    await tx.execute(sql`update ${sql.identifier(table)} set ${sql.identifier(column)} = ${into} where ${isTheirs}`)
  }
}

/** The account that a merged one belongs to now. */
export async function findMergedInto(db: Database, id: string): Promise<string | undefined> {
  const { rows } = await db.execute<{ id: string }>(sql`
    with recursive merged (id, next) as (
      select id, merged_into from users where id = ${id} and merged_into is not null
      union all
      select users.id, users.merged_into from users join merged on users.id = merged.next
    )
    select id from merged where next is null`)
  return rows[0]?.id
}
