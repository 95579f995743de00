import { PAYMENT_WAYS_CHANGED, PAYMENT_SETTINGS_CHANGED as TEXTS, WAYS_IN_EMAIL } from '#content/emails/payments.ts'
import { staffTime } from '#content/words/session-times.ts'
import { unchanged } from '#usecases/emails/refresh-account-email.ts'
import { button, type EmailDefinition, facts, forWeeks, note, paragraph } from '../email.ts'

export const paymentWaysChanged: EmailDefinition<'payment-ways-changed'> = {
  expiry: forWeeks,
  refresh: unchanged,
  compose: (email, { practice, appUrl }, reader) => ({
    subject: PAYMENT_WAYS_CHANGED.subject(practice.name),
    preview: PAYMENT_WAYS_CHANGED.preview,
    blocks: [
      paragraph(PAYMENT_WAYS_CHANGED.opening),
      facts(
        [PAYMENT_WAYS_CHANGED.offered, email.offered.map((way) => WAYS_IN_EMAIL[way]).join(', ') || TEXTS.none],
        [PAYMENT_WAYS_CHANGED.bank, email.bank ?? TEXTS.none],
        [PAYMENT_WAYS_CHANGED.swift, email.swift ?? TEXTS.none],
        [PAYMENT_WAYS_CHANGED.link, email.link ?? TEXTS.none],
        [TEXTS.changedBy, email.changedBy],
        [TEXTS.when, staffTime(email.changedAt, reader)],
      ),
      button(TEXTS.button, `${appUrl}/admin/practice/ways`),
      note(TEXTS.note),
    ],
  }),
}
