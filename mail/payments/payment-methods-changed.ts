import {
  METHODS_IN_EMAIL,
  PAYMENT_METHODS_CHANGED,
  PAYMENT_SETTINGS_CHANGED as TEXTS,
} from '#content/emails/payments.ts'
import { staffTime } from '#content/words/session-times.ts'
import { button, type EmailDefinition, facts, forWeeks, note, paragraph } from '#mail/email.ts'
import { unchanged } from '#usecases/emails/refresh-account-email.ts'

export const paymentMethodsChanged: EmailDefinition<'payment-ways-changed'> = {
  expiry: forWeeks,
  refresh: unchanged,
  compose: (email, { practice, appUrl }, reader) => ({
    subject: PAYMENT_METHODS_CHANGED.subject(practice.name),
    preview: PAYMENT_METHODS_CHANGED.preview,
    blocks: [
      paragraph(PAYMENT_METHODS_CHANGED.opening),
      facts(
        [
          PAYMENT_METHODS_CHANGED.offered,
          email.offered.map((method) => METHODS_IN_EMAIL[method]).join(', ') || TEXTS.none,
        ],
        [PAYMENT_METHODS_CHANGED.bank, email.bank ?? TEXTS.none],
        [PAYMENT_METHODS_CHANGED.swift, email.swift ?? TEXTS.none],
        [PAYMENT_METHODS_CHANGED.link, email.link ?? TEXTS.none],
        [TEXTS.changedBy, email.changedBy],
        [TEXTS.when, staffTime(email.changedAt, reader)],
      ),
      button(TEXTS.button, `${appUrl}/staff/practice/settings/ways`),
      note(TEXTS.note),
    ],
  }),
}
