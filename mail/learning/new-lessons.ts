import { NEW_LESSONS } from '#content/emails/learning.ts'
import { refreshNewLessons } from '#usecases/learning/queue-new-lesson-emails.ts'
import { button, days, type EmailDefinition, facts, link, paragraph } from '../email.ts'

/** At most once a day. The profile stops it. */
export const newLessons: EmailDefinition<'new-lessons'> = {
  expiry: days(7),
  refresh: refreshNewLessons,
  compose: ({ lessons }, { appUrl }) => {
    const [first] = lessons
    return {
      subject: NEW_LESSONS.subject(lessons.length),
      preview: lessons.map(({ title }) => title).join(', '),
      blocks: [
        paragraph(NEW_LESSONS.opening(lessons.length)),
        facts(...lessons.map(({ title, course }) => [course, title] as const)),
        button(NEW_LESSONS.button, `${appUrl}${lessons.length === 1 && first ? first.path : '/learning'}`),
        link(NEW_LESSONS.stop, `${appUrl}/dashboard/profile#consents`),
      ],
    }
  },
}
