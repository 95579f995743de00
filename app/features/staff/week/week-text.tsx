import { FactList } from '#app/ui/fact-list.tsx'
import { HOURS } from '#content/staff/week/hours.ts'
import { hoursText } from '#content/words/hours.ts'
import { WEEK } from '#content/words/week-days.ts'
import type { Week } from '#domain/availability/typed-hours.ts'

/** The hours of a week, day by day. */
export function WeekText({ week }: { week: Week }) {
  const facts = WEEK.short.map((term, index) => ({ term, value: hoursText(week[index] ?? []) || HOURS.closed }))
  return <FactList facts={facts} />
}
