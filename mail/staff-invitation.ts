import { button, type Compose, note, paragraph } from './email.ts'
import { formatInstant } from './format-instant.ts'

const ROLES = {
  astrologer: 'as an astrologer: you will see your sessions, the charts of your clients and the payments to verify',
  admin: 'as an administrator: you will look after the site, the catalogue, the blog and the staff',
} as const

export const staffInvitation: Compose<'staff-invitation'> = (email, { practice, unseal }, { timeZone }) => ({
  subject: `You are invited to work with ${practice.name}`,
  preview: 'Please accept the invitation to the practice.',
  blocks: [
    paragraph(`${practice.name} invites you to join ${ROLES[email.role]}.`),
    button('Accept the invitation', unseal(email.link)),
    paragraph(`The link is meant for you alone and works until ${formatInstant(email.expiresAt, timeZone)}.`),
    note('If you did not expect this invitation, you can put this email aside.'),
  ],
})
