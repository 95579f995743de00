import { NEW_LESSONS } from '#content/emails/learning.ts'
import { refreshNewLessons } from '#usecases/learning/queue-new-lesson-emails.ts'
import { button, days, type EmailDefinition, facts, paragraph } from '../email.ts'

/** At most once a day; `unsubscribeUrl` lets the mail program show an unsubscribe button, and the profile has a switch. */
export const newLessons: EmailDefinition<'new-lessons'> = {
  expiry: days(7),
  refresh: refreshNewLessons,
  compose: ({ lessons, stop }, { appUrl, unseal }) => {
    const [first] = lessons
    return {
      subject: NEW_LESSONS.subject(lessons.length),
      preview: lessons.map(({ title }) => title).join(', '),
      blocks: [
        paragraph(NEW_LESSONS.opening(lessons.length)),
        facts(...lessons.map(({ title, course }) => [course, title] as const)),
        button(NEW_LESSONS.button, `${appUrl}${lessons.length === 1 && first ? first.path : '/learning'}`),
      ],
      unsubscribeUrl: unseal(stop),
    }
  },
}
