import { Form } from 'react-router'
import { Button } from '#app/ui/buttons/button.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { LAYOUTS, UPLOADS } from '#content/staff/money/statement-uploads.ts'
import type { StatementColumns } from '#domain/statements/statement-layout.ts'
import { MappingFields } from './mapping-fields.tsx'

export type MappingView = {
  readonly headings: string
  readonly labels: readonly string[]
  readonly columns: StatementColumns
  readonly chosenAt: string
  readonly chosenBy: string | null
}

export type MappingProblem = {
  readonly headings: string
  readonly columns: StatementColumns
  readonly message: string
}

/** Layouts that a person has explained, each with a form to correct it. */
export function MappingList({
  mappings,
  problem,
}: {
  mappings: readonly MappingView[]
  problem: MappingProblem | undefined
}) {
  if (mappings.length === 0) return <p className="hint">{LAYOUTS.none}</p>
  return (
    <ul className="desk-rows">
      {mappings.map((mapping, index) => (
        <MappingRow
          key={mapping.headings}
          mapping={mapping}
          prefix={`layout-${index}-`}
          problem={problem?.headings === mapping.headings ? problem : undefined}
        />
      ))}
    </ul>
  )
}

type MappingRowProps = { mapping: MappingView; prefix: string; problem: MappingProblem | undefined }

function MappingRow({ mapping, prefix, problem }: MappingRowProps) {
  const { headings, labels, columns, chosenAt, chosenBy } = mapping
  const name = labels.filter(Boolean).join(' · ')
  return (
    <li className="grid gap-2">
      <p className="[overflow-wrap:anywhere]">{name}</p>
      <p className="hint">{LAYOUTS.chosen(chosenAt, chosenBy ?? UPLOADS.unknownStaff)}</p>
      <details className="desk-more" open={problem !== undefined}>
        <summary>
          {LAYOUTS.change}
          <span className="sr-only"> {name}</span>
        </summary>
        <Form method="post" className="desk-form" preventScrollReset>
          <input type="hidden" name="headings" value={headings} />
          {problem && <Notice tone="danger">{problem.message}</Notice>}
          <MappingFields headings={labels} columns={problem?.columns ?? columns} prefix={prefix} />
          <div className="desk-actions">
            <Button type="submit" name="intent" value="correct">
              {LAYOUTS.save}
            </Button>
            <Button type="submit" name="intent" value="forget" tone="quiet" formNoValidate>
              {LAYOUTS.forget}
            </Button>
          </div>
        </Form>
      </details>
    </li>
  )
}
