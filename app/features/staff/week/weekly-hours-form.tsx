import { Form } from 'react-router'
import { Button } from '#app/ui/buttons/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { GROUP_PROBLEMS, HOURS } from '#content/staff/week/hours.ts'
import { weekdaysText } from '#content/words/hours.ts'
import { WEEK } from '#content/words/week-days.ts'
import {
  type GroupProblem,
  type HoursGroup,
  MOST_INTERVALS,
  type TypedHours,
} from '#domain/availability/typed-hours.ts'

type WeeklyHoursFormProps = {
  groups: readonly HoursGroup[]
  /** The fingerprint of the saved week. */
  before: string
  problems: Readonly<Record<string, GroupProblem>>
}

/** Days with the same hours are one edit. Adding and removing only change the form, by submit buttons, so it works without script. */
export function WeeklyHoursForm({ groups, before, problems }: WeeklyHoursFormProps) {
  return (
    <Form method="post" className="desk-form" preventScrollReset>
      <input type="hidden" name="before" value={before} />
      <input type="hidden" name="groups" value={groups.length} />
      {/* The Enter key presses the first button of a form: without this one it would remove or add hours. */}
      <button type="submit" name="intent" value="save" className="sr-only" tabIndex={-1} aria-hidden="true" />
      {keyed(groups).map(({ key, index, group }) => (
        <Group key={key} index={index} group={group} problems={problems} />
      ))}
      <p className="flex flex-wrap gap-3">
        <Button type="submit" name="intent" value="save">
          {HOURS.save}
        </Button>
        <Button type="submit" name="intent" value="add-group" tone="secondary">
          {groups.length === 0 ? HOURS.add : HOURS.addGroup}
        </Button>
      </p>
    </Form>
  )
}

/** The typed times are part of the key, so that the fields of a removed row are never reused for the next one. */
function keyed(groups: readonly HoursGroup[]) {
  return groups.map((group, index) => ({ key: `${index} ${JSON.stringify(group)}`, index, group }))
}

type GroupProps = { index: number; group: HoursGroup; problems: WeeklyHoursFormProps['problems'] }

function Group({ index, group: { days, hours }, problems }: GroupProps) {
  const name = weekdaysText(days) || HOURS.noDays
  return (
    <Card as="section" className="hours-day" id={groupId(index)}>
      <h2 className="text-lg">{name}</h2>
      <input type="hidden" name={`rows-${index}`} value={hours.length} />
      <fieldset className="desk-days">
        <legend className="sr-only">{HOURS.days}</legend>
        {WEEK.short.map((day, place) => (
          <label key={day} className="desk-day">
            <input
              type="checkbox"
              name={`day-${index}-${place + 1}`}
              value="on"
              defaultChecked={days.includes(place + 1)}
            />
            {day}
          </label>
        ))}
      </fieldset>
      {placed(index, hours).map(({ place, typed }) => (
        <HoursRow key={place} days={name} place={place} hours={typed} problem={problems[place]} />
      ))}
      {hours.length < MOST_INTERVALS && (
        <div className="hours-tools">
          <Button {...stayAt(index)} name="intent" value={`add-${index}`} tone="secondary" size="sm">
            {HOURS.addMore}
            <span className="sr-only">: {name}</span>
          </Button>
        </div>
      )}
    </Card>
  )
}

/** The rows of a group, with the place that their names end with. */
function placed(index: number, hours: readonly TypedHours[]) {
  return hours.map((typed, row) => ({ place: `${index}-${row}`, typed }))
}

const groupId = (index: number) => `hours-${index}`

/** Without script, the page scrolls back to the group after the button was pressed. */
const stayAt = (index: number) => ({ type: 'submit', formAction: `#${groupId(index)}` }) as const

type HoursRowProps = { days: string; place: string; hours: TypedHours; problem: GroupProblem | undefined }

function HoursRow({ days, place, hours, problem }: HoursRowProps) {
  const error = problem && GROUP_PROBLEMS[problem]
  return (
    <div className="hours-row">
      <TextField
        name={`opens-${place}`}
        label={<TimeLabel days={days} label={HOURS.opens} />}
        type="time"
        defaultValue={hours.opensAt}
        error={error}
      />
      <TextField
        name={`closes-${place}`}
        label={<TimeLabel days={days} label={HOURS.closes} />}
        type="time"
        // A time field has no 24:00.
        defaultValue={hours.closesAt === '24:00' ? '00:00' : hours.closesAt}
      />
      <Button {...stayAt(Number(place.split('-')[0]))} name="intent" value={`remove-${place}`} tone="quiet" size="sm">
        {HOURS.remove}
        <span className="sr-only">
          : {days} {hours.opensAt}
        </span>
      </Button>
    </div>
  )
}

function TimeLabel({ days, label }: { days: string; label: string }) {
  return (
    <>
      <span className="sr-only">{days} </span>
      {label}
    </>
  )
}
