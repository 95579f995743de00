import { ownLanguage } from '#app/features/page-parts/own-text.tsx'
import { FieldNotes, groupAttributes, RequiredMark } from '#app/ui/fields/field.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { tallScript } from '#app/ui/tall-script.ts'
import { BOOKING_FIELD_TEXTS } from '#content/booking/booking.ts'
import { GROUP_FIELD } from '#content/booking/groups.ts'
import { to } from '#content/language.ts'
import { clientTime, type TimeReader } from '#content/words/session-times.ts'
import type { GroupChoice } from './booking-page-view.ts'
import type { Filled } from './details-fields.tsx'

type GroupFieldProps = Filled & {
  /** The dates of a class that is sold alone. */
  isClass: boolean
  groups: readonly GroupChoice[]
  path: string
  reader: TimeReader
}

/** Which group of a course, with its free seats and its dates in the client's time zone. A full one has a waitlist. */
export function GroupField({ isClass, groups, path, values, errors, reader }: GroupFieldProps) {
  if (groups.length === 0) return isClass ? <Notice>{GROUP_FIELD.noDates}</Notice> : null
  const error = errors.cohort
  const label = isClass ? BOOKING_FIELD_TEXTS.classDate : BOOKING_FIELD_TEXTS.cohort
  return (
    <fieldset className="fieldset" {...groupAttributes({ name: 'cohort', error })}>
      <legend className="heading text-xl">
        {label}
        <RequiredMark />
      </legend>
      <FieldNotes field={{ name: 'cohort', label, error }} />
      <div className="grid gap-4">
        {groups.map((group) => (
          <Choice
            key={group.id}
            group={group}
            waitPath={`${path}/wait/${group.id}`}
            isChosen={values.cohort === String(group.id)}
            reader={reader}
          />
        ))}
      </div>
    </fieldset>
  )
}

type ChoiceProps = { group: GroupChoice; waitPath: string; isChosen: boolean; reader: TimeReader }

function Choice({ group: { id, title, freeSeats, classes }, waitPath, isChosen, reader }: ChoiceProps) {
  const isFull = freeSeats === 0
  const [first, ...later] = classes
  // A date of a class has no other name.
  const name = title || (first && clientTime(first, reader))
  return (
    <div className="grid gap-1 border-b border-[var(--hairline)] pb-4">
      <div className="choice">
        <input
          id={`group-${id}`}
          type="radio"
          name="cohort"
          value={id}
          required
          disabled={isFull}
          defaultChecked={isChosen && !isFull}
          aria-describedby={`group-${id}-dates`}
        />
        <label htmlFor={`group-${id}`}>
          <b className={tallScript(title)} {...ownLanguage(title)}>
            {name}
          </b>
          {': '}
          {isFull ? GROUP_FIELD.full : GROUP_FIELD.free(freeSeats)}
        </label>
      </div>
      <div id={`group-${id}-dates`} className="grid gap-1 ps-8">
        {first && title !== '' && <p className="hint">{GROUP_FIELD.starts(clientTime(first, reader))}</p>}
        {later.length > 0 && (
          <details>
            <summary className="text-link inline-flex min-h-11 cursor-pointer items-center">
              {GROUP_FIELD.allDates(classes.length)}
            </summary>
            <ol className="grid gap-1">
              {classes.map((one) => (
                <li key={one.startsAt} className="hint">
                  {clientTime(one, reader)}
                </li>
              ))}
            </ol>
          </details>
        )}
        {isFull && (
          <a className="text-link inline-flex min-h-11 items-center justify-self-start" href={to(waitPath)}>
            {GROUP_FIELD.wait}
          </a>
        )}
      </div>
    </div>
  )
}
