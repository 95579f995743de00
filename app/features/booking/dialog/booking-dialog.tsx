import X from 'lucide-react/icons/x'
import { IconButton } from '#app/ui/buttons/icon-button.tsx'
import { BOOKING_DIALOG } from '#content/booking/booking.ts'
import { BOOKING_TITLE_ID } from '../booking-place.ts'
import { BookingSkeleton } from './booking-skeleton.tsx'

/**
 * The closed dialog in a document that offers something to book. Without script it stays hidden;
 * the enhancement script opens it and mounts the booking application in it (decision 0033). The native dialog
 * traps focus, closes on Escape and restores focus.
 */
export function BookingDialog() {
  return (
    <dialog className="booking-dialog" aria-labelledby={BOOKING_TITLE_ID} data-booking-dialog>
      <form method="dialog" className="booking-dialog-bar">
        <IconButton type="submit" icon={X} label={BOOKING_DIALOG.close} />
      </form>
      <div className="booking-dialog-step" data-booking-step>
        <BookingSkeleton />
      </div>
    </dialog>
  )
}
