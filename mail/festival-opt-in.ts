import { FESTIVAL_LIST_NAMES } from '#content/almanac/observances.ts'
import { button, type Compose, facts, note, paragraph } from './email.ts'

export const festivalOptIn: Compose<'festival-opt-in'> = (email, { practice, unseal }) => ({
  subject: `Please confirm your festival emails from ${practice.name}`,
  preview: 'One more step, and we will write to you on the evening before.',
  greeting: 'Namaste,',
  blocks: [
    paragraph('You asked us for an email on the evening before these days. Please confirm that you want them:'),
    facts(['City', email.city], ['Days', email.lists.map((list) => FESTIVAL_LIST_NAMES[list]).join(', ')]),
    button('Confirm festival emails', unseal(email.link)),
    note(
      'We will not send you these emails until you confirm. You can unsubscribe at any time with the link in every email.',
    ),
  ],
})
