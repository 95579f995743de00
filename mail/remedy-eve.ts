import { namedDay } from '#content/words/dates.ts'
import { button, type Compose, note, paragraph } from './email.ts'

/** On the evening before, without what there is to do; `unsubscribeUrl` lets the mail program show an unsubscribe button. */
export const remedyEve: Compose<'remedy-eve'> = ({ day, count, stop }, { appUrl, unseal }) => {
  const what = count === 1 ? 'a remedy' : `${count} remedies`
  return {
    subject: `Tomorrow is a day for your ${count === 1 ? 'remedy' : 'remedies'}`,
    preview: `${namedDay(day)}: you have ${what} to do.`,
    blocks: [
      paragraph(`Tomorrow, ${namedDay(day)}, you have ${what} to do.`),
      button('See your remedies', `${appUrl}/dashboard/remedies`),
      note('You are receiving this email because you asked us to write on the evening before.'),
    ],
    unsubscribeUrl: unseal(stop),
  }
}
