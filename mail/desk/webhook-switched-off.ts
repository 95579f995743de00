import { WEBHOOK_SWITCHED_OFF } from '#content/emails/desk.ts'
import { EMAIL_FRAME } from '#content/emails/shared.ts'
import { staffTime } from '#content/words/session-times.ts'
import { unchanged } from '#usecases/emails/refresh-account-email.ts'
import { button, days, type EmailDefinition, paragraph } from '../email.ts'

export const webhookSwitchedOff: EmailDefinition<'webhook-switched-off'> = {
  expiry: days(7),
  refresh: unchanged,
  compose: ({ webhookName, since }, { appUrl }, reader) => ({
    subject: WEBHOOK_SWITCHED_OFF.subject(webhookName),
    preview: WEBHOOK_SWITCHED_OFF.preview,
    greeting: EMAIL_FRAME.greeting,
    blocks: [
      paragraph(WEBHOOK_SWITCHED_OFF.opening(webhookName, staffTime(since, reader))),
      paragraph(WEBHOOK_SWITCHED_OFF.whatToDo),
      button(WEBHOOK_SWITCHED_OFF.button, `${appUrl}/staff/practice/webhooks`),
    ],
  }),
}
