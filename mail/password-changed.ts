import { button, type Compose, note, paragraph } from './email.ts'
import { formatInstant } from './format-instant.ts'

export const passwordChanged: Compose<'password-changed'> = (email, { practice, appUrl }, { timeZone }) => ({
  subject: `Your password for ${practice.name} was changed`,
  preview: 'Your new password is in place.',
  blocks: [
    paragraph(
      `Your password was changed on ${formatInstant(email.changedAt, timeZone)}. On all other devices you have been signed out.`,
    ),
    button('Sign in', `${appUrl}/auth`),
    note(`If you did not change it, please choose a new password on the sign-in page and write to ${practice.email}.`),
  ],
})
