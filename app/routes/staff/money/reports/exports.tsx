import { privateMeta } from '#app/http/page-meta.ts'
import { requireStaff } from '#app/routes/staff/staff-visit.ts'
import { Button } from '#app/ui/buttons/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { SelectField } from '#app/ui/fields/select-field.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { to } from '#content/language.ts'
import { EXPORTS } from '#content/staff/money/exports.ts'
import type { DateRangeProblem } from '#domain/time/date-range.ts'
import type { Route } from './+types/exports'
import { exportKindsFor } from './export-columns.ts'
import { readExportQuery } from './export-query.ts'

export function meta({ matches }: Route.MetaArgs) {
  return privateMeta(matches, EXPORTS.title)
}

export function loader({ url, context }: Route.LoaderArgs) {
  const { staff, now } = requireStaff(context, 'income')
  const kinds = exportKindsFor(staff)
  const { kind, typed, outcome } = readExportQuery(url, kinds, now)
  const hasTooMany = url.searchParams.get('problem') === 'too-many'
  const problem = outcome.ok ? (hasTooMany ? ('too-many' as const) : undefined) : outcome.refusal
  const options = kinds.map((value) => ({ value, label: EXPORTS.kinds[value] }))
  return { kind, typed, problem, options }
}

export default function Exports({ loaderData: { kind, typed, problem, options } }: Route.ComponentProps) {
  const isAboutFrom = problem === 'from-invalid'
  return (
    <>
      <p className="hint">{EXPORTS.lead}</p>
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
      <details>
        <summary>{EXPORTS.about}</summary>
        <div className="grid gap-2">
          {EXPORTS.aboutFiles.map((text) => (
            <p key={text} className="hint">
              {text}
            </p>
          ))}
        </div>
      </details>
    </>
  )
}

function textOf(problem: DateRangeProblem | 'too-many' | undefined): string | undefined {
  return problem && EXPORTS.problems[problem]
}
