import { button, type Compose, editableText, paragraph } from './email.ts'

export const enrolled: Compose<'enrolled'> = ({ courseTitle, courseLevel, hasLessons = true }, context) => {
  const { subject, opening } = editableText('enrolled', context, { course: courseTitle, level: courseLevel })
  return {
    subject,
    preview: 'Your enrollment is confirmed.',
    blocks: [
      paragraph(opening),
      paragraph(
        hasLessons
          ? 'Your lessons are open now. Learn at your own pace, and please ask us if you have any questions.'
          : 'Your teacher is preparing the lessons. They will appear under “My courses”. Please ask us if you have any questions.',
      ),
      button(hasLessons ? 'Go to my lessons' : 'Go to my courses', `${context.appUrl}/learning`),
    ],
  }
}
