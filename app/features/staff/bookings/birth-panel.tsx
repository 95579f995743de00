import { type Fact, FactList } from '#app/ui/fact-list.tsx'
import { CARD } from '#content/staff/bookings/booking-card.ts'
import { clockText, longDay } from '#content/words/dates.ts'
import type { BirthDetails } from '#domain/births/birth-details.ts'
import type { DeskBookingView } from './desk-booking.ts'

/** The birth details, or why they cannot be read. */
export function BirthPanel({ booking }: { booking: Pick<DeskBookingView, 'birth' | 'isBirthLocked'> }) {
  const { birth, isBirthLocked } = booking
  if (isBirthLocked) return <p className="hint">{CARD.birthLocked}</p>
  const hasAny = birth !== null && [birth.birthDate, birth.birthTime, birth.birthPlace, birth.questions].some(Boolean)
  if (!hasAny) return <p className="hint">{CARD.noBirthDetails}</p>

  const questions = birth.questions ? [{ term: CARD.questions, value: birth.questions }] : []
  return (
    <FactList
      facts={[
        ...(birth.intake?.name ? [{ term: CARD.birthOf, value: birth.intake.name }] : []),
        { term: CARD.birthDate, value: birth.birthDate ? longDay(birth.birthDate) : CARD.notProvided },
        { term: CARD.birthTime, value: timeText(birth) },
        { term: CARD.birthPlace, value: birth.birthPlace ?? CARD.notProvided },
        ...questions,
      ]}
    />
  )
}

/** The same in one line; nothing for a question, whose chart is that of its asking. */
export function birthFact({ birth, askedAt }: Pick<DeskBookingView, 'birth' | 'askedAt'>): Fact[] {
  if (birth === null || askedAt !== null || birth.birthDate === null) return []
  const place = birth.birthPlace ?? CARD.notProvided
  return [{ term: CARD.born, value: `${longDay(birth.birthDate)}, ${timeText(birth)}, ${place}` }]
}

function timeText({ birthDate, birthTime, intake }: BirthDetails): string {
  const known = intake?.timeKnown
  if (birthTime !== null) {
    const time = clockText(birthTime)
    return known === 'about' ? CARD.timeAbout(time) : time
  }
  if (birthDate === null) return CARD.notProvided
  const parts: Partial<Record<string, string>> = CARD.partsOfDay
  return (known && parts[known]) ?? CARD.timeNotKnown
}
