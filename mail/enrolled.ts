import { longDay } from '#content/words/dates.ts'
import { button, type Compose, editableText, facts, link, paragraph } from './email.ts'

const COURSES = '/learning'

export const enrolled: Compose<'enrolled'> = ({ courseTitle, courseLevel, startDate, firstLesson }, context) => {
  const { subject, opening } = editableText('enrolled', context, { course: courseTitle, level: courseLevel })
  return {
    subject,
    preview: 'Your enrollment is confirmed.',
    blocks: [
      paragraph(opening),
      facts(
        ['Course', courseTitle],
        ...(startDate ? [['Start date', longDay(startDate)] as const] : []),
        ...(firstLesson ? [['First lesson', firstLesson.title] as const] : []),
      ),
      paragraph(
        firstLesson
          ? 'Your lessons are open now. Learn at your own pace, and please ask us if you have any questions.'
          : 'Your teacher is preparing the lessons. They will appear under “My courses”. Please ask us if you have any questions.',
      ),
      ...(firstLesson
        ? [
            button('Open the first lesson', `${context.appUrl}${firstLesson.path}`),
            link('All my courses', `${context.appUrl}${COURSES}`),
          ]
        : [button('Go to my courses', `${context.appUrl}${COURSES}`)]),
    ],
  }
}
