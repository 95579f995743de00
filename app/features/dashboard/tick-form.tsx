import { Button } from '#app/ui/buttons/button.tsx'
import { REMEDIES } from '#content/booking/remedies.ts'

export type RemedyDayView = {
  readonly remedyId: string
  readonly title: string
  readonly date: string
  /** As it is read. */
  readonly label: string
  readonly isDone: boolean
  /** Whether the day has come. */
  readonly mayTick: boolean
}

/** Ticks a day, or takes the tick back; nothing for a day ahead. A plain form, which works without script. */
export function TickForm({ day }: { day: RemedyDayView }) {
  const { remedyId, title, date, label, isDone, mayTick } = day
  if (!mayTick) return null
  return (
    <form method="post" className="no-print flex items-center gap-3">
      <input type="hidden" name="remedyId" value={remedyId} />
      <input type="hidden" name="day" value={date} />
      {isDone && <span className="text-success">✓ {REMEDIES.done}</span>}
      <Button
        type="submit"
        name="intent"
        value={isDone ? 'untick' : 'tick'}
        size="sm"
        tone={isDone ? 'quiet' : 'secondary'}
      >
        {isDone ? REMEDIES.takeBack : REMEDIES.markDone}
        <span className="sr-only"> {REMEDIES.onDay(title, label)}</span>
      </Button>
    </form>
  )
}
