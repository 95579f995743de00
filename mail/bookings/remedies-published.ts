import { serviceText } from '#content/booking/service-text.ts'
import { REMEDIES_PUBLISHED } from '#content/emails/bookings.ts'
import { unchanged } from '#usecases/emails/refresh-account-email.ts'
import { button, type EmailDefinition, forWeeks, note, paragraph } from '../email.ts'

/** Says that there are remedies, never which: mailboxes are read on many devices. */
export const remediesPublished: EmailDefinition<'remedies-published'> = {
  expiry: forWeeks,
  refresh: unchanged,
  compose: ({ bookingCode: code, ...service }, { appUrl, practice }) => ({
    subject: REMEDIES_PUBLISHED.subject(code),
    preview: REMEDIES_PUBLISHED.preview(practice.name),
    blocks: [
      paragraph(REMEDIES_PUBLISHED.opening(serviceText(service), code)),
      button(REMEDIES_PUBLISHED.button, `${appUrl}/dashboard/remedies`),
      note(REMEDIES_PUBLISHED.note),
    ],
  }),
}
