import { SIGN_UP_ATTEMPT } from '#content/emails/accounts.ts'
import { clientTime } from '#content/words/session-times.ts'
import { unchanged } from '#usecases/emails/refresh-account-email.ts'
import { button, type EmailDefinition, forWeeks, note, paragraph } from '../email.ts'

export const signUpAttempt: EmailDefinition<'sign-up-attempt'> = {
  expiry: forWeeks,
  refresh: unchanged,
  compose: (email, { practice, appUrl }, reader) => ({
    subject: SIGN_UP_ATTEMPT.subject(practice.name),
    preview: SIGN_UP_ATTEMPT.preview,
    blocks: [
      paragraph(SIGN_UP_ATTEMPT.opening(clientTime(email.attemptedAt, reader))),
      paragraph(SIGN_UP_ATTEMPT.ifYou),
      button(SIGN_UP_ATTEMPT.button, `${appUrl}/auth`),
      note(SIGN_UP_ATTEMPT.note),
    ],
  }),
}
