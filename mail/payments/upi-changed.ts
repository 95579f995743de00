import { PAYMENT_SETTINGS_CHANGED as TEXTS, UPI_CHANGED } from '#content/emails/payments.ts'
import { staffTime } from '#content/words/session-times.ts'
import { unchanged } from '#usecases/emails/refresh-account-email.ts'
import { button, type EmailDefinition, facts, forWeeks, note, paragraph } from '../email.ts'

export const upiChanged: EmailDefinition<'upi-changed'> = {
  expiry: forWeeks,
  refresh: unchanged,
  compose: (email, { practice, appUrl }, reader) => ({
    subject: UPI_CHANGED.subject(practice.name),
    preview: UPI_CHANGED.preview,
    blocks: [
      paragraph(UPI_CHANGED.opening),
      facts(
        [UPI_CHANGED.before, email.from ?? TEXTS.none],
        [UPI_CHANGED.now, email.to ?? TEXTS.none],
        [TEXTS.changedBy, email.changedBy],
        [TEXTS.when, staffTime(email.changedAt, reader)],
      ),
      button(TEXTS.button, `${appUrl}/staff/practice/settings/upi`),
      note(TEXTS.note),
    ],
  }),
}
