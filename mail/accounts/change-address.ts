import { CHANGE_ADDRESS, FIRST_ADDRESS } from '#content/emails/accounts.ts'
import { clientTime } from '#content/words/session-times.ts'
import { withUsableLink } from '#usecases/emails/refresh-account-email.ts'
import { button, type EmailDefinition, note, paragraph, whileUsable } from '../email.ts'

/** Goes to the new address; the old one stays valid until the change is confirmed. */
export const changeAddress: EmailDefinition<'change-address'> = {
  expiry: whileUsable,
  refresh: withUsableLink,
  compose: (email, { practice, unseal }, reader) => {
    const texts = email.isFirst ? FIRST_ADDRESS : CHANGE_ADDRESS
    return {
      subject: texts.subject(practice.name),
      preview: texts.preview,
      blocks: [
        paragraph(texts.opening(practice.name)),
        button(texts.button, unseal(email.link)),
        paragraph(CHANGE_ADDRESS.until(clientTime(email.expiresAt, reader))),
        note(texts.note),
      ],
    }
  },
}
