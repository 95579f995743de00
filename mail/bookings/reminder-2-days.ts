import { REMINDER_2_DAYS } from '#content/emails/bookings.ts'
import { refreshTwoDayReminder } from '#usecases/sessions/refresh-session-email.ts'
import { type EmailDefinition, editableText, note, paragraph, untilStart } from '../email.ts'
import { balanceBlocks } from '../payments/balance-due.ts'
import { bookingFacts, changeLinks, forBooking, joinBlocks, orCall, viewButton } from './booking-parts.ts'

export const reminder2Days: EmailDefinition<'reminder-2-days'> = {
  expiry: untilStart,
  refresh: refreshTwoDayReminder,
  compose: (email, context, reader) => {
    const { booking, meetingLink } = email
    const { subject, opening } = editableText('reminder-2-days', context, forBooking(booking))
    return {
      subject,
      preview: REMINDER_2_DAYS.preview,
      blocks: [
        paragraph(opening),
        bookingFacts(booking, reader),
        ...balanceBlocks(email, context),
        ...joinBlocks({ ...booking, meetingLink }, context, orCall(REMINDER_2_DAYS.linkToCome, context)),
        viewButton(context),
        ...changeLinks(booking, context, reader),
        note(REMINDER_2_DAYS.question(context.practice.email)),
      ],
    }
  },
}
