import { EXERCISE_CHARTS_PATH } from '#app/features/staff/courses/exercise-chart-form.tsx'
import { StaffPage } from '#app/features/staff/staff-page.tsx'
import { privateMeta } from '#app/http/page-meta.ts'
import { requireStaff } from '#app/routes/staff/staff-visit.ts'
import { birthFacts } from '#app/routes/staff/tools/birth-facts.ts'
import { ButtonLink } from '#app/ui/buttons/button-link.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { type RowColumn, RowList } from '#app/ui/row-list.tsx'
import { tallScript } from '#app/ui/tall-script.ts'
import { to } from '#content/language.ts'
import { KIND_LABELS } from '#content/learning/exercise-kinds.ts'
import { EXERCISE_CHARTS } from '#content/staff/courses/exercise-charts.ts'
import { countUsesOfCharts, listExerciseCharts } from '#db/learning/exercise-charts.ts'
import { chartOfBirth } from '#domain/charts/exercise-chart.ts'
import { kindsWithout } from '#domain/learning/exercise-charts.ts'
import type { Route } from './+types/exercise-charts'

export function meta({ matches }: Route.MetaArgs) {
  return privateMeta(matches, EXERCISE_CHARTS.title)
}

/** The births that the teacher has chosen for exercises. */
export async function loader({ context }: Route.LoaderArgs) {
  const { db, keys } = requireStaff(context, 'enrollments')
  const [charts, uses] = await Promise.all([listExerciseCharts(db, keys), countUsesOfCharts(db)])
  return {
    uses,
    charts: charts.map(({ id, label, birth }) => {
      const chart = chartOfBirth(birth)
      const without = chart ? kindsWithout(chart) : []
      return { id, label, birth: birthFacts(birth), without: without.map((kind) => KIND_LABELS[kind]).join(', ') }
    }),
  }
}

type Line = Route.ComponentProps['loaderData']['charts'][number]

const COLUMNS: readonly RowColumn<Line>[] = [
  {
    header: EXERCISE_CHARTS.columns.label,
    place: 'title',
    cell: ({ id, label }) => (
      <a className={`row-link ${tallScript(label) ?? ''}`} href={to(`${EXERCISE_CHARTS_PATH}/${id}`)}>
        {label}
      </a>
    ),
  },
  { header: EXERCISE_CHARTS.columns.birth, place: 'detail', cell: ({ birth }) => birth },
  {
    header: EXERCISE_CHARTS.columns.topics,
    place: 'note',
    cell: ({ without }) => without !== '' && EXERCISE_CHARTS.without(without),
  },
]

export default function ExerciseCharts({ loaderData: { charts, uses } }: Route.ComponentProps) {
  return (
    <StaffPage
      title={EXERCISE_CHARTS.title}
      lead={EXERCISE_CHARTS.lead}
      actions={
        <ButtonLink href={`${EXERCISE_CHARTS_PATH}/new`} size="sm">
          {EXERCISE_CHARTS.add}
        </ButtonLink>
      }
    >
      {charts.length === 0 ? (
        <EmptyState title={EXERCISE_CHARTS.none} level={2}>
          {EXERCISE_CHARTS.noneLead}
        </EmptyState>
      ) : (
        <div className="grid grid-cols-1 gap-4">
          {uses > 0 && <p className="hint">{EXERCISE_CHARTS.uses(uses)}</p>}
          <RowList
            caption={EXERCISE_CHARTS.title}
            isCaptionHidden
            columns={COLUMNS}
            rows={charts}
            rowKey={({ id }) => id}
          />
        </div>
      )}
    </StaffPage>
  )
}
