import { clientTime } from '#content/words/session-times.ts'
import { button, type Compose, note, paragraph } from './email.ts'

const PROVIDERS = { google: 'Google', facebook: 'Facebook' } as const

/** Goes to the owner, who notices if someone else linked the account. */
export const identityLinked: Compose<'identity-linked'> = (email, { practice, appUrl }, reader) => {
  const provider = PROVIDERS[email.provider]
  return {
    subject: `You can now sign in to ${practice.name} with ${provider}`,
    preview: `${provider} is now linked to your account.`,
    blocks: [
      paragraph(
        `You signed in with ${provider} on ${clientTime(email.linkedAt, reader)}. It is now linked to your account, and you have been signed out on all other devices.`,
      ),
      ...(email.isPasswordRemoved
        ? [
            paragraph(
              'To keep your account safe, we removed its old password, because we could not be sure that you chose it. You can set a new one in your profile.',
            ),
          ]
        : []),
      button('Open my profile', `${appUrl}/dashboard/profile`),
      note(
        `If this was not you, please choose “Forgot your password?” on the sign-in page, set a new password, and write to ${practice.email}.`,
      ),
    ],
  }
}
