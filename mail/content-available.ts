import { button, type Compose, note, paragraph } from './letter.ts'

/** Written once to each visitor who asked to hear about a page. */
export const contentAvailable: Compose<'content-available'> = (letter, { practice, appUrl }) => ({
  subject: `${letter.teacherName}, ${letter.level}: the lessons are here`,
  preview: `What you were waiting for at ${practice.name} can be watched now.`,
  greeting: 'Namaste,',
  blocks: [
    paragraph(
      `You asked us to tell you when the ${letter.level} lessons on ${letter.teacherName} are available. They are now.`,
    ),
    button('See the lessons', `${appUrl}${letter.path}`),
    note('This is the only letter you receive for this request.'),
  ],
})
