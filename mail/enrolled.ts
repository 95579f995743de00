import { button, type Compose, paragraph } from './email.ts'

export const enrolled: Compose<'enrolled'> = ({ courseTitle, courseLevel }, { appUrl }) => ({
  subject: `Welcome to ${courseTitle}`,
  preview: 'Your enrollment is confirmed.',
  blocks: [
    paragraph(`You are enrolled in ${courseTitle} (${courseLevel}). It is good to have you with us.`),
    paragraph('Your lessons are open from now on. Take your time, and ask whatever you wish to ask.'),
    button('Open your lessons', `${appUrl}/learning`),
  ],
})
