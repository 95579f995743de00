import { WORK_ANSWERED } from '#content/emails/learning.ts'
import { refreshWorkAnswered } from '#usecases/emails/refresh-account-email.ts'
import { button, type EmailDefinition, forWeeks, paragraph } from '../email.ts'

/** Says whether written work has passed, never what the teacher wrote: mailboxes are read on many devices. */
export const workAnswered: EmailDefinition<'work-answered'> = {
  expiry: forWeeks,
  refresh: refreshWorkAnswered,
  compose: ({ lessonTitle, verdict, path }, { appUrl }) => ({
    subject: WORK_ANSWERED.subject(lessonTitle),
    preview: WORK_ANSWERED.preview,
    blocks: [
      paragraph(verdict === 'passed' ? WORK_ANSWERED.passed(lessonTitle) : WORK_ANSWERED.returned(lessonTitle)),
      button(WORK_ANSWERED.button, `${appUrl}${path}`),
    ],
  }),
}
