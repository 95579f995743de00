import { button, type Compose, note, paragraph } from './email.ts'
import { formatInstant } from './format-instant.ts'

export const signUpAttempt: Compose<'sign-up-attempt'> = (email, { practice, appUrl }, { timeZone }) => ({
  subject: `You already have an account with ${practice.name}`,
  preview: 'Someone tried to sign up with your address. Nothing was changed.',
  blocks: [
    paragraph(
      `On ${formatInstant(email.attemptedAt, timeZone)} someone tried to create an account with your address. You already have one, so nothing was created and nothing was changed.`,
    ),
    paragraph('If that was you, simply sign in. If you have forgotten your password, you can choose a new one there.'),
    button('Sign in', `${appUrl}/auth`),
    note('If it was not you, you need not do anything. Nobody was told that you have an account here.'),
  ],
})
