import { asc, eq, sql } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import { hasKeyFor, type KeyRing, sealWithRing, unsealWithRing } from '#db/key-ring.ts'
import { exerciseCharts, lessons, quizQuestions } from '#db/schema/learning.ts'
import type { Birth } from '#domain/births/birth.ts'
import { profileOfSaved, savedBirthOf } from '#domain/births/birth-profiles.ts'
import type { SealedText } from '#domain/sealed-text.ts'
import { isUuid } from '#domain/uuid.ts'

/** A birth without a name, with what its teacher calls it. */
export type SavedExerciseChart = { readonly id: string; readonly label: string; readonly birth: Birth }

type Row = { readonly id: string; readonly label: string; readonly sealedBirth: SealedText }

const COLUMNS = { id: exerciseCharts.id, label: exerciseCharts.label, sealedBirth: exerciseCharts.sealedBirth }

function unsealed({ id, label, sealedBirth }: Row, ring: KeyRing): SavedExerciseChart[] {
  if (!hasKeyFor(sealedBirth, ring)) return []
  const profile = profileOfSaved(id, JSON.parse(unsealWithRing(sealedBirth, ring)))
  return profile ? [{ id, label, birth: profile.birth }] : []
}

/** The oldest first. */
export async function listExerciseCharts(db: Database, ring: KeyRing): Promise<SavedExerciseChart[]> {
  const rows = await db
    .select(COLUMNS)
    .from(exerciseCharts)
    .orderBy(asc(exerciseCharts.createdAt), asc(exerciseCharts.id))
  return rows.flatMap((row) => unsealed(row, ring))
}

export async function findExerciseChart(
  db: Database,
  ring: KeyRing,
  id: string,
): Promise<SavedExerciseChart | undefined> {
  if (!isUuid(id)) return undefined
  const rows = await db.select(COLUMNS).from(exerciseCharts).where(eq(exerciseCharts.id, id))
  return rows.flatMap((row) => unsealed(row, ring))[0]
}

export async function hasExerciseCharts(db: Database): Promise<boolean> {
  return (await db.select({ id: exerciseCharts.id }).from(exerciseCharts).limit(1)).length > 0
}

/** Two that are added at once are counted one after the other. */
export async function lockExerciseCharts(tx: Database): Promise<number> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('exercise charts'))`)
  return tx.$count(exerciseCharts)
}

type Written = { readonly label: string; readonly birth: Birth; readonly now: Date }

export async function recordExerciseChart(
  tx: Database,
  ring: KeyRing,
  { label, birth, now }: Written,
): Promise<string> {
  const row = { label, sealedBirth: sealed(birth, ring), createdAt: now, updatedAt: now }
  const [added] = await tx.insert(exerciseCharts).values(row).returning({ id: exerciseCharts.id })
  if (!added) throw new Error('Postgres inserted a chart without returning its id.')
  return added.id
}

/** Returns false if it was removed meanwhile. */
export async function recordExerciseChartChange(
  tx: Database,
  ring: KeyRing,
  { id, label, birth, now }: Written & { readonly id: string },
): Promise<boolean> {
  const changed = await tx
    .update(exerciseCharts)
    .set({ label, sealedBirth: sealed(birth, ring), updatedAt: now })
    .where(eq(exerciseCharts.id, id))
    .returning({ id: exerciseCharts.id })
  return changed.length === 1
}

function sealed(birth: Birth, ring: KeyRing): SealedText {
  return sealWithRing(JSON.stringify(savedBirthOf({ ...birth, fullName: '' })), ring)
}

/** Returns false if it was removed before. */
export async function deleteExerciseChart(tx: Database, id: string): Promise<boolean> {
  const deleted = await tx.delete(exerciseCharts).where(eq(exerciseCharts.id, id)).returning({ id: exerciseCharts.id })
  return deleted.length === 1
}

/** How many lessons and quiz questions draw from the charts. */
export async function countUsesOfCharts(db: Database): Promise<number> {
  const [lessonCount, questionCount] = await Promise.all([
    db.$count(lessons, sql`${lessons.ownCharts} and ${lessons.exercise} is not null`),
    db.$count(quizQuestions, sql`${quizQuestions.ownCharts} and ${quizQuestions.kind} = 'exercise'`),
  ])
  return lessonCount + questionCount
}
