import { EMAILS_UNDELIVERED } from '#content/emails/desk.ts'
import { emailReasonText } from '#content/emails/reasons.ts'
import { EMAIL_FRAME, OPEN_DESK } from '#content/emails/shared.ts'
import { unchanged } from '#usecases/emails/refresh-account-email.ts'
import { button, days, type EmailDefinition, paragraph, quote } from '../email.ts'

export const emailsUndelivered: EmailDefinition<'emails-undelivered'> = {
  // The next day's email counts again.
  expiry: days(2),
  refresh: unchanged,
  compose: ({ count, reason }, { appUrl }) => ({
    subject: EMAILS_UNDELIVERED.subject(count),
    preview: EMAILS_UNDELIVERED.preview,
    greeting: EMAIL_FRAME.greeting,
    blocks: [
      paragraph(EMAILS_UNDELIVERED.opening(count)),
      quote(emailReasonText('failed', reason)),
      paragraph(EMAILS_UNDELIVERED.whatToDo(count)),
      button(OPEN_DESK, `${appUrl}/staff/inbox/reminders`),
    ],
  }),
}
