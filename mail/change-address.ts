import { button, type Compose, note, paragraph } from './letter.ts'
import { momentInWords } from './moment-words.ts'

/** To the address that is to be the new one; the old one counts until this link is opened. */
export const changeAddress: Compose<'change-address'> = (letter, { practice, unseal }, { timeZone }) => ({
  subject: `Please confirm your new address for ${practice.name}`,
  preview: 'One click, and we write to you here.',
  blocks: [
    paragraph(
      `You asked us to use this address for your account with ${practice.name}. Please confirm that it is yours.`,
    ),
    button('Confirm my new address', unseal(letter.link)),
    paragraph(`The link works until ${momentInWords(letter.expiresAt, timeZone)}. Until you open it, nothing changes.`),
    note('If you did not ask for this, you can put this letter aside: no account is changed.'),
  ],
})
