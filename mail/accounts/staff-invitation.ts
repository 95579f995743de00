import { STAFF_INVITATION } from '#content/emails/accounts.ts'
import { clientTime } from '#content/words/session-times.ts'
import { withUsableLink } from '#usecases/emails/refresh-account-email.ts'
import { button, type EmailDefinition, note, paragraph, whileUsable } from '../email.ts'

export const staffInvitation: EmailDefinition<'staff-invitation'> = {
  expiry: whileUsable,
  refresh: withUsableLink,
  compose: (email, { practice, unseal }, reader) => ({
    subject: STAFF_INVITATION.subject(practice.name),
    preview: STAFF_INVITATION.preview,
    blocks: [
      paragraph(STAFF_INVITATION.opening[email.role](practice.name)),
      button(STAFF_INVITATION.button, unseal(email.link)),
      paragraph(STAFF_INVITATION.until(clientTime(email.expiresAt, reader))),
      note(STAFF_INVITATION.note),
    ],
  }),
}
