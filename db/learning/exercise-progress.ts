import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import { exerciseProgress } from '#db/schema/learning.ts'
import type { ExerciseProgress } from '#domain/learning/exercise-goal.ts'
import type { ExerciseKind, Level } from '#domain/learning/exercises.ts'

type ExerciseName = { readonly userId: string; readonly kind: ExerciseKind; readonly level: Level }

const PROGRESS = {
  inARow: sql<number>`cardinality(${exerciseProgress.rightSeeds})`.mapWith(Number),
  doneAt: exerciseProgress.doneAt,
}

/** Undefined before the first answer. */
export async function findExerciseProgress(
  db: Database,
  { userId, kind, level }: ExerciseName,
): Promise<ExerciseProgress | undefined> {
  const [found] = await db
    .select(PROGRESS)
    .from(exerciseProgress)
    .where(and(eq(exerciseProgress.userId, userId), eq(exerciseProgress.kind, kind), eq(exerciseProgress.level, level)))
  return found
}

/** How far a user is with each exercise, and since when. */
export function listExerciseProgress(db: Database, userId: string) {
  const { kind, level, answeredAt } = exerciseProgress
  return db
    .select({ kind, level, answeredAt, ...PROGRESS })
    .from(exerciseProgress)
    .where(eq(exerciseProgress.userId, userId))
}

/** The exercises that a user has completed. */
export function listCompletedExercises(db: Database, userId: string) {
  return db
    .select({ kind: exerciseProgress.kind, level: exerciseProgress.level })
    .from(exerciseProgress)
    .where(and(eq(exerciseProgress.userId, userId), sql`${exerciseProgress.doneAt} is not null`))
}

type ExerciseAnswer = ExerciseName & {
  readonly seed: string
  readonly isRight: boolean
  /** The length of the row that completes the exercise; a longer one is not remembered. */
  readonly goal: number
  readonly now: Date
}

/**
 * Lengthens the row by a right answer and ends it with a wrong one. A question of the row, and the last one, whose solution has
 * been shown, add nothing.
 */
export async function saveExerciseAnswer(
  db: Database,
  { userId, kind, level, seed, isRight, goal, now }: ExerciseAnswer,
): Promise<ExerciseProgress> {
  const first = isRight ? [seed] : []
  const { rightSeeds, lastSeed, doneAt } = exerciseProgress
  const isCounted = sql`${lastSeed} <> ${seed} and not ${seed} = any(${rightSeeds}) and cardinality(${rightSeeds}) < ${goal}`
  const longer = sql`case when ${isCounted} then array_append(${rightSeeds}, ${seed}) else ${rightSeeds} end`
  const isDone = sql`${isCounted} and cardinality(${rightSeeds}) + 1 >= ${goal}`
  const [saved] = await db
    .insert(exerciseProgress)
    .values({
      userId,
      kind,
      level,
      rightSeeds: first,
      lastSeed: seed,
      answeredAt: now,
      doneAt: first.length >= goal ? now : null,
    })
    .onConflictDoUpdate({
      target: [exerciseProgress.userId, exerciseProgress.kind, exerciseProgress.level],
      set: {
        rightSeeds: isRight ? longer : sql`'{}'::text[]`,
        lastSeed: seed,
        answeredAt: now,
        ...(isRight && {
          doneAt: sql`case when ${doneAt} is null and ${isDone} then ${now.toISOString()}::timestamptz else ${doneAt} end`,
        }),
      },
    })
    .returning(PROGRESS)
  if (!saved) throw new Error('Postgres saved an answer without returning its row.')
  return saved
}
