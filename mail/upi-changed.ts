import { button, type Compose, facts, note, paragraph } from './email.ts'
import { formatInstant } from './format-instant.ts'

const NONE = 'none'

export const upiChanged: Compose<'upi-changed'> = (email, { practice, appUrl }, { timeZone }) => ({
  subject: `Where clients pay ${practice.name} was changed`,
  preview: 'The UPI ID of the practice is a new one.',
  blocks: [
    paragraph('The UPI ID that clients pay to has been changed in the console. All admins get this email.'),
    facts(
      ['Before', email.from ?? NONE],
      ['Now', email.to ?? NONE],
      ['Changed by', email.changedBy],
      ['When', formatInstant(email.changedAt, timeZone)],
    ),
    button('Open the payment settings', `${appUrl}/admin/practice/upi`),
    note(
      'If nobody at the practice did this, change it back at once, change the password of the account named above, and tell your clients.',
    ),
  ],
})
