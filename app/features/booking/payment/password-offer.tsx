import { FIRST_PASSWORD } from '#content/booking/booking-links.ts'
import { to } from '#content/language.ts'
import type { BookingInPayment } from './payment-view.ts'

/** For a client who was booked by staff and has no password yet. */
export function PasswordOffer({ linked }: Pick<BookingInPayment, 'linked'>) {
  if (!linked?.password) return null
  return (
    <p>
      {FIRST_PASSWORD.offer}{' '}
      <a className="text-link" href={to(linked.password)}>
        {FIRST_PASSWORD.link}
      </a>
    </p>
  )
}
