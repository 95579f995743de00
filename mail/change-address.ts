import { button, type Compose, note, paragraph } from './email.ts'
import { formatInstant } from './format-instant.ts'

/** To the address that is to be the new one; the old one counts until this link is opened. */
export const changeAddress: Compose<'change-address'> = (email, { practice, unseal }, { timeZone }) => ({
  subject: `Please confirm your new address for ${practice.name}`,
  preview: 'One click, and we write to you here.',
  blocks: [
    paragraph(
      `You asked us to use this address for your account with ${practice.name}. Please confirm that it is yours.`,
    ),
    button('Confirm my new address', unseal(email.link)),
    paragraph(`The link works until ${formatInstant(email.expiresAt, timeZone)}. Until you open it, nothing changes.`),
    note('If you did not ask for this, you can put this email aside: no account is changed.'),
  ],
})
