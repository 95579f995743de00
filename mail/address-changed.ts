import { type Compose, note, paragraph } from './letter.ts'
import { momentInWords } from './moment-words.ts'

/** To the address that was left: whoever took an account over must not be the only one who knows. */
export const addressChanged: Compose<'address-changed'> = (letter, { practice }, { timeZone }) => ({
  subject: `Your email address at ${practice.name} was changed`,
  preview: 'This address no longer opens your account.',
  blocks: [
    paragraph(
      `The email address of your account was changed on ${momentInWords(letter.changedAt, timeZone)}. From now on we write to the new one, and this address no longer opens the account.`,
    ),
    note(
      `If you did not change it, write to ${practice.email} or call ${practice.phone} at once, so that we can close the account and give it back to you.`,
    ),
  ],
})
