import { button, type Compose, paragraph } from './email.ts'

export const enrolled: Compose<'enrolled'> = ({ courseTitle, courseLevel, hasLessons = true }, { appUrl }) => ({
  subject: `Welcome to ${courseTitle}`,
  preview: 'Your enrollment is confirmed.',
  blocks: [
    paragraph(`You are enrolled in ${courseTitle} (${courseLevel}). We are happy to have you with us.`),
    paragraph(
      hasLessons
        ? 'Your lessons are open now. Learn at your own pace, and please ask us if you have any questions.'
        : 'Your teacher is preparing the lessons. They will appear under “My courses”. Please ask us if you have any questions.',
    ),
    button(hasLessons ? 'Go to my lessons' : 'Go to my courses', `${appUrl}/learning`),
  ],
})
