import { clientTime } from '#content/words/session-times.ts'
import { button, type Compose, note, paragraph } from './email.ts'

export const signUpAttempt: Compose<'sign-up-attempt'> = (email, { practice, appUrl }, reader) => ({
  subject: `You already have an account with ${practice.name}`,
  preview: 'Someone tried to sign up with your email address. Nothing has changed.',
  blocks: [
    paragraph(
      `On ${clientTime(email.attemptedAt, reader)} someone tried to create an account with your email address. You already have an account, so nothing has changed.`,
    ),
    paragraph(
      'If it was you, please sign in with your existing account. If you have forgotten your password, you can reset it there.',
    ),
    button('Sign in', `${appUrl}/auth`),
    note("If it was not you, you don't have to do anything. We did not reveal that you have an account here."),
  ],
})
