import { clientTime } from '#content/words/session-times.ts'
import { button, type Compose, note, paragraph } from './email.ts'

export const accountInactive: Compose<'account-inactive'> = (email, { practice, appUrl }, reader) => ({
  subject: `Your account at ${practice.name} is about to be deleted`,
  preview: 'You have not signed in for three years. Sign in once to keep your account.',
  blocks: [
    paragraph(
      `You have not signed in for three years, so we will delete your account and your personal details after ${clientTime(email.eraseAfter, reader)}. The law asks us to keep invoices, but your name will be removed from them.`,
    ),
    paragraph('To keep your account, just sign in once before then.'),
    button('Sign in and keep my account', `${appUrl}/auth`),
    note("If you no longer need this account, you don't have to do anything."),
  ],
})
