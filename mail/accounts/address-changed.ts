import { ADDRESS_CHANGED } from '#content/emails/accounts.ts'
import { clientTime } from '#content/words/session-times.ts'
import { unchanged } from '#usecases/emails/refresh-account-email.ts'
import { type EmailDefinition, forWeeks, note, paragraph } from '../email.ts'

/** Goes to the old address, so that the owner notices if the account was taken over. */
export const addressChanged: EmailDefinition<'address-changed'> = {
  expiry: forWeeks,
  refresh: unchanged,
  compose: (email, { practice }, reader) => ({
    subject: ADDRESS_CHANGED.subject(practice.name),
    preview: ADDRESS_CHANGED.preview,
    blocks: [
      paragraph(ADDRESS_CHANGED.opening(clientTime(email.changedAt, reader))),
      note(ADDRESS_CHANGED.note(practice.email, practice.phone)),
    ],
  }),
}
