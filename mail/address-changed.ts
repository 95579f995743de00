import { type Compose, note, paragraph } from './email.ts'
import { formatInstant } from './format-instant.ts'

/** Goes to the old address, so that the owner notices if the account was taken over. */
export const addressChanged: Compose<'address-changed'> = (email, { practice }, { timeZone }) => ({
  subject: `Your email address at ${practice.name} was changed`,
  preview: 'You can no longer sign in with this address.',
  blocks: [
    paragraph(
      `The email address of your account was changed on ${formatInstant(email.changedAt, timeZone)}. From now on we will write to your new address, and you can no longer sign in with this one.`,
    ),
    note(
      `If you did not make this change, please write to ${practice.email} or call ${practice.phone} right away. We will lock the account and help you get it back.`,
    ),
  ],
})
