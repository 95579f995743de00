import { formatRupees } from '#content/words/money.ts'
import { clientTime } from '#content/words/session-times.ts'
import { MINUTE_MS } from '#domain/durations.ts'
import { bookingFacts, exactAmount, forBooking, paymentUrl } from './booking-facts.ts'
import { birthLink } from './change-links.ts'
import { courseBooked } from './course-booked.ts'
import { button, type Compose, editableText, note, paragraph } from './email.ts'
import { sealBlocks } from './seal.ts'

const HELD_MS = 30 * MINUTE_MS
const HELD_BRIEFLY = 'We are holding this time for you for 30 minutes. After that, someone else can book it.'

export const bookingReceived: Compose<'booking-received'> = (email, context, reader) => {
  const { booking, payableUntil, isHeld = true, bookedByStaff = false } = email
  if (booking.course) return courseBooked(email, context, reader)
  const isHeldBriefly = !bookedByStaff && Date.parse(payableUntil) - reader.now.getTime() >= HELD_MS
  const payBy = clientTime(payableUntil, reader)
  const { subject, opening } = editableText('booking-received', context, forBooking(booking))
  return {
    subject,
    preview: `Please pay to confirm ${booking.serviceName}.`,
    blocks: [
      paragraph(opening),
      bookingFacts(booking, reader),
      ...(booking.session && isHeld
        ? [paragraph(isHeldBriefly ? HELD_BRIEFLY : `We are holding this time for you until ${payBy}.`)]
        : []),
      ...sealBlocks(booking, context),
      ...exactAmount(booking),
      button(`Pay ${formatRupees(booking.amount)}`, paymentUrl(email, context, reader)),
      ...birthLink(booking, context, reader),
      ...(bookedByStaff ? [note('You can pay without signing in. The link opens this booking only.')] : []),
      note(`If we do not receive your payment by ${payBy}, the booking will be cancelled.`),
    ],
  }
}
