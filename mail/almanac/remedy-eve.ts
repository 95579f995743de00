import { REMEDY_EVE, WHY_THIS_EMAIL } from '#content/emails/almanac.ts'
import { namedDay } from '#content/words/dates.ts'
import { refreshRemedyEve } from '#usecases/remedies/queue-remedy-emails.ts'
import { button, type EmailDefinition, note, paragraph } from '../email.ts'

/** On the evening before, without what there is to do; `unsubscribeUrl` lets the mail program show an unsubscribe button. */
export const remedyEve: EmailDefinition<'remedy-eve'> = {
  expiry: ({ until }) => new Date(until),
  refresh: refreshRemedyEve,
  compose: ({ day, count, stop }, { appUrl, unseal }) => ({
    subject: REMEDY_EVE.subject(count),
    preview: REMEDY_EVE.preview(count, namedDay(day)),
    blocks: [
      paragraph(REMEDY_EVE.opening(count, namedDay(day))),
      button(REMEDY_EVE.button, `${appUrl}/dashboard/remedies`),
      note(WHY_THIS_EMAIL),
    ],
    unsubscribeUrl: unseal(stop),
  }),
}
