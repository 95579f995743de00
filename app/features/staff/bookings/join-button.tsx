import { type ButtonLook, buttonClass } from '#app/ui/buttons/button-class.ts'
import { to } from '#content/language.ts'
import { CARD } from '#content/staff/bookings/booking-card.ts'

/** A meeting link may also be a phone number. */
export function JoinButton({ link, look = {} }: { link: string; look?: ButtonLook }) {
  return (
    <a className={buttonClass(look)} href={to(link)} rel="noreferrer">
      {link.startsWith('tel:') ? CARD.call : CARD.join}
    </a>
  )
}
