import { SESSION_FOLLOW_UP } from '#content/emails/bookings.ts'
import { refreshFollowUp } from '#usecases/sessions/follow-up.ts'
import { button, days, type EmailDefinition, link, note, paragraph } from '../email.ts'
import { bookedFor } from './booking-parts.ts'

/** Service mail about one session: no offers, once, and it says how to stop such invitations (0149). */
export const sessionFollowUp: EmailDefinition<'session-follow-up'> = {
  expiry: days(7),
  refresh: refreshFollowUp,
  compose: (email, { appUrl, bookingUrl }, { address }) => {
    const { bookingId, bookingCode: code, hasAnswer = false } = email
    const serviceName = bookedFor(email)
    return {
      subject: SESSION_FOLLOW_UP.subject(code),
      preview: SESSION_FOLLOW_UP.preview(serviceName),
      blocks: [
        paragraph(SESSION_FOLLOW_UP.thanks(serviceName, code)),
        ...(hasAnswer
          ? [
              paragraph(SESSION_FOLLOW_UP.answer),
              link(SESSION_FOLLOW_UP.readAnswer, `${appUrl}/dashboard/bookings/${bookingId}/answer`),
            ]
          : []),
        paragraph(SESSION_FOLLOW_UP.ask),
        button(SESSION_FOLLOW_UP.button, bookingUrl('review', bookingId, address)),
        note(SESSION_FOLLOW_UP.note),
      ],
    }
  },
}
