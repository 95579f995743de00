import { Form } from 'react-router'
import type { FormProblem } from '#app/features/page-parts/form-problem.ts'
import { Button } from '#app/ui/buttons/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { SelectField } from '#app/ui/fields/select-field.tsx'
import { optionsOf } from '#app/ui/fields/select-options.ts'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { DIARY } from '#content/staff/week/diary.ts'
import { longDateTime } from '#content/words/dates.ts'

type TimeOff = {
  readonly id: number
  readonly startsAt: Date
  readonly endsAt: Date
  readonly reason: string
  /** Null: everybody. */
  readonly astrologerId: number | null
}

type TimeOffPanelProps = {
  timeOff: readonly TimeOff[]
  /** Only a practice with several astrologers needs to choose. */
  asksForWhom: boolean
  problem: FormProblem
}

export function TimeOffPanel({ timeOff, asksForWhom, problem }: TimeOffPanelProps) {
  const { values, fieldErrors } = problem
  return (
    <Card as="section" className="desk-form">
      <h2 className="text-xl">{DIARY.timeOff}</h2>
      {timeOff.length === 0 ? (
        <p className="hint">{DIARY.noTimeOff}</p>
      ) : (
        <ul className="desk-rows">
          {timeOff.map(({ id, startsAt, endsAt, reason, astrologerId }) => (
            <li key={id} className="desk-row">
              <span>
                {longDateTime(startsAt)} – {longDateTime(endsAt)}
                {reason && ` · ${reason}`}
                {asksForWhom && ` · ${astrologerId === null ? DIARY.everybody : DIARY.onlyYou}`}
              </span>
              <Form method="post" preventScrollReset>
                <input type="hidden" name="id" value={id} />
                <Button type="submit" name="intent" value="open-again" tone="secondary" size="sm">
                  {DIARY.remove}
                </Button>
              </Form>
            </li>
          ))}
        </ul>
      )}
      {/* A new key resets the form after each save. */}
      <Form key={timeOff.length} method="post" className="desk-form" preventScrollReset>
        <div className="desk-form-row">
          <TextField name="from" label={DIARY.from} type="datetime-local" defaultValue={values.from} required />
          <TextField
            name="until"
            label={DIARY.until}
            type="datetime-local"
            error={fieldErrors.until}
            defaultValue={values.until}
            required
          />
          <TextField name="reason" label={DIARY.reason} defaultValue={values.reason} maxLength={200} />
          {asksForWhom && (
            <SelectField name="whom" label={DIARY.forWhom} options={optionsOf(DIARY.whom)} defaultValue={values.whom} />
          )}
        </div>
        <p>
          <Button type="submit" name="intent" value="take-off">
            {DIARY.take}
          </Button>
        </p>
      </Form>
    </Card>
  )
}
