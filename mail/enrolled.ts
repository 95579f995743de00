import { button, type Compose, paragraph } from './email.ts'

export const enrolled: Compose<'enrolled'> = ({ courseTitle, courseLevel }, { appUrl }) => ({
  subject: `Welcome to ${courseTitle}`,
  preview: 'Your enrollment is confirmed.',
  blocks: [
    paragraph(`You are enrolled in ${courseTitle} (${courseLevel}). We are happy to have you with us.`),
    paragraph('Your lessons are open now. Learn at your own pace, and please ask us if you have any questions.'),
    button('Go to my lessons', `${appUrl}/learning`),
  ],
})
