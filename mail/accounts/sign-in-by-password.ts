import { SIGN_IN_BY_PASSWORD } from '#content/emails/accounts.ts'
import { unchanged } from '#usecases/emails/refresh-account-email.ts'
import { button, days, type EmailDefinition, note, paragraph } from '../email.ts'

/** For staff, whose accounts accept no emailed code (decision 0117). */
export const signInByPassword: EmailDefinition<'sign-in-by-password'> = {
  expiry: days(1),
  refresh: unchanged,
  compose: (_email, { practice, appUrl }) => ({
    subject: SIGN_IN_BY_PASSWORD.subject(practice.name),
    preview: SIGN_IN_BY_PASSWORD.preview,
    blocks: [
      paragraph(SIGN_IN_BY_PASSWORD.opening),
      button(SIGN_IN_BY_PASSWORD.button, `${appUrl}/auth`),
      note(SIGN_IN_BY_PASSWORD.note),
    ],
  }),
}
