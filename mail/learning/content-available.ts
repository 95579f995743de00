import { CONTENT_AVAILABLE } from '#content/emails/learning.ts'
import { EMAIL_FRAME } from '#content/emails/shared.ts'
import { unchanged } from '#usecases/emails/refresh-account-email.ts'
import { button, type EmailDefinition, forWeeks, note, paragraph } from '../email.ts'

/** Sent once to each visitor who asked to be notified about a page. */
export const contentAvailable: EmailDefinition<'content-available'> = {
  expiry: forWeeks,
  refresh: unchanged,
  compose: ({ level, teacherName, path }, { practice, appUrl }) => ({
    subject: CONTENT_AVAILABLE.subject(level, teacherName),
    preview: CONTENT_AVAILABLE.preview(practice.name),
    greeting: EMAIL_FRAME.greeting,
    blocks: [
      paragraph(CONTENT_AVAILABLE.opening(level, teacherName)),
      button(CONTENT_AVAILABLE.button, `${appUrl}${path}`),
      note(CONTENT_AVAILABLE.note),
    ],
  }),
}
