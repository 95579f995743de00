import { type Compose, note, paragraph } from './email.ts'
import { formatInstant } from './format-instant.ts'

/** To the address that was left: whoever took an account over must not be the only one who knows. */
export const addressChanged: Compose<'address-changed'> = (email, { practice }, { timeZone }) => ({
  subject: `Your email address at ${practice.name} was changed`,
  preview: 'This address no longer opens your account.',
  blocks: [
    paragraph(
      `The email address of your account was changed on ${formatInstant(email.changedAt, timeZone)}. From now on we write to the new one, and this address no longer opens the account.`,
    ),
    note(
      `If you did not change it, write to ${practice.email} or call ${practice.phone} at once, so that we can close the account and give it back to you.`,
    ),
  ],
})
