import { Form } from 'react-router'
import { Button } from '#app/ui/buttons/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { HOURS, HOURS_PROBLEMS } from '#content/staff/week/hours.ts'
import { WEEK } from '#content/words/week-days.ts'
import { type HoursProblem, MOST_INTERVALS, type TypedHours, type TypedWeek } from '#domain/availability/typed-hours.ts'

type WeeklyHoursFormProps = {
  week: TypedWeek
  /** The fingerprint of the saved week. */
  before: string
  problems: Readonly<Record<string, HoursProblem>>
}

/** Adding, removing and copying only change the form, by submit buttons, so it works without script. */
export function WeeklyHoursForm({ week, before, problems }: WeeklyHoursFormProps) {
  return (
    <Form method="post" className="desk-form" preventScrollReset>
      <input type="hidden" name="before" value={before} />
      {/* The Enter key presses the first button of a form: without this one it would remove or add hours. */}
      <button type="submit" name="intent" value="save" className="sr-only" tabIndex={-1} aria-hidden="true" />
      {WEEK.days.map((name, index) => (
        <Day key={name} name={name} weekday={index + 1} rows={week[index] ?? []} problems={problems} />
      ))}
      <p>
        <Button type="submit" name="intent" value="save">
          {HOURS.save}
        </Button>
      </p>
    </Form>
  )
}

type DayProps = {
  name: string
  weekday: number
  rows: readonly TypedHours[]
  problems: WeeklyHoursFormProps['problems']
}

function Day({ name, weekday, rows, problems }: DayProps) {
  return (
    <Card as="section" className="hours-day" id={dayId(weekday)}>
      <h2 className="text-lg">{name}</h2>
      <input type="hidden" name={`rows-${weekday}`} value={rows.length} />
      {rows.length === 0 && <p className="hint">{HOURS.closed}</p>}
      {keyed(rows).map(({ key, row, hours }) => (
        <HoursRow
          key={key}
          day={name}
          weekday={weekday}
          row={row}
          hours={hours}
          problem={problems[`${weekday}-${row}`]}
        />
      ))}
      <div className="hours-tools">
        {rows.length < MOST_INTERVALS && (
          <Button {...stayAt(weekday)} name="intent" value={`add-${weekday}`} tone="secondary" size="sm">
            {rows.length === 0 ? HOURS.add : HOURS.addMore}
            <span className="sr-only">: {name}</span>
          </Button>
        )}
        {rows.length > 0 && <CopyDay name={name} weekday={weekday} />}
      </div>
    </Card>
  )
}

/** The typed times are part of the key, so that the fields of a removed row are never reused for the next one. */
function keyed(rows: readonly TypedHours[]) {
  return rows.map((hours, row) => ({ key: `${row} ${hours.opensAt} ${hours.closesAt}`, row, hours }))
}

const dayId = (weekday: number) => `day-${weekday}`

/** Without script, the page scrolls back to the day after the button was pressed. */
const stayAt = (weekday: number) => ({ type: 'submit', formAction: `#${dayId(weekday)}` }) as const

type HoursRowProps = {
  day: string
  weekday: number
  row: number
  hours: TypedHours
  problem: HoursProblem | undefined
}

function HoursRow({ day, weekday, row, hours, problem }: HoursRowProps) {
  const id = `${weekday}-${row}`
  const error = problem && HOURS_PROBLEMS[problem]
  return (
    <div className="hours-row">
      <TextField
        name={`opens-${id}`}
        label={<TimeLabel day={day} label={HOURS.opens} />}
        type="time"
        defaultValue={hours.opensAt}
        error={error}
      />
      <TextField
        name={`closes-${id}`}
        label={<TimeLabel day={day} label={HOURS.closes} />}
        type="time"
        // A time field has no 24:00.
        defaultValue={hours.closesAt === '24:00' ? '00:00' : hours.closesAt}
      />
      <Button {...stayAt(weekday)} name="intent" value={`remove-${id}`} tone="quiet" size="sm">
        {HOURS.remove}
        <span className="sr-only">
          : {day} {hours.opensAt}
        </span>
      </Button>
    </div>
  )
}

function TimeLabel({ day, label }: { day: string; label: string }) {
  return (
    <>
      <span className="sr-only">{day} </span>
      {label}
    </>
  )
}

function CopyDay({ name, weekday }: { name: string; weekday: number }) {
  return (
    <details className="desk-more">
      <summary>
        {HOURS.copy}
        <span className="sr-only">: {name}</span>
      </summary>
      <fieldset className="desk-days">
        <legend className="sr-only">
          {HOURS.copy}: {name}
        </legend>
        {WEEK.short.map((day, index) =>
          index + 1 === weekday ? null : (
            <label key={day} className="desk-day">
              <input type="checkbox" name={`copy-${weekday}-${index + 1}`} value="on" />
              {day}
            </label>
          ),
        )}
        <Button {...stayAt(weekday)} name="intent" value={`copy-${weekday}`} tone="secondary" size="sm">
          {HOURS.copyNow}
          <span className="sr-only">: {name}</span>
        </Button>
      </fieldset>
    </details>
  )
}
