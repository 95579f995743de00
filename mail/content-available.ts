import { button, type Compose, note, paragraph } from './email.ts'

/** Sent once to each visitor who asked to be notified about a page. */
export const contentAvailable: Compose<'content-available'> = (email, { practice, appUrl }) => ({
  subject: `The ${email.level} lessons on ${email.teacherName} are here`,
  preview: `You can now watch them at ${practice.name}.`,
  greeting: 'Namaste,',
  blocks: [
    paragraph(
      `You asked us to let you know when the ${email.level} lessons on ${email.teacherName} are available. You can watch them now.`,
    ),
    button('View the lessons', `${appUrl}${email.path}`),
    note('This is the only email you will receive for this request.'),
  ],
})
