import { FactList } from '#app/ui/fact-list.tsx'
import { HOURS } from '#content/staff/week/hours.ts'
import { hoursText, weekdaysText } from '#content/words/hours.ts'
import { groupsOf, WEEKDAYS, type Week } from '#domain/availability/typed-hours.ts'

/** "Mon-Sat 9 AM-12 PM, 2-5 PM": the hours of a week, days with the same ones together. */
export function WeekText({ week }: { week: Week }) {
  const open = groupsOf(week).map(({ days, hours }) => ({ term: weekdaysText(days), value: hoursText(hours) }))
  const closed = WEEKDAYS.filter((weekday) => week[weekday - 1]?.length === 0)
  return (
    <FactList facts={[...open, ...(closed.length > 0 ? [{ term: weekdaysText(closed), value: HOURS.closed }] : [])]} />
  )
}
