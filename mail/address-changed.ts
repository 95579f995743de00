import { clientTime } from '#content/words/session-times.ts'
import { type Compose, note, paragraph } from './email.ts'

/** Goes to the old address, so that the owner notices if the account was taken over. */
export const addressChanged: Compose<'address-changed'> = (email, { practice }, reader) => ({
  subject: `Your email address at ${practice.name} was changed`,
  preview: 'You can no longer sign in with this address.',
  blocks: [
    paragraph(
      `The email address of your account was changed on ${clientTime(email.changedAt, reader)}. From now on we will write to your new address, and you can no longer sign in with this one.`,
    ),
    note(
      `If you did not make this change, please write to ${practice.email} or call ${practice.phone} right away. We will lock the account and help you get it back.`,
    ),
  ],
})
