import { button, type Compose, note, paragraph } from './letter.ts'
import { momentInWords } from './moment-words.ts'

export const verifyAddress: Compose<'verify-address'> = (letter, { practice, unseal }, { timeZone }) => ({
  subject: `Please confirm your address for ${practice.name}`,
  preview: 'One click, and your account is ready.',
  blocks: [
    paragraph(`Thank you for creating an account with ${practice.name}. Please confirm that this address is yours.`),
    button('Confirm my address', unseal(letter.link)),
    paragraph(`The link works until ${momentInWords(letter.expiresAt, timeZone)}.`),
    note('If you did not create an account, you need not do anything: without this confirmation it stays unused.'),
  ],
})
