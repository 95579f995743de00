import { bookedFor } from './booking-facts.ts'
import { button, type Compose, link, note, paragraph } from './email.ts'

/** Service mail about one session: no offers, once, and it says how to stop such invitations (0149). */
export const sessionFollowUp: Compose<'session-follow-up'> = (email, { appUrl, bookingUrl }, { address }) => {
  const { bookingId, bookingCode: code, hasAnswer = false } = email
  const serviceName = bookedFor(email)
  const review = bookingUrl('review', bookingId, address)
  return {
    subject: `Thank you for your session (${code})`,
    preview: `How was ${serviceName}? Your opinion helps others.`,
    blocks: [
      paragraph(`Thank you for your trust. We hope that ${serviceName} (${code}) has helped you.`),
      ...(hasAnswer
        ? [
            paragraph('What we have written for you is in your dashboard. You can read it again at any time.'),
            link('Read it now', `${appUrl}/dashboard/bookings/${bookingId}/answer`),
          ]
        : []),
      paragraph('Would you tell us how it was? Praise and criticism both help us, and those who come after you.'),
      button('Write a review', review),
      note(
        'The link works without signing in, so please do not forward this email. You decide whether your review is shown, and with which name. We ask once for each session; on the same page you can stop these invitations.',
      ),
    ],
  }
}
