import { Link } from 'react-router'
import { buttonClass } from '#app/ui/buttons/button-class.ts'
import { Card } from '#app/ui/card.tsx'
import { FactList } from '#app/ui/fact-list.tsx'
import { DIARY } from '#content/staff/week/diary.ts'
import { HOURS } from '#content/staff/week/hours.ts'
import { hoursText, weekdaysText } from '#content/words/hours.ts'
import { groupsOf, ISO_WEEKDAYS, type Week } from '#domain/availability/typed-hours.ts'

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

/** "Mon-Sat 9 AM-12 PM, 2-5 PM": the hours of a week, days with the same ones together. */
export function WeekText({ week }: { week: Week }) {
  const open = groupsOf(week).map(({ days, hours }) => ({ term: weekdaysText(days), value: hoursText(hours) }))
  const closed = ISO_WEEKDAYS.filter((weekday) => week[weekday - 1]?.length === 0)
  return (
    <FactList facts={[...open, ...(closed.length > 0 ? [{ term: weekdaysText(closed), value: HOURS.closed }] : [])]} />
  )
}
