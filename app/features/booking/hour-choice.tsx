import { BOOKING_FIELDS } from '#app/content/booking.ts'
import { FieldNotes, groupAttributes, RequiredMark } from '#app/ui/field.tsx'
import { ownTimeText } from '#domain/bookings/slot-text.ts'
import { istInstant } from '#domain/india-time.ts'
import type { Availability } from './booking-page.ts'

type HourChoiceProps = {
  legend: string
  date: string
  availability: Availability
  timeZone: string
  chosen: string
  error?: string | undefined
}

/** The free hours of one day, each also in the client's time zone where it differs. */
export function HourChoice({ legend, date, availability, timeZone, chosen, error }: HourChoiceProps) {
  const free = availability.days[date] ?? []
  const hours = availability.hours.filter(({ key }) => free.includes(key))
  return (
    <fieldset className="grid content-start gap-2" {...groupAttributes({ name: 'preferredTime', error })}>
      <legend className="field-label mb-2">
        {legend}
        <RequiredMark />
      </legend>
      {hours.length === 0 && <p className="hint">{BOOKING_FIELDS.noHours}</p>}
      <div className="grid grid-cols-[repeat(auto-fill,minmax(8rem,1fr))] gap-2">
        {hours.map(({ key, label, opensAt }) => (
          <label key={key} className="hour">
            <input
              type="radio"
              name="preferredTime"
              value={key}
              required
              className="sr-only"
              // Uncontrolled, so that an hour chosen before hydration stays chosen.
              defaultChecked={key === chosen}
            />
            <span>
              {label} <abbr title={BOOKING_FIELDS.practiceZone.name}>{BOOKING_FIELDS.practiceZone.short}</abbr>
            </span>
            <OwnTime startsAt={istInstant(date, opensAt)} timeZone={timeZone} />
          </label>
        ))}
      </div>
      <FieldNotes field={{ name: 'preferredTime', label: legend, error }} />
    </fieldset>
  )
}

function OwnTime({ startsAt, timeZone }: { startsAt: Date; timeZone: string }) {
  const own = ownTimeText(startsAt, timeZone)
  return own === undefined ? null : <span className="hint">{BOOKING_FIELDS.ownTime(own)}</span>
}
