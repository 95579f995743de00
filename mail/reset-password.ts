import { button, type Compose, note, paragraph } from './letter.ts'
import { momentInWords } from './moment-words.ts'

export const resetPassword: Compose<'reset-password'> = (letter, { practice, unseal }, { timeZone }) => ({
  subject: `Choose a new password for ${practice.name}`,
  preview: 'Here is the link you asked for.',
  blocks: [
    paragraph('You asked for a new password. With this link you can choose one:'),
    button('Choose a new password', unseal(letter.link)),
    paragraph(`The link works once, until ${momentInWords(letter.expiresAt, timeZone)}.`),
    note('If you did not ask for this, you can put this letter aside: your password stays as it is.'),
  ],
})
