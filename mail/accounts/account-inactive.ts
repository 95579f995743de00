import { ACCOUNT_INACTIVE } from '#content/emails/accounts.ts'
import { clientTime } from '#content/words/session-times.ts'
import { refreshInactive } from '#usecases/emails/refresh-account-email.ts'
import { button, type EmailDefinition, note, paragraph } from '../email.ts'

export const accountInactive: EmailDefinition<'account-inactive'> = {
  expiry: ({ eraseAfter }) => new Date(eraseAfter),
  refresh: refreshInactive,
  compose: (email, { practice, appUrl }, reader) => ({
    subject: ACCOUNT_INACTIVE.subject(practice.name),
    preview: ACCOUNT_INACTIVE.preview,
    blocks: [
      paragraph(ACCOUNT_INACTIVE.opening(clientTime(email.eraseAfter, reader))),
      paragraph(ACCOUNT_INACTIVE.howToKeep),
      button(ACCOUNT_INACTIVE.button, `${appUrl}/auth`),
      note(ACCOUNT_INACTIVE.note),
    ],
  }),
}
