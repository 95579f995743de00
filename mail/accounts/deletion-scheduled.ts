import { DELETION_BY_STAFF, DELETION_SCHEDULED } from '#content/emails/accounts.ts'
import { clientTime } from '#content/words/session-times.ts'
import { refreshDeletion } from '#usecases/emails/refresh-account-email.ts'
import { button, type EmailDefinition, note, paragraph } from '../email.ts'

export const deletionScheduled: EmailDefinition<'deletion-scheduled'> = {
  expiry: ({ eraseAfter }) => new Date(eraseAfter),
  refresh: refreshDeletion,
  compose: (email, { practice, appUrl }, reader) => {
    const texts = email.isByStaff ? DELETION_BY_STAFF : DELETION_SCHEDULED
    return {
      subject: DELETION_SCHEDULED.subject(practice.name),
      preview: texts.preview,
      blocks: [
        paragraph(texts.opening(clientTime(email.eraseAfter, reader), practice.name)),
        paragraph(DELETION_SCHEDULED.nothingToDo),
        paragraph(DELETION_SCHEDULED.howToKeep),
        button(DELETION_SCHEDULED.button, `${appUrl}/dashboard/profile`),
        note(texts.note(practice.email)),
      ],
    }
  },
}
