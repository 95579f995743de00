import { Link } from 'react-router'
import { BOOKING_FIELDS } from '#content/booking/booking.ts'
import type { BookingPage } from './booking-page.ts'

/** Whom to book, where more than one astrologer offers the service. Links, because each has other free times. */
export function AstrologerChoice({ page: { astrologers }, path }: { page: BookingPage; path: string }) {
  if (astrologers.length === 0) return null
  const isAnyone = astrologers.every(({ isChosen }) => !isChosen)
  return (
    <nav aria-label={BOOKING_FIELDS.astrologer} className="grid gap-2">
      <p className="field-label">{BOOKING_FIELDS.astrologer}</p>
      <ul className="flex flex-wrap gap-2">
        {[{ slug: '', name: BOOKING_FIELDS.anyone, isChosen: isAnyone }, ...astrologers].map(
          ({ slug, name, isChosen }) => (
            <li key={slug}>
              <Link
                className="day"
                aria-current={isChosen ? 'true' : undefined}
                to={slug === '' ? path : `${path}?astrologer=${slug}`}
                replace
                preventScrollReset
              >
                {name}
              </Link>
            </li>
          ),
        )}
      </ul>
    </nav>
  )
}
