import { type Exercise, type ExerciseKind, exerciseFrom, isExerciseKind } from '@muhurta/jyotish/exercises'
import { redirect } from 'react-router'
import chartStyles from '#app/features/chart-drawings/chart-drawings.css?url'
import { exerciseHref } from '#app/features/exercises/addresses.ts'
import { ExerciseForm } from '#app/features/exercises/answer-form.tsx'
import { GivenFacts } from '#app/features/exercises/given-facts.tsx'
import { RowSoFar } from '#app/features/exercises/row-so-far.tsx'
import { type Answered, ExerciseVerdict, typedValues } from '#app/features/exercises/verdict.tsx'
import horoscopeStyles from '#app/features/horoscope/horoscope.css?url'
import { clockContext, databaseContext } from '#app/http/contexts.ts'
import { readForm, type SentForm } from '#app/http/form.ts'
import { pageMeta, siteFactsIn } from '#app/http/page-meta.ts'
import { notFound, rejectedFields } from '#app/http/respond.ts'
import { viewerContext } from '#app/http/viewer.ts'
import { completedToast } from '#app/routes/learning/learner.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Breadcrumbs } from '#app/ui/navigation/breadcrumbs.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { HOME_LINK } from '#content/frame/frame.ts'
import { LANGUAGE, to } from '#content/language.ts'
import { EXERCISE_LEVELS, EXERCISE_OF_LESSON, KIND_LABELS } from '#content/learning/exercise-kinds.ts'
import { ANSWER_PROBLEMS, EXERCISES } from '#content/learning/exercises.ts'
import { findExerciseProgress } from '#db/learning/exercise-progress.ts'
import { exerciseLevel, exerciseOfDay, exerciseSeed, nextSeed } from '#domain/learning/exercises.ts'
import { istDate } from '#domain/time/india-time.ts'
import { answerExercise, findLessonOfExercise } from '#usecases/learning/answer-exercise.ts'
import type { Route } from './+types/exercise'

export const links: Route.LinksFunction = () => [
  { rel: 'stylesheet', href: chartStyles },
  { rel: 'stylesheet', href: horoscopeStyles },
]

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return []
  const { kind } = loaderData.exercise
  const title = `${KIND_LABELS[kind]}: ${EXERCISES.title}`
  // Search engines read the list of topics; the questions are endless.
  return pageMeta(siteFactsIn(matches), {
    title,
    description: EXERCISES.description,
    path: `/exercises/${kind}`,
    isHiddenFromSearch: true,
  })
}

function requireKind(text: string): ExerciseKind {
  if (!isExerciseKind(text)) throw notFound()
  return text
}

function exerciseOf(kind: ExerciseKind, url: URL): Exercise | undefined {
  const seed = exerciseSeed(url.searchParams.get('seed'))
  if (seed === undefined) return undefined
  const made = exerciseFrom({ kind, seed, level: exerciseLevel(url.searchParams.get('level')) })
  return made.ok ? made.value : undefined
}

const SEEDS = 1_000_000
const NOT_CACHED = { headers: { 'Cache-Control': 'no-store' } }

/** The question that the address names; an address without a seed leads to one with a new seed. */
export async function loader({ params, url, context }: Route.LoaderArgs) {
  const now = context.get(clockContext)()
  if (params.kind === 'today') throw redirect(exerciseHref(exerciseOfDay(istDate(now))), NOT_CACHED)
  const kind = requireKind(params.kind)
  const exercise = exerciseOf(kind, url)
  if (exercise) {
    const viewer = context.get(viewerContext)
    const { level } = exercise
    const lesson = await findLesson(context, exercise, url)
    const asked = viewer && { userId: viewer.id, kind, level, lessonId: lesson?.id }
    const progress = asked && (await findExerciseProgress(context.get(databaseContext), asked))
    return { exercise, lesson, isSignedIn: viewer !== null, progress: progress ?? undefined }
  }

  const seed = String(now.getTime() % SEEDS)
  const level = exerciseLevel(url.searchParams.get('level'))
  throw redirect(exerciseHref({ kind, level, seed, lessonId: lessonIdIn(url) }), NOT_CACHED)
}

