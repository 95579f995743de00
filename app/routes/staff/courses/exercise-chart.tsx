import { data } from 'react-router'
import { resolveBirth } from '#app/features/births/resolve-birth.ts'
import { PageToast } from '#app/features/page-parts/page-toast.tsx'
import {
  EXERCISE_CHARTS_PATH,
  type ExerciseChartAnswer,
  ExerciseChartForm,
  RemoveChart,
} from '#app/features/staff/courses/exercise-chart-form.tsx'
import { StaffPage } from '#app/features/staff/staff-page.tsx'
import type { FlashToast } from '#app/http/flash.ts'
import { chosenAction, readForm, type SentForm } from '#app/http/form.ts'
import { privateMeta } from '#app/http/page-meta.ts'
import { moveOn } from '#app/http/redirects.ts'
import { notFound } from '#app/http/respond.ts'
import { postedBirth, SERVER_PLACES } from '#app/routes/horoscope/server-places.ts'
import { requireStaff, type StaffVisit } from '#app/routes/staff/staff-visit.ts'
import { EXERCISE_CHARTS } from '#content/staff/courses/exercise-charts.ts'
import { countUsesOfCharts, findExerciseChart, listExerciseCharts } from '#db/learning/exercise-charts.ts'
import { latestBirthYear } from '#domain/births/birth-form.ts'
import { NO_BIRTH_VALUES, valuesOfBirth, valuesOfResolved } from '#domain/births/birth-texts.ts'
import {
  type ExerciseChartRefusal,
  removeExerciseChart,
  saveExerciseChart,
} from '#usecases/learning/exercise-charts.ts'
import type { Route } from './+types/exercise-chart'

/** In place of the id of a chart. */
const NEW = 'new'

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return privateMeta(matches, loaderData?.title ?? EXERCISE_CHARTS.title)
}

export async function loader({ params, context }: Route.LoaderArgs) {
  const { db, keys, now } = requireStaff(context, 'enrollments')
  const latestYear = latestBirthYear(now)
  const empty: ExerciseChartAnswer = { label: '', birth: NO_BIRTH_VALUES, birthProblem: undefined, errors: {} }
  if (params.chart === NEW) return { title: EXERCISE_CHARTS.newTitle, latestYear, shown: empty, usesOfLast: null }
  const chart = await findExerciseChart(db, keys, params.chart)
  if (!chart) throw notFound()
  const isLast = (await listExerciseCharts(db, keys)).length === 1
  return {
    title: chart.label,
    latestYear,
    shown: { ...empty, label: chart.label, birth: valuesOfBirth(chart.birth) },
    usesOfLast: isLast ? await countUsesOfCharts(db) : 0,
  }
}

type Sent = { readonly visit: StaffVisit; readonly id: string | undefined; readonly form: SentForm }

const ACTIONS = { save, remove } as const

export async function action({ request, params, context }: Route.ActionArgs) {
  const visit = requireStaff(context, 'enrollments')
  const form = await readForm(request)
  const id = params.chart === NEW ? undefined : params.chart
  return chosenAction<(sent: Sent) => ReturnType<typeof save | typeof remove>>(ACTIONS, form)({ visit, id, form })
}

async function save({ visit: { db, keys, staff, now }, id, form }: Sent) {
  const values = { ...postedBirth(form), fullName: '' }
  const typed = { label: form.text('label'), birth: values, birthProblem: undefined, errors: {} }
  const read = await resolveBirth(values, SERVER_PLACES)
  if (!read.ok) return refuse({ ...typed, birthProblem: read.refusal })
  const { label } = typed
  const saved = await saveExerciseChart(db, keys, { id, label, birth: read.value, staffId: staff.id, now })
  if (saved.ok) return moveOn(EXERCISE_CHARTS_PATH, { tone: 'success', title: EXERCISE_CHARTS.saved })
  if (saved.refusal === 'chart-not-found') throw notFound()
  return refuse({ ...typed, birth: valuesOfResolved(values, read.value) }, saved.refusal)
}

const FIELDS = {
  'label-missing': 'label',
  'label-too-long': 'label',
  'time-missing': 'birthTime',
  'place-missing': 'birthPlace',
  'time-in-doubt': 'birthTime',
} as const

function refuse(shown: ExerciseChartAnswer, refusal?: Exclude<ExerciseChartRefusal, 'chart-not-found'>) {
  const status = { status: 422 }
  if (refusal === undefined) return data({ shown, toast: undefined }, status)
  const title = EXERCISE_CHARTS.problems[refusal]
  const toast: FlashToast = { tone: 'error', title }
  if (refusal === 'too-many-charts') return data({ shown, toast }, status)
  return data({ shown: { ...shown, errors: { [FIELDS[refusal]]: title } }, toast: undefined }, status)
}

async function remove({ visit: { db, staff, now }, id }: Sent) {
  if (id === undefined) throw notFound()
  await removeExerciseChart(db, { id, staffId: staff.id, now })
  return moveOn(EXERCISE_CHARTS_PATH, { tone: 'success', title: EXERCISE_CHARTS.removed })
}

export default function ExerciseChart({ loaderData, actionData }: Route.ComponentProps) {
  const { title, latestYear, shown, usesOfLast } = loaderData
  return (
    <StaffPage title={title} back={{ to: EXERCISE_CHARTS_PATH, label: EXERCISE_CHARTS.title }}>
      <PageToast toast={actionData?.toast} />
      <div className="grid grid-cols-1 gap-8">
        <ExerciseChartForm shown={actionData?.shown ?? shown} latestYear={latestYear} />
        {usesOfLast !== null && <RemoveChart usesOfLast={usesOfLast} />}
      </div>
    </StaffPage>
  )
}
