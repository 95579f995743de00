import { button, type Compose, note, paragraph } from './email.ts'

/** Written once to each visitor who asked to hear about a page. */
export const contentAvailable: Compose<'content-available'> = (email, { practice, appUrl }) => ({
  subject: `${email.teacherName}, ${email.level}: the lessons are here`,
  preview: `What you were waiting for at ${practice.name} can be watched now.`,
  greeting: 'Namaste,',
  blocks: [
    paragraph(
      `You asked us to tell you when the ${email.level} lessons on ${email.teacherName} are available. They are now.`,
    ),
    button('See the lessons', `${appUrl}${email.path}`),
    note('This is the only email you receive for this request.'),
  ],
})
