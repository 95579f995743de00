import { Form } from 'react-router'
import type { FormProblem } from '#app/features/page-parts/form-problem.ts'
import { Button } from '#app/ui/buttons/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { CheckboxField } from '#app/ui/fields/checkbox-field.tsx'
import { SelectField } from '#app/ui/fields/select-field.tsx'
import { optionsOf } from '#app/ui/fields/select-options.ts'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { SPECIAL_DAYS } from '#content/staff/week/special-days.ts'
import { LONGEST_REASON } from '#domain/availability/special-days.ts'

/** Enough for a morning, an afternoon and an evening. */
export const SPECIAL_HOURS_ROWS = [0, 1, 2] as const

type SpecialDaysFormProps = {
  today: string
  asksForWhom: boolean
  problem: FormProblem
}

export function SpecialDaysForm({ today, asksForWhom, problem: { values, fieldErrors } }: SpecialDaysFormProps) {
  return (
    <Card as="section" className="desk-form">
      <h2 className="text-xl">{SPECIAL_DAYS.addTitle}</h2>
      <Form method="post" className="desk-form" preventScrollReset>
        <div className="desk-form-row">
          <TextField
            name="firstDate"
            label={SPECIAL_DAYS.firstDate}
            type="date"
            min={today}
            defaultValue={values.firstDate}
            error={fieldErrors.firstDate}
            required
          />
          <TextField
            name="lastDate"
            label={SPECIAL_DAYS.lastDate}
            hint={SPECIAL_DAYS.lastDateHint}
            type="date"
            min={today}
            defaultValue={values.lastDate}
            error={fieldErrors.lastDate}
          />
        </div>
        <SelectField
          name="kind"
          label={SPECIAL_DAYS.kind}
          options={optionsOf(SPECIAL_DAYS.kinds)}
          defaultValue={values.kind}
        />
        <fieldset className="special-hours">
          <legend>{SPECIAL_DAYS.kinds.open}</legend>
          {SPECIAL_HOURS_ROWS.map((row) => (
            <div key={row} className="hours-row">
              <TextField
                name={`opens-${row}`}
                label={SPECIAL_DAYS.opens}
                type="time"
                defaultValue={values[`opens-${row}`]}
                error={fieldErrors[`hours-${row}`]}
              />
              <TextField
                name={`closes-${row}`}
                label={SPECIAL_DAYS.closes}
                type="time"
                defaultValue={values[`closes-${row}`]}
              />
            </div>
          ))}
          <p className="hint">{SPECIAL_DAYS.hoursHint}</p>
        </fieldset>
        <TextField
          name="reason"
          label={SPECIAL_DAYS.reason}
          hint={SPECIAL_DAYS.reasonHint}
          maxLength={LONGEST_REASON}
          defaultValue={values.reason}
          error={fieldErrors.reason}
        />
        <CheckboxField
          name="showsReason"
          label={SPECIAL_DAYS.showsReason}
          value="on"
          defaultChecked={values.showsReason === 'on'}
        />
        {asksForWhom && (
          <SelectField
            name="whom"
            label={SPECIAL_DAYS.forWhom}
            options={optionsOf(SPECIAL_DAYS.whom)}
            defaultValue={values.whom}
          />
        )}
        <p>
          <Button type="submit" name="intent" value="add">
            {SPECIAL_DAYS.add}
          </Button>
        </p>
      </Form>
    </Card>
  )
}
