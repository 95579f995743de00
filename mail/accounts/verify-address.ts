import { VERIFY_ADDRESS } from '#content/emails/accounts.ts'
import { clientTime } from '#content/words/session-times.ts'
import { withUsableLink } from '#usecases/emails/refresh-account-email.ts'
import { button, type EmailDefinition, note, paragraph, whileUsable } from '../email.ts'

export const verifyAddressEmail: EmailDefinition<'verify-address'> = {
  expiry: whileUsable,
  refresh: withUsableLink,
  compose: (email, { practice, unseal }, reader) => ({
    subject: VERIFY_ADDRESS.subject(practice.name),
    preview: VERIFY_ADDRESS.preview,
    blocks: [
      paragraph(VERIFY_ADDRESS.opening(practice.name)),
      button(VERIFY_ADDRESS.button, unseal(email.link)),
      paragraph(VERIFY_ADDRESS.until(clientTime(email.expiresAt, reader))),
      note(VERIFY_ADDRESS.note),
    ],
  }),
}
