import { QUESTION_ANSWERED } from '#content/emails/learning.ts'
import { refreshLessonQuestionAnswered } from '#usecases/emails/refresh-account-email.ts'
import { button, type EmailDefinition, forWeeks, paragraph } from '../email.ts'

/** Only that there is an answer, as for written work. */
export const lessonQuestionAnswered: EmailDefinition<'lesson-question-answered'> = {
  expiry: forWeeks,
  refresh: refreshLessonQuestionAnswered,
  compose: ({ lessonTitle, path }, { appUrl }) => ({
    subject: QUESTION_ANSWERED.subject(lessonTitle),
    preview: QUESTION_ANSWERED.preview,
    blocks: [paragraph(QUESTION_ANSWERED.opening(lessonTitle)), button(QUESTION_ANSWERED.button, `${appUrl}${path}`)],
  }),
}
