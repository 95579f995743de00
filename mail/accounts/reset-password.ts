import { RESET_PASSWORD } from '#content/emails/accounts.ts'
import { clientTime } from '#content/words/session-times.ts'
import { withUsableLink } from '#usecases/emails/refresh-account-email.ts'
import { button, type EmailDefinition, note, paragraph, whileUsable } from '../email.ts'

export const resetPasswordEmail: EmailDefinition<'reset-password'> = {
  expiry: whileUsable,
  refresh: withUsableLink,
  compose: (email, { practice, unseal }, reader) => ({
    subject: RESET_PASSWORD.subject(practice.name),
    preview: RESET_PASSWORD.preview,
    blocks: [
      paragraph(RESET_PASSWORD.opening),
      button(RESET_PASSWORD.button, unseal(email.link)),
      paragraph(RESET_PASSWORD.until(clientTime(email.expiresAt, reader))),
      note(RESET_PASSWORD.note),
    ],
  }),
}
