import { useMemo, useState } from 'react'
import { OwnText } from '#app/features/page-parts/own-text.tsx'
import { Button } from '#app/ui/buttons/button.tsx'
import { FieldNotes, groupAttributes, RequiredMark } from '#app/ui/fields/field.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { BOOKING_FIELD_TEXTS } from '#content/booking/booking.ts'
import { WAIT_LINK } from '#content/booking/waitlist.ts'
import { to } from '#content/language.ts'
import { longDay } from '#content/words/dates.ts'
import { readStart } from '#domain/availability/read-start.ts'
import { isCalendarDate, isIndianZone } from '#domain/time/india-time.ts'
import { dateIn } from '#domain/time/zone-offset.ts'
import type { Availability } from '../booking-page-view.ts'
import { DayStrip } from './day-strip.tsx'
import { startsByDay } from './free-starts.ts'
import { HourChoice } from './hour-choice.tsx'
import { MoreDays } from './more-days.tsx'
import { TimeZoneField } from './time-zone-field.tsx'

type SlotPickerProps = {
  availability: Availability
  today: string
  hourLabel: string
  /** As the form came with them: a day, and a start as an instant. */
  chosen: { readonly date: string; readonly start: string }
  errors: { readonly date: string | undefined; readonly hour: string | undefined }
  /** Where to wait for a free time; null where that is no choice. */
  waitPath?: string | null
  timeZone: string
  onChangeZone: (timeZone: string) => void
  /** Another day has no chosen hour yet, except the one that the form came with. */
  onChooseDay?: (date: string) => void
}

/**
 * The next free days, a calendar of all of them, and the free hours of the chosen one. A client abroad sees the days of
 * their own calendar. Without script the day is typed, and a button loads its hours from the server.
 */
export function SlotPicker(props: SlotPickerProps) {
  const { availability, today, hourLabel, chosen, errors, timeZone, waitPath = null, onChangeZone, onChooseDay } = props
  const byDay = useMemo(() => startsByDay(availability, timeZone), [availability, timeZone])
  const days = [...byDay.keys()]
  const firstFree = days[0] ?? ''
  const [picked, setPicked] = useState<string>()
  const date = picked ?? formDay(chosen, timeZone) ?? firstFree

  if (firstFree === '') {
    return (
      <Notice>
        <p>{BOOKING_FIELD_TEXTS.noDays}</p>
        {waitPath !== null && <WaitLink path={waitPath} date="" />}
      </Notice>
    )
  }
  const lastFree = days.at(-1) ?? firstFree
  const isAbroad = !isIndianZone(timeZone)

  const choose = (day: string) => {
    setPicked(day)
    onChooseDay?.(day)
  }
  // A chosen hour stays chosen: it is shown on its day by the other calendar.
  const changeZone = (zone: string, form: HTMLFormElement | null) => {
    const startsAt = form ? readStart(String(new FormData(form).get('preferredTime') ?? '')) : undefined
    if (startsAt) setPicked(dateIn(startsAt, zone))
    onChangeZone(zone)
  }
  return (
    <div className="grid gap-6">
      <fieldset className="grid content-start gap-2" {...groupAttributes({ name: 'bookingDate', error: errors.date })}>
        <legend className="field-label mb-2">
          {BOOKING_FIELD_TEXTS.date}
          <RequiredMark />
        </legend>
        <TypedDate date={date} from={today} until={lastFree} />
        <input type="hidden" name="bookingDate" value={date} />
        <div data-needs-script className="grid gap-2">
          <DayStrip days={days} date={date} onChoose={choose} />
          <MoreDays days={days} date={date} today={today} onChoose={choose} />
        </div>
        <ClosedDays closedDays={availability.closedDays} />
        <FieldNotes field={{ name: 'bookingDate', label: BOOKING_FIELD_TEXTS.date, error: errors.date }} />
      </fieldset>
      <HourChoice
        legend={hourLabel}
        starts={byDay.get(date) ?? []}
        availability={availability}
        timeZone={timeZone}
        chosen={chosen.start}
        error={errors.hour}
      />
      {/* Below the times, which say their zone themselves: a phone shows the days without scrolling. */}
      <TimeZoneField
        timeZone={timeZone}
        hint={isAbroad ? BOOKING_FIELD_TEXTS.timeHintBoth : BOOKING_FIELD_TEXTS.timeHint}
        onChange={changeZone}
      />
      {waitPath !== null && <WaitLink path={waitPath} date={byDay.has(date) ? '' : date} />}
    </div>
  )
}

/** The day of the start that the form came with, or its day; a refused form may contain text that is neither. */
function formDay({ date, start }: SlotPickerProps['chosen'], timeZone: string): string | undefined {
  const startsAt = readStart(start)
  if (startsAt) return dateIn(startsAt, timeZone)
  return isCalendarDate(date) ? date : undefined
}

/** Why the practice is closed on days ahead, where clients may know. */
function ClosedDays({ closedDays }: Pick<Availability, 'closedDays'>) {
  const days = Object.entries(closedDays)
  if (days.length === 0) return null
  return (
    <ul className="hint">
      {days.map(([date, reason]) => (
        <li key={date}>
          {longDay(date)}: <OwnText>{reason}</OwnText>
        </li>
      ))}
    </ul>
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
          aria-label={BOOKING_FIELD_TEXTS.date}
          defaultValue={date}
          min={from}
          max={until}
        />
        <Button type="submit" name="intent" value="show-hours" tone="secondary" formNoValidate>
          {BOOKING_FIELD_TEXTS.showHours}
        </Button>
      </div>
    </noscript>
  )
}

/** Leads from the times that are free to the waitlist, with the chosen day filled in. */
function WaitLink({ path, date }: { path: string; date: string }) {
  const days = date === '' ? '' : `${path.includes('?') ? '&' : '?'}from=${date}&to=${date}`
  return (
    <p className="hint">
      {WAIT_LINK.question}{' '}
      <a className="text-link inline-flex min-h-11 items-center" href={to(`${path}${days}`)}>
        {WAIT_LINK.link}
      </a>
    </p>
  )
}
