import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import { union } from 'drizzle-orm/pg-core'
import type { Database } from '#db/client.ts'
import { type ReadIn, translated } from '#db/content/translated-columns.ts'
import { courses } from '#db/schema/content.ts'
import { courseModules, exerciseProgress, lessonExercises, lessons } from '#db/schema/learning.ts'
import type { ExerciseProgress } from '#domain/learning/exercise-goal.ts'
import type { ExerciseKind, Level } from '#domain/learning/exercises.ts'

type ExerciseName = {
  readonly userId: string
  readonly kind: ExerciseKind
  readonly level: Level
  /** For which it is answered; undefined for practice. */
  readonly lessonId?: number | undefined
}

type Rows = typeof exerciseProgress | typeof lessonExercises

const progressIn = (rows: Rows) => ({
  inARow: sql<number>`cardinality(${rows.rightSeeds})`.mapWith(Number),
  doneAt: rows.doneAt,
})

const isOf = (rows: Rows, { userId, kind, level }: ExerciseName) =>
  and(eq(rows.userId, userId), eq(rows.kind, kind), eq(rows.level, level))

/** Undefined before the first answer. */
export async function findExerciseProgress(db: Database, name: ExerciseName): Promise<ExerciseProgress | undefined> {
  const { lessonId } = name
  const [found] =
    lessonId === undefined
      ? await db.select(progressIn(exerciseProgress)).from(exerciseProgress).where(isOf(exerciseProgress, name))
      : await db
          .select(progressIn(lessonExercises))
          .from(lessonExercises)
          .where(and(isOf(lessonExercises, name), eq(lessonExercises.lessonId, lessonId)))
  return found
}

/** How far a student is with the exercises of lessons, and since when. */
export function listExerciseProgress(db: Database, userId: string) {
  const { kind, level, lessonId, answeredAt } = lessonExercises
  return db
    .select({ kind, level, lessonId, answeredAt, ...progressIn(lessonExercises) })
    .from(lessonExercises)
    .where(eq(lessonExercises.userId, userId))
}

/** The exercises that a user has completed, in practice or for a lesson. */
export function listCompletedExercises(db: Database, userId: string) {
  const practised = db
    .select({ kind: exerciseProgress.kind, level: exerciseProgress.level })
    .from(exerciseProgress)
    .where(and(eq(exerciseProgress.userId, userId), isNotNull(exerciseProgress.doneAt)))
  const forLessons = db
    .select({ kind: lessonExercises.kind, level: lessonExercises.level })
    .from(lessonExercises)
    .where(and(eq(lessonExercises.userId, userId), isNotNull(lessonExercises.doneAt)))
  return union(practised, forLessons)
}

/** Those of these lessons that have an exercise, and when the student completed it. */
export function listLessonExercises(
  db: Database,
  { userId, lessonIds }: { readonly userId: string; readonly lessonIds: readonly number[] },
) {
  const isTheirs = and(
    eq(lessonExercises.lessonId, lessons.id),
    eq(lessonExercises.userId, userId),
    eq(lessonExercises.kind, sql`${lessons.exercise}`),
    eq(lessonExercises.level, lessons.exerciseLevel),
  )
  return db
    .select({ lessonId: lessons.id, doneAt: lessonExercises.doneAt })
    .from(lessons)
    .leftJoin(lessonExercises, isTheirs)
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

/** The questions whose solution a user has seen, in practice or for any lesson. */
export async function listSeenQuestions(
  db: Database,
  { userId, kind, level }: Omit<ExerciseName, 'lessonId'>,
): Promise<string[]> {
  const { rows } = await db.execute<{ seed: string }>(sql`
    select distinct unnest(seen_seeds) as seed from (
      select user_id, kind, level, seen_seeds from exercise_progress
      union all
      select user_id, kind, level, seen_seeds from lesson_exercises) answered
    where user_id = ${userId} and kind = ${kind} and level = ${level}`)
  return rows.map(({ seed }) => seed)
}

type ExerciseAnswer = ExerciseName & {
  /** Of the question; one about a chart of the teacher's own has a name instead. */
  readonly seed: string
  readonly isRight: boolean
  /** The length of the row that completes the exercise; a longer one is not remembered. */
  readonly goal: number
  readonly now: Date
}

/**
 * Lengthens the row by a right answer and ends it with a wrong one. A question whose solution this user has seen, in practice or
 * for any lesson, adds nothing.
 */
export async function saveExerciseAnswer(db: Database, answer: ExerciseAnswer): Promise<ExerciseProgress> {
  const { userId, kind, level, lessonId, seed, isRight, now } = answer
  const first = isRight ? sql`case when ${isSeen(answer)} then '{}'::text[] else array[${seed}]::text[] end` : []
  const row = { userId, kind, level, rightSeeds: first, seenSeeds: [seed], answeredAt: now }
  const [saved] =
    lessonId === undefined
      ? await db
          .insert(exerciseProgress)
          .values(row)
          .onConflictDoUpdate({
            target: [exerciseProgress.userId, exerciseProgress.kind, exerciseProgress.level],
            set: changeOf(exerciseProgress, answer),
          })
          .returning(progressIn(exerciseProgress))
      : await db
          .insert(lessonExercises)
          .values({ ...row, lessonId })
          .onConflictDoUpdate({
            target: [lessonExercises.userId, lessonExercises.lessonId, lessonExercises.kind, lessonExercises.level],
            set: changeOf(lessonExercises, answer),
          })
          .returning(progressIn(lessonExercises))
  if (!saved) throw new Error('Postgres saved an answer without returning its row.')
  return saved
}

const isSeen = ({ userId, kind, level, seed }: ExerciseAnswer) => sql`exists (
  select from (
    select user_id, kind, level, seen_seeds from exercise_progress
    union all
    select user_id, kind, level, seen_seeds from lesson_exercises) answered
  where user_id = ${userId} and kind = ${kind} and level = ${level} and ${seed} = any(seen_seeds))`

/** So many questions of a row are remembered. */
const MOST_SEEN = 500

/** Reads the row itself too: an answer that is sent at the same time has changed it since the query began. */
function changeOf({ rightSeeds, seenSeeds, doneAt }: Rows, answer: ExerciseAnswer) {
  const { seed, isRight, goal, now } = answer
  const isCounted = sql`not ${seed} = any(${seenSeeds}) and not ${isSeen(answer)} and cardinality(${rightSeeds}) < ${goal}`
  const longer = sql`case when ${isCounted} then array_append(${rightSeeds}, ${seed}) else ${rightSeeds} end`
  const isDone = sql`${isCounted} and cardinality(${rightSeeds}) + 1 >= ${goal}`
  const seen = sql`array_append(array_remove(${seenSeeds}, ${seed}), ${seed})`
  return {
    rightSeeds: isRight ? longer : sql`'{}'::text[]`,
    seenSeeds: sql`(${seen})[greatest(1, cardinality(${seen}) - ${MOST_SEEN - 1}):]`,
    answeredAt: now,
    ...(isRight && {
      doneAt: sql`case when ${doneAt} is null and ${isDone} then ${now.toISOString()}::timestamptz else ${doneAt} end`,
    }),
  }
}
