import { Link } from 'react-router'
import { buttonClass } from '#app/ui/buttons/button-class.ts'
import { Card } from '#app/ui/card.tsx'
import { DIARY } from '#content/staff/week/diary.ts'
import { HOURS } from '#content/staff/week/hours.ts'
import type { Week } from '#domain/availability/typed-hours.ts'
import { WeekText } from './week-text.tsx'

/** The hours of a usual week in a line or two. Null for an astrologer without hours of their own. */
export function HoursSummary({ week }: { week: Week | null }) {
  return (
    <Card as="section" className="desk-form">
      <h2 className="text-xl">{HOURS.title}</h2>
      {week ? <WeekText week={week} /> : <p className="hint">{HOURS.noDiary}</p>}
      <p>
        <Link to="/staff/week/hours" className={buttonClass({ tone: 'secondary' })}>
          {week ? DIARY.changeHours : HOURS.start}
        </Link>
      </p>
    </Card>
  )
}
