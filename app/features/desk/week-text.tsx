import { HOURS } from '#app/content/hours.ts'
import { FactList } from '#app/ui/fact-list.tsx'
import { hoursText } from '#domain/availability/hours-text.ts'
import type { Week } from '#domain/availability/typed-hours.ts'

/** The hours of a week, day by day. */
export function WeekText({ week }: { week: Week }) {
  const facts = HOURS.shortDays.map((term, index) => ({ term, value: hoursText(week[index] ?? []) || HOURS.closed }))
  return <FactList facts={facts} />
}
