import { CARD } from '#content/staff/bookings/booking-card.ts'

/** What the client wrote with the booking. */
export function BookingNotes({ notes }: { notes: string }) {
  if (notes === '') return null
  return (
    <div>
      <p className="hint">{CARD.notes}</p>
      <p className="whitespace-pre-line [overflow-wrap:anywhere]">{notes}</p>
    </div>
  )
}
