import { GATEWAY_REFUND_FAILED } from '#content/emails/gateways.ts'
import { EMAIL_FRAME } from '#content/emails/shared.ts'
import { formatRupees } from '#content/words/money.ts'
import { unchanged } from '#usecases/emails/refresh-account-email.ts'
import { button, type EmailDefinition, forWeeks, paragraph } from '../email.ts'

/** Goes to the practice: the client still waits for the money. */
export const gatewayRefundFailed: EmailDefinition<'gateway-refund-failed'> = {
  expiry: forWeeks,
  refresh: unchanged,
  compose: ({ booking, amount }, { appUrl }) => ({
    subject: GATEWAY_REFUND_FAILED.subject(booking.code),
    preview: GATEWAY_REFUND_FAILED.preview,
    greeting: EMAIL_FRAME.greeting,
    blocks: [
      paragraph(GATEWAY_REFUND_FAILED.opening(formatRupees(amount), booking.code)),
      button(GATEWAY_REFUND_FAILED.button, `${appUrl}/staff/bookings/${booking.bookingId}#refund`),
    ],
  }),
}
