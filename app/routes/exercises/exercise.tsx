import { type Exercise, type ExerciseKind, isExerciseKind } from '@muhurta/jyotish/exercises'
import { redirect } from 'react-router'
import chartStyles from '#app/features/chart-drawings/chart-drawings.css?url'
import { exerciseHref, OWN_CHARTS } from '#app/features/exercises/addresses.ts'
import { ExerciseForm } from '#app/features/exercises/answer-form.tsx'
import { GivenFacts } from '#app/features/exercises/given-facts.tsx'
import { RowSoFar } from '#app/features/exercises/row-so-far.tsx'
import { type Answered, ExerciseVerdict, typedValues } from '#app/features/exercises/verdict.tsx'
import horoscopeStyles from '#app/features/horoscope/horoscope.css?url'
import { clockContext, databaseContext } from '#app/http/contexts.ts'
import { readForm, type SentForm } from '#app/http/form.ts'
import { pageMeta, siteFactsIn } from '#app/http/page-meta.ts'
import { goTo } from '#app/http/redirects.ts'
import { notFound, rejectedFields } from '#app/http/respond.ts'
import { viewerContext } from '#app/http/viewer.ts'
import { completedToast } from '#app/routes/learning/learner.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Breadcrumbs } from '#app/ui/navigation/breadcrumbs.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { HOME_LINK } from '#content/frame/frame.ts'
import { to } from '#content/language.ts'
import { EXERCISE_LEVELS, EXERCISE_OF_LESSON, KIND_LABELS } from '#content/learning/exercise-kinds.ts'
import { ANSWER_PROBLEMS, EXERCISES } from '#content/learning/exercises.ts'
import { findExerciseProgress } from '#db/learning/exercise-progress.ts'
import { exerciseOfDay, nextSeed } from '#domain/learning/exercises.ts'
import { istDate } from '#domain/time/india-time.ts'
import { answerExercise } from '#usecases/learning/answer-exercise.ts'
import { questionName } from '#usecases/learning/choose-exercise.ts'
import type { Route } from './+types/exercise'
import { askedIn, findLesson, findQuestion, newQuestionHref } from './read-question.ts'

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

const NOT_CACHED = { headers: { 'Cache-Control': 'no-store' } }

/** The question that the address names; an address without a seed leads to one with a new seed. */
export async function loader({ params, url, context }: Route.LoaderArgs) {
  const now = context.get(clockContext)()
  if (params.kind === 'today') throw redirect(exerciseHref(exerciseOfDay(istDate(now))), NOT_CACHED)
  const asked = askedIn(requireKind(params.kind), url)
  const question = await findQuestion(context, asked)
  if (!question) throw redirect(await newQuestionHref(context, asked), NOT_CACHED)

  const viewer = context.get(viewerContext)
  const { kind, level } = asked
  const lesson = await findLesson(context, asked)
  const progress =
    viewer &&
    (await findExerciseProgress(context.get(databaseContext), { userId: viewer.id, kind, level, lessonId: lesson?.id }))
  return { ...question, lesson, isSignedIn: viewer !== null, progress: progress ?? undefined }
}

export async function action({ request, params, url, context }: Route.ActionArgs) {
  const asked = askedIn(requireKind(params.kind), url)
  const question = await findQuestion(context, asked)
  if (!question) {
    if (asked.chart === undefined) throw notFound()
    return goTo(await newQuestionHref(context, asked), { tone: 'note', title: EXERCISES.chartGone })
  }
  const { exercise, chart } = question
  const given = givenAnswers(exercise, await readForm(request))
  const outcome = await answerExercise(context.get(databaseContext), {
    userId: context.get(viewerContext)?.id,
    lessonId: (await findLesson(context, asked))?.id,
    exercise,
    ...(chart !== undefined && { name: questionName(exercise) }),
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

/** Some questions of the first level are learned by heart. */
function isGiven({ facts }: Exercise): boolean {
  return facts.chart !== undefined || facts.longitudes !== undefined
}

function givenAnswers({ parts }: Exercise, form: SentForm): Answered['given'] {
  return Object.fromEntries(
    parts.map(({ name, form: { type } }) => [name, type === 'set' ? form.list(name) : form.text(name)]),
  )
}

export default function ExercisePage({
  loaderData: { exercise, chart, isInstead, lesson, isSignedIn, progress },
  actionData,
}: Route.ComponentProps) {
  const { kind, level, seed } = exercise
  const lessonId = lesson?.id
  const href = exerciseHref({ kind, level, seed, lessonId, chart })
  const next = chart === undefined ? { seed: nextSeed(seed) } : { chart: OWN_CHARTS }
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
          nextHref={exerciseHref({ kind, level, lessonId, ...next })}
          againHref={href}
        />
      )}
      <section className="grid gap-4" aria-labelledby="given">
        <h2 id="given" className="text-xl">
          {EXERCISES.facts}
        </h2>
        {chart !== undefined && (isInstead || isGiven(exercise)) && (
          <p className="hint">{isInstead ? EXERCISES.instead : EXERCISES.ofTeacher}</p>
        )}
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
