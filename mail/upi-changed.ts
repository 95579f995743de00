import { staffTime } from '#content/words/session-times.ts'
import { button, type Compose, facts, note, paragraph } from './email.ts'

const NONE = 'none'

export const upiChanged: Compose<'upi-changed'> = (email, { practice, appUrl }, reader) => ({
  subject: `The UPI ID of ${practice.name} was changed`,
  preview: 'Clients now pay to a new UPI ID.',
  blocks: [
    paragraph('The UPI ID that clients pay to was changed in Admin. All admins receive this email.'),
    facts(
      ['Before', email.from ?? NONE],
      ['Now', email.to ?? NONE],
      ['Changed by', email.changedBy],
      ['When', staffTime(email.changedAt, reader)],
    ),
    button('Open payment settings', `${appUrl}/admin/practice/upi`),
    note(
      'If no one at the practice made this change, please change it back right away, change the password of the account named above, and inform your clients.',
    ),
  ],
})
