import { button, type Compose, facts, note, paragraph } from './letter.ts'
import { momentInWords } from './moment-words.ts'

const NONE = 'none'

export const upiChanged: Compose<'upi-changed'> = (letter, { practice, appUrl }, { timeZone }) => ({
  subject: `Where clients pay ${practice.name} was changed`,
  preview: 'The UPI ID of the practice is a new one.',
  blocks: [
    paragraph('The UPI ID that clients pay to has been changed in the console. All admins get this letter.'),
    facts(
      ['Before', letter.from ?? NONE],
      ['Now', letter.to ?? NONE],
      ['Changed by', letter.changedBy],
      ['When', momentInWords(letter.changedAt, timeZone)],
    ),
    button('Open the payment settings', `${appUrl}/admin/practice/upi`),
    note(
      'If nobody at the practice did this, change it back at once, change the password of the account named above, and tell your clients.',
    ),
  ],
})
