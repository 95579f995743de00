import { Form } from 'react-router'
import { Button } from '#app/ui/buttons/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { SPECIAL_DAYS } from '#content/staff/week/special-days.ts'
import { namedDay } from '#content/words/dates.ts'
import { hoursText } from '#content/words/hours.ts'
import type { OpenHours } from '#domain/availability/hours.ts'

export type SpecialDaysView = {
  readonly id: number
  readonly firstDate: string
  readonly lastDate: string
  readonly hours: readonly OpenHours[]
  readonly reason: string
  readonly showsReason: boolean
  readonly isForAll: boolean
}

type SpecialDaysListProps = {
  specialDays: readonly SpecialDaysView[]
  /** Whether to say for whom a day is: only a practice with several astrologers needs it. */
  namesWhom: boolean
}

export function SpecialDaysList({ specialDays, namesWhom }: SpecialDaysListProps) {
  return (
    <Card as="section" className="desk-form">
      <h2 className="text-xl">{SPECIAL_DAYS.coming}</h2>
      {specialDays.length === 0 && <p className="hint">{SPECIAL_DAYS.none}</p>}
      <ul className="desk-rows">
        {specialDays.map((days) => (
          <li key={days.id} className="desk-row">
            <span>
              <strong>{daysText(days)}</strong>
              <br />
              {specialDaysDetails(days, namesWhom)}
            </span>
            <Form method="post" preventScrollReset>
              <input type="hidden" name="id" value={days.id} />
              <Button type="submit" name="intent" value="remove" tone="secondary" size="sm">
                {SPECIAL_DAYS.remove}
                <span className="sr-only"> {daysText(days)}</span>
              </Button>
            </Form>
          </li>
        ))}
      </ul>
    </Card>
  )
}

/** "Fri, October 29, 2027", or the first and the last day. */
export function daysText({ firstDate, lastDate }: Pick<SpecialDaysView, 'firstDate' | 'lastDate'>): string {
  return firstDate === lastDate ? namedDay(firstDate) : `${namedDay(firstDate)} – ${namedDay(lastDate)}`
}

/** What holds on these days, why, and for whom. */
export function specialDaysDetails(
  { hours, reason, showsReason, isForAll }: Omit<SpecialDaysView, 'id'>,
  namesWhom: boolean,
): string {
  return [
    hoursText(hours) || SPECIAL_DAYS.closed,
    reason,
    showsReason && SPECIAL_DAYS.seenByClients,
    namesWhom && (isForAll ? SPECIAL_DAYS.everybody : SPECIAL_DAYS.onlyYou),
  ]
    .filter(Boolean)
    .join(' · ')
}
