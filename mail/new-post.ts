import { button, type Compose, note, paragraph, quote } from './letter.ts'

/** News for people who asked for it; their mail program shows a button that stops it. */
export const newPost: Compose<'new-post'> = (letter, { practice, appUrl, unseal }) => ({
  subject: letter.title,
  preview: letter.summary,
  greeting: 'Namaste,',
  blocks: [
    paragraph(`There is something new to read at ${practice.name}: ${letter.title}`),
    quote(letter.summary),
    button('Read it', `${appUrl}${letter.path}`),
    note('You receive this letter because you asked for our newsletter and confirmed your address.'),
  ],
  unsubscribeUrl: unseal(letter.stop),
})
