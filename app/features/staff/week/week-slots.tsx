import { useRef, useState } from 'react'
import { listTyped, useTypedEarly } from '#app/features/page-parts/use-typed-early.ts'
import { Button } from '#app/ui/buttons/button.tsx'
import { FieldNotes, groupAttributes } from '#app/ui/fields/field.tsx'
import { MOVE, WEEK_PAGE } from '#content/staff/week/week.ts'
import { longDay, namedDay } from '#content/words/dates.ts'
import { addDays, type IsoDate, mondayOf } from '#domain/time/india-time.ts'

export type FreeSlot = {
  /** In the zone of the diary. */
  readonly date: IsoDate
  /** An instant, as the form sends it. */
  readonly start: string
  /** "9-10 AM". */
  readonly time: string
}

type WeekSlotsProps = {
  legend: string
  /** In the order of time. */
  slots: readonly FreeSlot[]
  /** A day of the week to begin with. */
  of: IsoDate
  chosen: string
  /** The label of a choice without a time, where that is one. */
  none?: string
  error?: string | undefined
}

/**
 * The free times of one week by day, as radio buttons named `slot`: the desk chooses every time with it. Its buttons turn
 * the week; without script they send the form with `of`, a day of the other week, and the page shows it as it was typed.
 */
export function WeekSlots({ legend, slots, of, chosen, none, error }: WeekSlotsProps) {
  const [day, setDay] = useState(of)
  const [start, setStart] = useState(chosen)
  const slotFields = useRef<HTMLFieldSetElement>(null)
  useTypedEarly(slotFields, (typed) => {
    const first = listTyped(typed).find((radio) => radio instanceof HTMLInputElement && radio.checked)
    if (first) setStart(first.value)
  })
  const { range, before, after, days } = weekOf(slots, day)
  const elsewhere = slots.find((slot) => slot.start === start && !days.some(({ date }) => date === slot.date))
  return (
    <fieldset ref={slotFields} className="grid min-w-0 gap-4" {...groupAttributes({ name: 'slot', error })}>
      <legend className="field-label mb-2">{legend}</legend>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="font-semibold" aria-live="polite">
          {range}
        </p>
        <div className="flex flex-wrap gap-2">
          <TurnButton to={before} label={WEEK_PAGE.previous} onTurn={setDay} />
          <TurnButton to={after} label={WEEK_PAGE.next} onTurn={setDay} />
        </div>
      </div>
      {none !== undefined && <Choice value="" label={none} name={none} isChosen={start === ''} onChoose={setStart} />}
      {days.length === 0 && <p>{MOVE.none}</p>}
      {days.map(({ date, starts }) => (
        <div key={date} className="grid gap-2">
          <h3 className="text-lg">{namedDay(date)}</h3>
          <div className="grid grid-cols-[repeat(auto-fill,minmax(min(8rem,100%),1fr))] gap-2">
            {starts.map((slot) => (
              <Choice
                key={slot.start}
                value={slot.start}
                label={slot.time}
                name={`${namedDay(date)}, ${slot.time}`}
                isChosen={slot.start === start}
                onChoose={setStart}
              />
            ))}
          </div>
        </div>
      ))}
      {elsewhere && (
        <p>
          {MOVE.chosen(`${namedDay(elsewhere.date)}, ${elsewhere.time}`)}
          {/* After the radio buttons, so that one of them is read first. */}
          <input type="hidden" name="slot" value={elsewhere.start} />
        </p>
      )}
      <FieldNotes field={{ name: 'slot', label: legend, error }} />
    </fieldset>
  )
}

/** The Enter key presses the first button of a form: without this one before the picker it would turn the week. */
export function EnterButton() {
  return <button type="submit" className="sr-only" tabIndex={-1} aria-hidden="true" />
}

type ChoiceProps = {
  value: string
  label: string
  /** With its day, for those who hear it. */
  name: string
  isChosen: boolean
  onChoose: (start: string) => void
}

function Choice({ value, label, name, isChosen, onChoose }: ChoiceProps) {
  return (
    <label className="hour">
      <input
        type="radio"
        name="slot"
        value={value}
        className="sr-only"
        // Uncontrolled, so that a time chosen before hydration stays chosen.
        defaultChecked={isChosen}
        onChange={() => onChoose(value)}
        aria-label={name}
      />
      {label}
    </label>
  )
}

type TurnButtonProps = { to: IsoDate | undefined; label: string; onTurn: (day: IsoDate) => void }

function TurnButton({ to, label, onTurn }: TurnButtonProps) {
  if (to === undefined) return null
  return (
    <Button
      type="submit"
      name="of"
      value={to}
      size="sm"
      tone="secondary"
      formNoValidate
      onClick={(event) => {
        event.preventDefault()
        onTurn(to)
      }}
    >
      {label} <span className="sr-only">{WEEK_PAGE.week}</span>
    </Button>
  )
}

/** The free times of a day's week or of the nearest one with any, and a day of the weeks around it. */
function weekOf(slots: readonly FreeSlot[], of: IsoDate) {
  const nearest = slots.find(({ date }) => date >= of) ?? slots.at(-1)
  const monday = mondayOf(nearest?.date ?? of)
  const sunday = addDays(monday, 6)
  const inWeek = slots.filter(({ date }) => date >= monday && date <= sunday)
  const dates = [...new Set(inWeek.map(({ date }) => date))]
  return {
    range: `${longDay(monday)} – ${longDay(sunday)}`,
    before: slots.findLast(({ date }) => date < monday)?.date,
    after: slots.find(({ date }) => date > sunday)?.date,
    days: dates.map((date) => ({ date, starts: inWeek.filter((slot) => slot.date === date) })),
  }
}
