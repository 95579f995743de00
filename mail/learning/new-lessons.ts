import { NEW_LESSONS } from '#content/emails/learning.ts'
import { refreshNewLessons } from '#usecases/learning/queue-new-lesson-emails.ts'
import { button, days, type EmailDefinition, facts, paragraph } from '../email.ts'

/** At most once a day; `unsubscribeUrl` lets the mail program show an unsubscribe button, and the profile has a switch. */
export const newLessons: EmailDefinition<'new-lessons'> = {
  expiry: days(7),
  refresh: refreshNewLessons,
  compose: ({ lessons, stop }, { appUrl, unseal }) => {
    const [first] = lessons
    const opened = lessons.filter(({ isOpened }) => isOpened)
    const added = lessons.filter(({ isOpened }) => !isOpened)
    return {
      subject: opened.length > 0 ? NEW_LESSONS.openSubject(lessons.length) : NEW_LESSONS.subject(lessons.length),
      preview: lessons.map(({ title }) => title).join(', '),
      blocks: [
        ...listOf(NEW_LESSONS.opening(added.length), added),
        ...listOf(NEW_LESSONS.openNow(opened.length), opened),
        button(NEW_LESSONS.button, `${appUrl}${lessons.length === 1 && first ? first.path : '/learning'}`),
      ],
      unsubscribeUrl: unseal(stop),
    }
  },
}

function listOf(text: string, lessons: readonly { readonly title: string; readonly course: string }[]) {
  if (lessons.length === 0) return []
  return [paragraph(text), facts(...lessons.map(({ title, course }) => [course, title] as const))]
}
