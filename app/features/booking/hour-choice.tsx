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

/** The free hours of one day, in the client's time zone and India's. */
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
            <HourText own={ownTimeText(istInstant(date, opensAt), timeZone)} label={label} />
          </label>
        ))}
      </div>
      <FieldNotes field={{ name: 'preferredTime', label: legend, error }} />
    </fieldset>
  )
}

/** The client's own time first, where it differs. */
function HourText({ own, label }: { own: string | undefined; label: string }) {
  return (
    <>
      {own !== undefined && <span className="hour-own">{own}</span>}
      <span className={own === undefined ? 'hour-practice' : 'hour-practice hint'}>
        {label} <abbr title={BOOKING_FIELDS.practiceZone.name}>{BOOKING_FIELDS.practiceZone.short}</abbr>
      </span>
    </>
  )
}
