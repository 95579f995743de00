import { useMemo } from 'react'
import { FieldNotes, groupAttributes, RequiredMark } from '#app/ui/fields/field.tsx'
import { SLOT_LABEL_TEXTS } from '#content/almanac/slot-labels.ts'
import { BOOKING_FIELD_TEXTS } from '#content/booking/booking.ts'
import { clockBeside, clockRange, isIndianClock } from '#content/words/session-times.ts'
import type { SlotLabel } from '#domain/content/slot-label-names.ts'
import { INDIA_TIME_ZONE } from '#domain/time/india-time.ts'
import type { Availability } from '../booking-page-view.ts'
import { labelsByStart, sessionAt } from './free-starts.ts'

type HourChoiceProps = {
  legend: string
  starts: readonly Date[]
  availability: Availability
  timeZone: string
  chosen: string
  error?: string | undefined
}

/** The free hours of one day, in the client's time zone and India's. */
export function HourChoice({ legend, starts, availability, timeZone, chosen, error }: HourChoiceProps) {
  const labels = useMemo(() => labelsByStart(availability), [availability])
  const { labelledFor } = availability
  return (
    <fieldset className="grid content-start gap-2" {...groupAttributes({ name: 'preferredTime', error })}>
      <legend className="field-label mb-2">
        {legend}
        <RequiredMark />
      </legend>
      {starts.length === 0 && <p className="hint">{BOOKING_FIELD_TEXTS.noHours}</p>}
      <div className="grid grid-cols-[repeat(auto-fill,minmax(min(8rem,100%),1fr))] gap-2">
        {starts.map((startsAt) => {
          const start = startsAt.toISOString()
          return (
            // Keyed by its start: the hours of another day are other fields, and none of them is chosen yet.
            <label key={start} className="hour">
              <input
                type="radio"
                name="preferredTime"
                value={start}
                required
                className="sr-only"
                // Uncontrolled, so that an hour chosen before hydration stays chosen.
                defaultChecked={start === chosen}
              />
              <HourText session={sessionAt(startsAt, availability)} timeZone={timeZone} />
              <SlotLabels labels={labels.get(startsAt.getTime()) ?? []} />
            </label>
          )
        })}
      </div>
      {labelledFor && starts.length > 0 && (
        <p className="hint">{SLOT_LABEL_TEXTS.note(labelledFor.place, labelledFor.isOwn)}</p>
      )}
      <FieldNotes field={{ name: 'preferredTime', label: legend, error }} />
    </fieldset>
  )
}

/** The client's own time first, where it differs. */
function HourText({ session, timeZone }: { session: ReturnType<typeof sessionAt>; timeZone: string }) {
  const inIndia = clockBeside(session, INDIA_TIME_ZONE, timeZone)
  if (isIndianClock(session, timeZone)) return <span className="hour-practice">{inIndia}</span>
  return (
    <>
      <span className="hour-own">{clockRange(session, timeZone)}</span>
      <span className="hour-practice hint">{inIndia}</span>
    </>
  )
}

/** What the almanac says about a start. */
function SlotLabels({ labels }: { labels: readonly SlotLabel[] }) {
  if (labels.length === 0) return null
  return <span className="hour-labels">{labels.map((label) => SLOT_LABEL_TEXTS.names[label]).join(' · ')}</span>
}
