import { Link } from 'react-router'
import { buttonClass } from '#app/ui/buttons/button-class.ts'
import { Card } from '#app/ui/card.tsx'
import { CALENDARS } from '#content/staff/week/calendars.ts'
import { DIARY } from '#content/staff/week/diary.ts'
import { HOURS } from '#content/staff/week/hours.ts'
import { SPECIAL_DAYS } from '#content/staff/week/special-days.ts'
import type { Week } from '#domain/availability/typed-hours.ts'
import { daysText, type SpecialDaysView } from './special-days-list.tsx'
import { WeekText } from './week-text.tsx'

type HoursSummaryProps = {
  /** Null for an astrologer without hours of their own. */
  week: Week | null
  nextSpecialDay: Pick<SpecialDaysView, 'firstDate' | 'lastDate' | 'reason'> | undefined
}

export function HoursSummary({ week, nextSpecialDay }: HoursSummaryProps) {
  return (
    <Card as="section" className="desk-form">
      <h2 className="text-xl">{HOURS.title}</h2>
      {week ? <WeekText week={week} /> : <p className="hint">{HOURS.noDiary}</p>}
      {week && (
        <p className="hint">
          {nextSpecialDay
            ? DIARY.nextSpecialDay([daysText(nextSpecialDay), nextSpecialDay.reason].filter(Boolean).join(', '))
            : SPECIAL_DAYS.none}
        </p>
      )}
      <div className="desk-actions">
        <Link to="/staff/week/hours" className={buttonClass({ tone: 'secondary' })}>
          {week ? DIARY.changeHours : HOURS.start}
        </Link>
        {week && (
          <Link to="/staff/week/special-days" className={buttonClass({ tone: 'secondary' })}>
            {SPECIAL_DAYS.title}
          </Link>
        )}
        {week && (
          <Link to="/staff/week/calendars" className={buttonClass({ tone: 'secondary' })}>
            {CALENDARS.title}
          </Link>
        )}
      </div>
    </Card>
  )
}
