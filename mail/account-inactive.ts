import { button, type Compose, note, paragraph } from './email.ts'
import { formatInstant } from './format-instant.ts'

export const accountInactive: Compose<'account-inactive'> = (email, { practice, appUrl }, { timeZone }) => ({
  subject: `Your account at ${practice.name} is about to be deleted`,
  preview: 'You have not been here for three years. Sign in once to keep your account.',
  blocks: [
    paragraph(
      `You have not signed in for three years, so we will delete your account and what we hold about you after ${formatInstant(email.eraseAfter, timeZone)}. Invoices stay without your name, as the law asks.`,
    ),
    paragraph('If you would like to keep it, sign in once before then. Nothing else is needed.'),
    button('Sign in and keep my account', `${appUrl}/auth`),
    note('If you no longer need it, you need not do anything.'),
  ],
})
