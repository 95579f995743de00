import { GATEWAY_CHANGED } from '#content/emails/gateways.ts'
import { PAYMENT_SETTINGS_CHANGED as TEXTS } from '#content/emails/payments.ts'
import { GATEWAY_NAMES } from '#content/staff/practice/gateways.ts'
import { staffTime } from '#content/words/session-times.ts'
import { unchanged } from '#usecases/emails/refresh-account-email.ts'
import { button, type EmailDefinition, facts, forWeeks, note, paragraph } from '../email.ts'

/** Goes to all admins: whoever has the keys receives the money. */
export const gatewayChanged: EmailDefinition<'gateway-changed'> = {
  expiry: forWeeks,
  refresh: unchanged,
  compose: ({ gateway, change, changedAt }, { practice, appUrl }, reader) => ({
    subject: GATEWAY_CHANGED.subject(practice.name),
    preview: GATEWAY_CHANGED.changes[change](GATEWAY_NAMES[gateway]),
    blocks: [
      paragraph(GATEWAY_CHANGED.changes[change](GATEWAY_NAMES[gateway])),
      facts([TEXTS.when, staffTime(changedAt, reader)]),
      button(TEXTS.button, `${appUrl}/staff/practice/gateways`),
      note(TEXTS.note),
    ],
  }),
}
