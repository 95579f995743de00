import { button, type Compose, paragraph, quote } from './email.ts'

export const emailsUndelivered: Compose<'emails-undelivered'> = ({ count, reason }, { appUrl }) => ({
  subject: count === 1 ? 'An email could not be delivered' : `${count} emails could not be delivered`,
  preview: 'A client did not receive an email from the practice.',
  greeting: 'Namaste,',
  blocks: [
    paragraph(
      count === 1
        ? 'Since yesterday one email to a client could not be delivered. The reason was:'
        : `Since yesterday ${count} emails to clients could not be delivered. The latest reason was:`,
    ),
    quote(reason),
    paragraph(
      count === 1
        ? 'Please contact this client in another way, or correct their email address.'
        : 'Please contact these clients in another way, or correct their email addresses.',
    ),
    button('Open Astrologer Dashboard', `${appUrl}/astrologer-dashboard/reminders`),
  ],
})
