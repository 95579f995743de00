import { button, type Compose, paragraph, quote } from './letter.ts'

export const lettersUndelivered: Compose<'letters-undelivered'> = ({ count, reason }, { appUrl }) => ({
  subject: count === 1 ? 'A letter could not be delivered' : `${count} letters could not be delivered`,
  preview: 'Somebody is waiting for a letter from the practice.',
  greeting: 'Namaste,',
  blocks: [
    paragraph(
      count === 1
        ? 'Since yesterday one letter to a client could not be delivered. The reason was:'
        : `Since yesterday ${count} letters to clients could not be delivered. The latest reason was:`,
    ),
    quote(reason),
    paragraph('Please reach these people in another way, or correct their address.'),
    button('Open the desk', `${appUrl}/astrologer-dashboard/reminders`),
  ],
})
