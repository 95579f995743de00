import { button, type Compose, note, paragraph, quote } from './email.ts'

/** News for people who asked for it; their mail program shows a button that stops it. */
export const newPost: Compose<'new-post'> = (email, { practice, appUrl, unseal }) => ({
  subject: email.title,
  preview: email.summary,
  greeting: 'Namaste,',
  blocks: [
    paragraph(`There is something new to read at ${practice.name}: ${email.title}`),
    quote(email.summary),
    button('Read it', `${appUrl}${email.path}`),
    note('You receive this email because you asked for our newsletter and confirmed your address.'),
  ],
  unsubscribeUrl: unseal(email.stop),
})
