import { Button } from '#app/ui/buttons/button.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { NEXT_FREE } from '#content/booking/booking.ts'
import { clientTime, type TimeReader } from '#content/words/session-times.ts'
import { type Availability, CHOOSE_START } from '../booking-page-view.ts'
import { nearestStarts, sessionAt } from './free-starts.ts'

const SHOWN = 3

type NextFreeProps = { availability: Availability; reader: TimeReader; taken: string }

/** Shown when the chosen hour is taken: the nearest free ones, to be chosen with one button and without script. */
export function NextFree({ availability, reader, taken }: NextFreeProps) {
  const nearest = nearestStarts(availability, taken, SHOWN)
  if (nearest.length === 0) return null
  return (
    <Notice>
      <p>{NEXT_FREE}</p>
      {/* The Enter key presses the first button of a form. */}
      <button type="submit" name="intent" value="book" hidden />
      <div className="mt-2 grid justify-items-start gap-2">
        {nearest.map((startsAt) => (
          <Button
            key={startsAt.getTime()}
            type="submit"
            name="intent"
            value={CHOOSE_START + startsAt.toISOString()}
            tone="secondary"
            size="sm"
            formNoValidate
          >
            {clientTime(sessionAt(startsAt, availability), reader)}
          </Button>
        ))}
      </div>
    </Notice>
  )
}
