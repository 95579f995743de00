import { Form } from 'react-router'
import type { FormProblem } from '#app/features/page-parts/form-problem.ts'
import { Button } from '#app/ui/buttons/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { CALENDARS } from '#content/staff/week/calendars.ts'
import { LONGEST_ADDRESS, LONGEST_CALENDAR_NAME } from '#domain/calendar/calendar-address.ts'

export function AddCalendarForm({ problem: { values, fieldErrors } }: { problem: FormProblem }) {
  return (
    <Card as="section" className="desk-form">
      <h2 className="text-xl">{CALENDARS.addTitle}</h2>
      <Form method="post" className="desk-form" preventScrollReset>
        <TextField
          name="name"
          label={CALENDARS.name}
          hint={CALENDARS.nameHint}
          maxLength={LONGEST_CALENDAR_NAME}
          defaultValue={values.name}
        />
        <TextField
          name="address"
          label={CALENDARS.address}
          hint={CALENDARS.addressHint}
          inputMode="url"
          autoComplete="off"
          maxLength={LONGEST_ADDRESS}
          defaultValue={values.address}
          error={fieldErrors.address}
          required
        />
        <p>
          <Button type="submit" name="intent" value="add">
            {CALENDARS.add}
          </Button>
        </p>
      </Form>
      <details className="desk-more">
        <summary>{CALENDARS.where}</summary>
        <dl className="grid gap-2">
          {CALENDARS.places.map(([name, text]) => (
            <div key={name}>
              <dt>
                <strong>{name}</strong>
              </dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </details>
    </Card>
  )
}
