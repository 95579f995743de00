import { Badge } from '#app/ui/badge.tsx'
import { Card } from '#app/ui/card.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { tallScript } from '#app/ui/tall-script.ts'
import { REMEDIES } from '#content/booking/remedies.ts'
import { type RemedyDayView, TickForm } from './tick-form.tsx'

export type RemedyView = {
  readonly id: string
  readonly title: string
  readonly instructions: string
  /** "Every Saturday, 11 times". */
  readonly rule: string
  readonly city: string
  readonly serviceName: string
  readonly code: string
  readonly done: number
  readonly state: 'running' | 'completed' | 'ended'
  readonly days: readonly RemedyDayView[]
}

/** One remedy with what to do, how far it has come and all its days. */
export function RemedyCard({ remedy }: { remedy: RemedyView }) {
  const { id, title, instructions, rule, city, serviceName, code, done, state, days } = remedy
  return (
    <Card as="section" className="grid gap-4" id={`remedy-${id}`}>
      <header className="grid gap-1">
        <div className="flex flex-wrap items-start justify-between gap-2">
          <h2 className={classNames('text-xl [overflow-wrap:anywhere]', tallScript(title))}>{title}</h2>
          {state !== 'running' && <Badge tone={state === 'completed' ? 'success' : 'neutral'}>{REMEDIES[state]}</Badge>}
        </div>
        <p>{rule}</p>
        <p className="hint">
          {REMEDIES.inCity(city)} · {REMEDIES.after(serviceName, code)}
        </p>
      </header>
      {instructions && (
        <p className={classNames('whitespace-pre-line [overflow-wrap:anywhere]', tallScript(instructions))}>
          {instructions}
        </p>
      )}
      <div className="grid gap-1">
        <p id={`progress-${id}`}>{REMEDIES.doneOf(done, days.length)}</p>
        <progress className="progress-bar" value={done} max={days.length} aria-labelledby={`progress-${id}`} />
      </div>
      <details className="remedy-days">
        <summary className="text-link inline-flex min-h-11 cursor-pointer items-center print:hidden">
          {REMEDIES.allDays(days.length)}
        </summary>
        <ol className="remedy-rows">
          {days.map((day) => (
            <li key={day.date} id={`day-${id}-${day.date}`}>
              <time dateTime={day.date}>{day.label}</time>
              <span className="print-only">{day.isDone ? '☑' : '☐'}</span>
              <TickForm day={day} />
            </li>
          ))}
        </ol>
      </details>
    </Card>
  )
}
