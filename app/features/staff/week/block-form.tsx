import { Form } from 'react-router'
import type { FormProblem } from '#app/features/page-parts/form-problem.ts'
import { Button } from '#app/ui/buttons/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { BLOCK } from '#content/staff/week/week.ts'

type BlockFormProps = {
  values: { date: string; from: string; until: string }
  today: string
  problem: FormProblem
}

/** Filled in for the free time that was tapped in the week. */
export function BlockForm({ values: chosen, today, problem }: BlockFormProps) {
  const { values, fieldErrors } = problem
  return (
    <Card as="section">
      <Form method="post" className="desk-form" replace>
        <h2 className="text-xl">{BLOCK.other}</h2>
        <p className="hint">{BLOCK.lead}</p>
        <div className="desk-form-row">
          <TextField
            name="date"
            label={BLOCK.day}
            type="date"
            min={today}
            error={fieldErrors.date}
            defaultValue={values.date ?? chosen.date}
            required
          />
          <TextField
            name="from"
            label={BLOCK.from}
            type="time"
            error={fieldErrors.from}
            defaultValue={values.from ?? chosen.from}
            required
          />
          <TextField
            name="until"
            label={BLOCK.until}
            type="time"
            error={fieldErrors.until}
            defaultValue={values.until ?? chosen.until}
            required
          />
          <TextField name="reason" label={BLOCK.reason} defaultValue={values.reason} maxLength={200} />
        </div>
        <p>
          <Button type="submit">{BLOCK.submit}</Button>
        </p>
      </Form>
    </Card>
  )
}

export type QuickBlocksOfDay = {
  /** "Tomorrow". */
  readonly day: string
  readonly times: readonly { readonly value: string; readonly label: string }[]
}

/** Buttons that block a morning, an afternoon or a day. A form of its own: the Enter key must not press the first of them. */
export function QuickBlocks({ days }: { days: readonly QuickBlocksOfDay[] }) {
  if (days.length === 0) return null
  return (
    <Form method="post" className="grid gap-4" replace>
      {days.map(({ day, times }) => (
        <fieldset key={day} className="flex flex-wrap gap-2">
          <legend className="field-label pb-2">{BLOCK.atOnce(day)}</legend>
          {times.map(({ value, label }) => (
            <Button key={value} type="submit" tone="secondary" name="quick" value={value}>
              {label}
            </Button>
          ))}
        </fieldset>
      ))}
    </Form>
  )
}
