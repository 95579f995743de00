import { Form } from 'react-router'
import { Button } from '#app/ui/buttons/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { CALENDAR_PROBLEMS, CALENDARS } from '#content/staff/week/calendars.ts'

export type ExternalCalendarView = {
  readonly id: string
  readonly name: string
  readonly host: string
  readonly busyCount: number
  readonly unreadableEvents: number
  readonly problem: keyof typeof CALENDAR_PROBLEMS | null
  /** When it last worked, as text. */
  readonly succeededAt: string
  /** When its times were read, as text: a calendar that has not changed is not read again. */
  readonly readAt: string
}

export function CalendarList({ calendars }: { calendars: readonly ExternalCalendarView[] }) {
  return (
    <Card as="section" className="desk-form">
      <h2 className="text-xl">{CALENDARS.busyTitle}</h2>
      <p className="hint">{CALENDARS.busyLead}</p>
      {calendars.length === 0 && <p>{CALENDARS.none}</p>}
      <ul className="desk-rows">
        {calendars.map((calendar) => (
          <li key={calendar.id} className="desk-row">
            <CalendarRow calendar={calendar} />
          </li>
        ))}
      </ul>
    </Card>
  )
}

function CalendarRow({ calendar }: { calendar: ExternalCalendarView }) {
  const { id, name, host, busyCount, unreadableEvents, problem, succeededAt, readAt } = calendar
  return (
    <div className="grid min-w-0 flex-1 gap-2">
      <p className="[overflow-wrap:anywhere]">
        <strong>{name}</strong>
        {name !== host && <span className="hint"> {host}</span>}
      </p>
      {problem ? (
        <Notice tone="danger">
          <p>{CALENDAR_PROBLEMS[problem]}</p>
          <p>{CALENDARS.failed(succeededAt, readAt, busyCount)}</p>
        </Notice>
      ) : (
        <p className="hint">{CALENDARS.works(succeededAt, busyCount)}</p>
      )}
      {unreadableEvents > 0 && <p>{CALENDARS.unreadable(unreadableEvents)}</p>}
      <div className="grid justify-items-start gap-1">
        <Form method="post" preventScrollReset>
          <input type="hidden" name="id" value={id} />
          <Button type="submit" name="intent" value="read" tone="secondary" size="sm">
            {CALENDARS.readNow}
            <span className="sr-only"> {name}</span>
          </Button>
        </Form>
        <details className="desk-more">
          <summary>
            {CALENDARS.remove}
            <span className="sr-only"> {name}</span>
          </summary>
          <Form method="post" className="grid justify-items-start gap-2" preventScrollReset>
            <p>{CALENDARS.removeLead(busyCount)}</p>
            <input type="hidden" name="id" value={id} />
            <input type="hidden" name="name" value={name} />
            <Button type="submit" name="intent" value="remove" tone="danger" size="sm">
              {CALENDARS.confirmRemove}
            </Button>
          </Form>
        </details>
      </div>
    </div>
  )
}
