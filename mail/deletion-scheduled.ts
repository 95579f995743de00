import { clientTime } from '#content/words/session-times.ts'
import { button, type Compose, note, paragraph } from './email.ts'

export const deletionScheduled: Compose<'deletion-scheduled'> = (email, { practice, appUrl }, reader) => ({
  subject: `Your account at ${practice.name} will be deleted`,
  preview: email.isByStaff
    ? 'We are deleting your account at your request. You can still change your mind.'
    : 'You asked us to delete your account. You can still change your mind.',
  blocks: [
    paragraph(
      email.isByStaff
        ? `You told ${practice.name} that you want your account deleted, so we have started it for you. We will delete it and your personal details after ${clientTime(email.eraseAfter, reader)}. The law asks us to keep invoices, but your name will be removed from them.`
        : `You asked us to delete your account. We will delete it and your personal details after ${clientTime(email.eraseAfter, reader)}. The law asks us to keep invoices, but your name will be removed from them.`,
    ),
    paragraph('You do not need to do anything more.'),
    paragraph('If you change your mind, sign in before then and choose “Keep my account” on your profile page.'),
    button('Keep my account', `${appUrl}/dashboard/profile`),
    note(
      email.isByStaff
        ? `If you did not ask for this, please sign in and keep your account, or write to ${practice.email}.`
        : `If you did not ask for this, please sign in, keep your account and change your password, or write to ${practice.email}.`,
    ),
  ],
})
