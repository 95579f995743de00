import { PASSWORD_CHANGED } from '#content/emails/accounts.ts'
import { clientTime } from '#content/words/session-times.ts'
import { unchanged } from '#usecases/emails/refresh-account-email.ts'
import { button, type EmailDefinition, forWeeks, note, paragraph } from '../email.ts'

export const passwordChanged: EmailDefinition<'password-changed'> = {
  expiry: forWeeks,
  refresh: unchanged,
  compose: (email, { practice, appUrl }, reader) => ({
    subject: PASSWORD_CHANGED.subject(practice.name),
    preview: PASSWORD_CHANGED.preview,
    blocks: [
      paragraph(PASSWORD_CHANGED.opening(clientTime(email.changedAt, reader))),
      button(PASSWORD_CHANGED.button, `${appUrl}/auth`),
      note(PASSWORD_CHANGED.note(practice.email)),
    ],
  }),
}
