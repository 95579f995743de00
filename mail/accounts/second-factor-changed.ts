import { SECOND_FACTOR_CHANGED } from '#content/emails/accounts.ts'
import { clientTime } from '#content/words/session-times.ts'
import { unchanged } from '#usecases/emails/refresh-account-email.ts'
import { button, type EmailDefinition, forWeeks, note, paragraph } from '../email.ts'

/** Goes to the owner, who notices a change that somebody else made. */
export const secondFactorChanged: EmailDefinition<'second-factor-changed'> = {
  expiry: forWeeks,
  refresh: unchanged,
  compose: ({ change, changedAt }, { practice, appUrl }, reader) => ({
    subject: SECOND_FACTOR_CHANGED.subject(practice.name),
    preview: SECOND_FACTOR_CHANGED.what[change],
    blocks: [
      paragraph(SECOND_FACTOR_CHANGED.what[change]),
      paragraph(SECOND_FACTOR_CHANGED.when(clientTime(changedAt, reader))),
      button(SECOND_FACTOR_CHANGED.button, `${appUrl}/dashboard/security`),
      note(SECOND_FACTOR_CHANGED.note(practice.email)),
    ],
  }),
}
