import { staffTime } from '#content/words/session-times.ts'
import { button, type Compose, facts, note, paragraph } from './email.ts'
import { WAYS_IN_EMAIL } from './ways-in-email.ts'

const NONE = 'none'

export const paymentWaysChanged: Compose<'payment-ways-changed'> = (email, { practice, appUrl }, reader) => ({
  subject: `The ways to pay ${practice.name} were changed`,
  preview: 'Please check the accounts that clients now pay to.',
  blocks: [
    paragraph('The ways in which clients pay were changed in Admin. All admins receive this email.'),
    facts(
      ['Offered', email.offered.map((way) => WAYS_IN_EMAIL[way]).join(', ') || NONE],
      ['Bank account', email.bank ?? NONE],
      ['Account for transfers from abroad', email.swift ?? NONE],
      ['Payment link', email.link ?? NONE],
      ['Changed by', email.changedBy],
      ['When', staffTime(email.changedAt, reader)],
    ),
    button('Open payment settings', `${appUrl}/admin/practice/ways`),
    note(
      'If no one at the practice made this change, please change it back right away, change the password of the account named above, and inform your clients.',
    ),
  ],
})
