import { SIGN_IN_CODE_EMAIL } from '#content/emails/accounts.ts'
import { clientTime } from '#content/words/session-times.ts'
import { refreshSignInCode } from '#usecases/emails/refresh-account-email.ts'
import { code, type EmailDefinition, note, paragraph, whileUsable } from '../email.ts'

export const signInCode: EmailDefinition<'sign-in-code'> = {
  expiry: whileUsable,
  refresh: refreshSignInCode,
  compose: (email, { practice, unseal }, reader) => ({
    // Many read it in the notification and never open the email.
    subject: SIGN_IN_CODE_EMAIL.subject(practice.name, unseal(email.code)),
    preview: SIGN_IN_CODE_EMAIL.preview,
    blocks: [
      paragraph(SIGN_IN_CODE_EMAIL.opening),
      code(unseal(email.code)),
      paragraph(SIGN_IN_CODE_EMAIL.until(clientTime(email.expiresAt, reader))),
      note(SIGN_IN_CODE_EMAIL.note),
    ],
  }),
}
