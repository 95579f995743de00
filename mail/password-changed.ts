import { clientTime } from '#content/words/session-times.ts'
import { button, type Compose, note, paragraph } from './email.ts'

export const passwordChanged: Compose<'password-changed'> = (email, { practice, appUrl }, reader) => ({
  subject: `Your password for ${practice.name} was changed`,
  preview: 'You can now sign in with your new password.',
  blocks: [
    paragraph(
      `Your password was changed on ${clientTime(email.changedAt, reader)}. You have been signed out on all other devices.`,
    ),
    button('Sign in', `${appUrl}/auth`),
    note(
      `If you did not make this change, please choose “Forgot your password?” on the sign-in page, set a new password, and write to ${practice.email}.`,
    ),
  ],
})
