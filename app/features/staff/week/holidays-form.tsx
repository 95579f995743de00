import { Form } from 'react-router'
import { Button } from '#app/ui/buttons/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { SelectField } from '#app/ui/fields/select-field.tsx'
import { SPECIAL_DAYS } from '#content/staff/week/special-days.ts'
import { namedDay } from '#content/words/dates.ts'

type HolidaysFormProps = {
  state: string
  states: readonly { readonly code: string; readonly name: string }[]
  /** The list runs to the end of it. */
  lastYear: number
  holidays: readonly {
    readonly key: string
    readonly date: string
    readonly name: string
    readonly dependsOnMoon: boolean
    readonly isChosen: boolean
  }[]
}

/** The ticks of one state's list are saved together. */
export function HolidaysForm({ state, states, lastYear, holidays }: HolidaysFormProps) {
  const options = [
    { value: '', label: SPECIAL_DAYS.allIndia },
    ...states.map(({ code, name }) => ({ value: code, label: name })),
  ]
  return (
    <Card as="section" className="desk-form" id="holidays">
      <h2 className="text-xl">{SPECIAL_DAYS.holidays}</h2>
      <p className="hint">{SPECIAL_DAYS.holidaysLead(lastYear)}</p>
      <Form method="get" className="flex flex-wrap items-end gap-2" preventScrollReset>
        <SelectField name="state" label={SPECIAL_DAYS.state} options={options} defaultValue={state} />
        <Button type="submit" tone="secondary">
          {SPECIAL_DAYS.showState}
        </Button>
      </Form>
      {/* A new key shows the stored ticks of another state. */}
      <Form key={state} method="post" className="desk-form" preventScrollReset>
        <input type="hidden" name="state" value={state} />
        <ul className="holiday-list">
          {holidays.map(({ key, date, name, dependsOnMoon, isChosen }) => (
            <li key={key}>
              <label className="desk-day">
                <input type="checkbox" name={`holiday-${key}`} value="on" defaultChecked={isChosen} />
                <span>
                  {name}{' '}
                  <span className="hint">
                    {namedDay(date)}
                    {dependsOnMoon && <>, {SPECIAL_DAYS.dependsOnMoon}</>}
                  </span>
                </span>
              </label>
            </li>
          ))}
        </ul>
        <p>
          <Button type="submit" name="intent" value="holidays" tone="secondary">
            {SPECIAL_DAYS.saveHolidays}
          </Button>
        </p>
      </Form>
    </Card>
  )
}
