import { clientTime } from '#content/words/session-times.ts'
import type { StaffRole } from '#domain/roles.ts'
import { button, type Compose, note, paragraph } from './email.ts'

const ROLES: Readonly<Record<StaffRole, string>> = {
  astrologer: "as an astrologer. You will see your sessions, your clients' charts and the payments to verify",
  assistant: 'as an assistant. You will book and move sessions for clients and verify their payments',
  admin: 'as an admin. You will look after the site, the catalogue, the blog and the staff',
}

export const staffInvitation: Compose<'staff-invitation'> = (email, { practice, unseal }, reader) => ({
  subject: `You are invited to join ${practice.name}`,
  preview: 'Please accept your invitation.',
  blocks: [
    paragraph(`${practice.name} invites you to join ${ROLES[email.role]}.`),
    button('Accept the invitation', unseal(email.link)),
    paragraph(`The link is only for you and works until ${clientTime(email.expiresAt, reader)}.`),
    note('If you did not expect this invitation, please ignore this email.'),
  ],
})
