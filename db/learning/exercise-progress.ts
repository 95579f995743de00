import { and, eq, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import { type ReadIn, translated } from '#db/content/translated-columns.ts'
import { courses } from '#db/schema/content.ts'
import { courseModules, exerciseProgress, lessons } from '#db/schema/learning.ts'
import type { ExerciseProgress } from '#domain/learning/exercise-goal.ts'
import type { ExerciseKind, Level } from '#domain/learning/exercises.ts'

type ExerciseName = {
  readonly userId: string
  readonly kind: ExerciseKind
  readonly level: Level
  /** For which it is answered; undefined for practice. */
  readonly lessonId?: number | undefined
}

const PROGRESS = {
  inARow: sql<number>`cardinality(${exerciseProgress.rightSeeds})`.mapWith(Number),
  doneAt: exerciseProgress.doneAt,
}

const isFor = (lessonId: number | undefined): SQL =>
  lessonId === undefined ? isNull(exerciseProgress.lessonId) : eq(exerciseProgress.lessonId, lessonId)

/** Undefined before the first answer. */
export async function findExerciseProgress(
  db: Database,
  { userId, kind, level, lessonId }: ExerciseName,
): Promise<ExerciseProgress | undefined> {
  const { userId: user, kind: ofKind, level: ofLevel } = exerciseProgress
  const [found] = await db
    .select(PROGRESS)
    .from(exerciseProgress)
    .where(and(eq(user, userId), eq(ofKind, kind), eq(ofLevel, level), isFor(lessonId)))
  return found
}

/** How far a user is with the exercises of lessons, and since when. */
export function listExerciseProgress(db: Database, userId: string) {
  const { kind, level, lessonId, answeredAt } = exerciseProgress
  return db
    .select({ kind, level, lessonId, answeredAt, ...PROGRESS })
    .from(exerciseProgress)
    .where(and(eq(exerciseProgress.userId, userId), isNotNull(lessonId)))
}

/** The exercises that a user has completed, in practice or for a lesson. */
export function listCompletedExercises(db: Database, userId: string) {
  return db
    .selectDistinct({ kind: exerciseProgress.kind, level: exerciseProgress.level })
    .from(exerciseProgress)
    .where(and(eq(exerciseProgress.userId, userId), isNotNull(exerciseProgress.doneAt)))
}

/** Those of these lessons that have an exercise, and when the student completed it. */
export function listLessonExercises(
  db: Database,
  { userId, lessonIds }: { readonly userId: string; readonly lessonIds: readonly number[] },
) {
  const { userId: user, lessonId, kind, level, doneAt } = exerciseProgress
  const isTheirs = and(
    eq(lessonId, lessons.id),
    eq(user, userId),
    eq(kind, sql`${lessons.exercise}`),
    eq(level, lessons.exerciseLevel),
  )
  return db
    .select({ lessonId: lessons.id, doneAt })
    .from(lessons)
    .leftJoin(exerciseProgress, isTheirs)
    .where(and(inArray(lessons.id, [...lessonIds]), isNotNull(lessons.exercise)))
}

/** A lesson with an exercise, and its course. */
export async function findExerciseLesson(db: Database, lessonId: number, language?: ReadIn) {
  const [found] = await db
    .select({
      id: lessons.id,
      title: translated(language, { kind: 'lessons', field: 'title' }),
      exercise: lessons.exercise,
      exerciseLevel: lessons.exerciseLevel,
      courseSlug: courses.slug,
    })
    .from(lessons)
    .innerJoin(courseModules, eq(courseModules.id, lessons.moduleId))
    .innerJoin(courses, eq(courses.id, courseModules.courseId))
    .where(and(eq(lessons.id, lessonId), isNotNull(lessons.exercise)))
  return found
}

type ExerciseAnswer = ExerciseName & {
  readonly seed: string
  readonly isRight: boolean
  /** The length of the row that completes the exercise; a longer one is not remembered. */
  readonly goal: number
  readonly now: Date
}

/** So many questions of an exercise are remembered by user. */
const MOST_SEEN = 500

/**
 * Lengthens the row by a right answer and ends it with a wrong one. A question whose solution this user has seen, in practice or
 * for any lesson, adds nothing.
 */
export async function saveExerciseAnswer(
  db: Database,
  { userId, kind, level, lessonId, seed, isRight, goal, now }: ExerciseAnswer,
): Promise<ExerciseProgress> {
  const { rightSeeds, seenSeeds, doneAt } = exerciseProgress
  const isSeenElsewhere = sql`exists (
    select from exercise_progress p where p.user_id = ${userId} and p.kind = ${kind} and p.level = ${level}
      and p.lesson_id is distinct from ${lessonId ?? null}::bigint and ${seed} = any(p.seen_seeds))`
  const first = isRight ? sql`case when ${isSeenElsewhere} then '{}'::text[] else array[${seed}]::text[] end` : []
  const isCounted = sql`not ${seed} = any(${seenSeeds}) and not ${isSeenElsewhere} and cardinality(${rightSeeds}) < ${goal}`
  const longer = sql`case when ${isCounted} then array_append(${rightSeeds}, ${seed}) else ${rightSeeds} end`
  const isDone = sql`${isCounted} and cardinality(${rightSeeds}) + 1 >= ${goal}`
  const seen = sql`array_append(array_remove(${seenSeeds}, ${seed}), ${seed})`
  const [saved] = await db
    .insert(exerciseProgress)
    .values({
      userId,
      kind,
      level,
      lessonId: lessonId ?? null,
      rightSeeds: first,
      seenSeeds: [seed],
      answeredAt: now,
    })
    .onConflictDoUpdate({
      target: [exerciseProgress.userId, exerciseProgress.kind, exerciseProgress.level, exerciseProgress.lessonId],
      set: {
        rightSeeds: isRight ? longer : sql`'{}'::text[]`,
        seenSeeds: sql`(${seen})[greatest(1, cardinality(${seen}) - ${MOST_SEEN - 1}):]`,
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
