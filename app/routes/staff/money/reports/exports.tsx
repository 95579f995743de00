import { AdminHeading } from '#app/features/staff/admin-heading.tsx'
import { requireAdmin } from '#app/routes/staff/admin-visit.ts'
import { Button } from '#app/ui/buttons/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { SelectField } from '#app/ui/fields/select-field.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { to } from '#content/language.ts'
import { EXPORTS } from '#content/staff/money/exports.ts'
import type { DateRangeProblem } from '#domain/time/date-range.ts'
import type { Route } from './+types/exports'
import { EXPORT_KINDS } from './export-columns.ts'
import { readExportQuery } from './export-query.ts'

export function loader({ url, context }: Route.LoaderArgs) {
  const { now } = requireAdmin(context)
  const { kind, typed, outcome } = readExportQuery(url, now)
  const hasTooMany = url.searchParams.get('problem') === 'too-many'
  const problem = outcome.ok ? (hasTooMany ? ('too-many' as const) : undefined) : outcome.refusal
  const options = EXPORT_KINDS.map((value) => ({ value, label: EXPORTS.kinds[value] }))
  return { kind, typed, problem, options }
}

export default function Exports({ loaderData: { kind, typed, problem, options } }: Route.ComponentProps) {
  const isAboutFrom = problem === 'from-invalid'
  return (
    <>
      <AdminHeading title={EXPORTS.title} lead={EXPORTS.lead} />
      <Card as="section">
        <form method="get" action={to('/staff/money/export.csv')} className="admin-form">
          <SelectField name="what" label={EXPORTS.what} options={options} defaultValue={kind} />
          <TextField
            name="from"
            type="date"
            label={EXPORTS.from}
            defaultValue={typed.from}
            error={isAboutFrom ? textOf(problem) : undefined}
          />
          <TextField
            name="until"
            type="date"
            label={EXPORTS.until}
            hint={EXPORTS.untilHint}
            defaultValue={typed.until}
            error={isAboutFrom ? undefined : textOf(problem)}
          />
          <p>
            <Button type="submit">{EXPORTS.download}</Button>
          </p>
        </form>
      </Card>
    </>
  )
}

function textOf(problem: DateRangeProblem | 'too-many' | undefined): string | undefined {
  return problem && EXPORTS.problems[problem]
}
