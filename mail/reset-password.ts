import { clientTime } from '#content/words/session-times.ts'
import { button, type Compose, note, paragraph } from './email.ts'

export const resetPassword: Compose<'reset-password'> = (email, { practice, unseal }, reader) => ({
  subject: `Choose a new password for ${practice.name}`,
  preview: 'Here is the link you asked for.',
  blocks: [
    paragraph('You asked to reset your password. Please use this link to choose a new one:'),
    button('Choose a new password', unseal(email.link)),
    paragraph(`The link works only once, and until ${clientTime(email.expiresAt, reader)}.`),
    note('If you did not ask for this, please ignore this email. Your password will not change.'),
  ],
})
