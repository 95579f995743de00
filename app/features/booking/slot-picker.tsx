import { useState } from 'react'
import { BOOKING_FIELDS } from '#app/content/booking.ts'
import { Button } from '#app/ui/button.tsx'
import { Calendar } from '#app/ui/calendar.tsx'
import { fromScreenDay, toScreenDay } from '#app/ui/calendar-days.ts'
import { FieldNotes, groupAttributes, RequiredMark } from '#app/ui/field.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { isCalendarDate, isIndianZone } from '#domain/india-time.ts'
import type { Availability } from './booking-page.ts'
import { DayStrip } from './day-strip.tsx'
import { HourChoice } from './hour-choice.tsx'
import { useTimeZone } from './use-time-zone.ts'

type SlotPickerProps = {
  availability: Availability
  today: string
  hourLabel: string
  chosen: { readonly date: string; readonly hourKey: string }
  errors: { readonly date: string | undefined; readonly hour: string | undefined }
  /** Another day has no chosen hour yet, except the one that the form came with. */
  onChooseDay?: (date: string) => void
}

/**
 * The next free days, a calendar of all of them, and the free hours of the chosen one. Without script the day is typed,
 * and a button loads its hours from the server.
 */
export function SlotPicker({ availability, today, hourLabel, chosen, errors, onChooseDay }: SlotPickerProps) {
  const days = Object.keys(availability.days)
  const firstFree = days[0] ?? ''
  // A refused form may contain text that is not a date, for which a calendar has no month.
  const [date, setDate] = useState(isCalendarDate(chosen.date) ? chosen.date : firstFree)
  const timeZone = useTimeZone()

  if (firstFree === '') return <Notice>{BOOKING_FIELDS.noDays}</Notice>
  const lastFree = days.at(-1) ?? firstFree
  const isAbroad = !isIndianZone(timeZone)

  const choose = (day: string) => {
    setDate(day)
    onChooseDay?.(day)
  }
  return (
    <div className="grid gap-4">
      <p className="hint">{isAbroad ? BOOKING_FIELDS.timeHintBoth : BOOKING_FIELDS.timeHint}</p>
      <div className="grid gap-6">
        <fieldset
          className="grid content-start gap-2"
          {...groupAttributes({ name: 'bookingDate', error: errors.date })}
        >
          <legend className="field-label mb-2">
            {BOOKING_FIELDS.date}
            <RequiredMark />
          </legend>
          <TypedDate date={date} from={today} until={lastFree} />
          <input type="hidden" name="bookingDate" value={date} />
          <div data-needs-script className="grid gap-2">
            <DayStrip days={days} date={date} onChoose={choose} />
            <details className="more-days">
              <summary>{BOOKING_FIELDS.moreDays}</summary>
              <Calendar
                isFree={(day) => Object.hasOwn(availability.days, fromScreenDay(day))}
                disabled={(day) => !Object.hasOwn(availability.days, fromScreenDay(day))}
                selected={toScreenDay(date)}
                onSelect={(day) => day && choose(fromScreenDay(day))}
                required={false}
                defaultMonth={toScreenDay(date)}
                today={toScreenDay(today)}
                startMonth={toScreenDay(today)}
                endMonth={toScreenDay(lastFree)}
                weekStartsOn={1}
              />
            </details>
          </div>
          <FieldNotes field={{ name: 'bookingDate', label: BOOKING_FIELDS.date, error: errors.date }} />
        </fieldset>
        <HourChoice
          // Another day has other hours, and none is chosen yet.
          key={date}
          legend={hourLabel}
          date={date}
          availability={availability}
          timeZone={timeZone}
          chosen={date === chosen.date ? chosen.hourKey : ''}
          error={errors.hour}
        />
      </div>
    </div>
  )
}

/** Comes before the calendar's hidden field of the same name, so that without script this one is read. */
function TypedDate({ date, from, until }: { date: string; from: string; until: string }) {
  return (
    <noscript>
      <div className="grid gap-2">
        <input
          className="input"
          type="date"
          name="bookingDate"
          aria-label={BOOKING_FIELDS.date}
          defaultValue={date}
          min={from}
          max={until}
        />
        <Button type="submit" name="intent" value="show-hours" tone="secondary" formNoValidate>
          {BOOKING_FIELDS.showHours}
        </Button>
      </div>
    </noscript>
  )
}
