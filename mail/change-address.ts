import { button, type Compose, note, paragraph } from './email.ts'
import { formatInstant } from './format-instant.ts'

/** Goes to the new address; the old one stays valid until this link is opened. */
export const changeAddress: Compose<'change-address'> = (email, { practice, unseal }, { timeZone }) => ({
  subject: `Please confirm your new email address for ${practice.name}`,
  preview: 'One click, and this becomes your new email address.',
  blocks: [
    paragraph(
      `You asked us to use this email address for your account with ${practice.name}. Please confirm that it is yours.`,
    ),
    button('Confirm my new email address', unseal(email.link)),
    paragraph(`The link works until ${formatInstant(email.expiresAt, timeZone)}. Nothing changes until you open it.`),
    note('If you did not ask for this, please ignore this email. Nothing will change.'),
  ],
})
