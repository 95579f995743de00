import { CLOCK_LABELS } from '#content/charts/birth-form.ts'
import { BRIEF } from '#content/staff/bookings/brief.ts'
import type { BirthIntake } from '#domain/births/birth.ts'

/** What an astrologer should know about a birth before reading its chart. */
export function intakeNotes(intake: BirthIntake | null | undefined): string[] {
  if (!intake) return []
  const { name, timeKnown, clock } = intake
  const texts: Partial<Record<string, string>> = BRIEF.timesKnown
  const known = texts[timeKnown]
  return [
    ...(name === null ? [] : [BRIEF.ofSomeone(name)]),
    ...(known === undefined ? [] : [known]),
    ...(clock === 'standard' ? [] : [BRIEF.clock(CLOCK_LABELS[clock])]),
  ]
}