function lessonIdIn(url: URL): number | undefined {
  const id = url.searchParams.get('lesson') ?? ''
  return /^[1-9]\d{0,14}$/.test(id) ? Number(id) : undefined
}

/** Undefined for practice, and for whoever cannot answer it for the lesson in the address. */
async function findLesson(context: Route.LoaderArgs['context'], { kind, level }: Exercise, url: URL) {
  const viewer = context.get(viewerContext)
  const lessonId = lessonIdIn(url)
  if (!viewer || lessonId === undefined) return undefined
  const learner = { ...viewer, language: LANGUAGE }
  return findLessonOfExercise(context.get(databaseContext), learner, { lessonId, kind, level })
}

export async function action({ request, params, url, context }: Route.ActionArgs) {
  const exercise = exerciseOf(requireKind(params.kind), url)
  if (!exercise) throw notFound()
  const given = givenAnswers(exercise, await readForm(request))
  const outcome = await answerExercise(context.get(databaseContext), {
    userId: context.get(viewerContext)?.id,
    lessonId: (await findLesson(context, exercise, url))?.id,
    exercise,
    given,
    now: context.get(clockContext)(),
  })
  if (!outcome.ok) {
    const { part, refusal } = outcome.refusal
    return rejectedFields({ [part]: ANSWER_PROBLEMS[refusal] }, typedValues(exercise.parts, given))
  }
  const { progress, completed, ...verdict } = outcome.value
  const said = completed.length > 0 ? completedToast(completed) : undefined
  return { answered: { ...verdict, given } satisfies Answered, progress, said }
}

function givenAnswers({ parts }: Exercise, form: SentForm): Answered['given'] {
  return Object.fromEntries(
    parts.map(({ name, form: { type } }) => [name, type === 'set' ? form.list(name) : form.text(name)]),
  )
}

export default function ExercisePage({
  loaderData: { exercise, lesson, isSignedIn, progress },
  actionData,
}: Route.ComponentProps) {
  const { kind, level, seed } = exercise
  const lessonId = lesson?.id
  const href = exerciseHref({ kind, level, seed, lessonId })
  const answered = actionData && 'answered' in actionData ? actionData.answered : undefined
  const refused = actionData && 'fieldErrors' in actionData ? actionData : undefined
  return (
    <article className="wrap grid gap-8 py-10 lg:py-14">
      <Breadcrumbs crumbs={[HOME_LINK, { label: EXERCISES.title, href: '/exercises' }, { label: KIND_LABELS[kind] }]} />
      <header className="flex flex-wrap items-center gap-3">
        <h1 className="text-2xl">{KIND_LABELS[kind]}</h1>
        <Badge>{EXERCISE_LEVELS[level]}</Badge>
        <RowSoFar isSignedIn={isSignedIn} progress={progress} />
      </header>
      {actionData && 'said' in actionData && actionData.said && (
        <Notice tone="success">
          <p className="font-semibold">{actionData.said.title}</p>
          <p>{actionData.said.detail}</p>
        </Notice>
      )}
      {lesson && (
        <p>
          <a
            className="text-link inline-flex min-h-11 items-center"
            href={to(`/learning/${lesson.courseSlug}/${lesson.id}`)}
          >
            {EXERCISE_OF_LESSON.back(lesson.title)}
          </a>
        </p>
      )}
      {answered && (
        <ExerciseVerdict
          exercise={exercise}
          answered={answered}
          nextHref={exerciseHref({ kind, level, seed: nextSeed(seed), lessonId })}
          againHref={href}
        />
      )}
      <section className="grid gap-4" aria-labelledby="given">
        <h2 id="given" className="text-xl">
          {EXERCISES.facts}
        </h2>
        <GivenFacts facts={exercise.facts} />
      </section>
      {!answered && (
        <section className="grid max-w-xl gap-4" id="answered" aria-labelledby="question">
          <h2 id="question" className="text-xl">
            {EXERCISES.question}
          </h2>
          <ExerciseForm parts={exercise.parts} href={href} answer={refused} />
        </section>
      )}
    </article>
  )
}
