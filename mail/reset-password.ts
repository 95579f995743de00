import { button, type Compose, note, paragraph } from './email.ts'
import { formatInstant } from './format-instant.ts'

export const resetPassword: Compose<'reset-password'> = (email, { practice, unseal }, { timeZone }) => ({
  subject: `Choose a new password for ${practice.name}`,
  preview: 'Here is the link you asked for.',
  blocks: [
    paragraph('You asked for a new password. With this link you can choose one:'),
    button('Choose a new password', unseal(email.link)),
    paragraph(`The link works once, until ${formatInstant(email.expiresAt, timeZone)}.`),
    note('If you did not ask for this, you can put this email aside: your password stays as it is.'),
  ],
})
