import type { EmailText } from '#domain/content/email-texts.ts'
import type { BookingInEmail } from '#domain/emails/booking-emails.ts'

/** The client would like to pay at the session; the practice has not decided yet. */
export function askedText({ code }: BookingInEmail): EmailText {
  return {
    subject: `Your request to pay at the session: ${code}`,
    opening:
      'Thank you. You would like to pay at the session, in cash or by card. We will email you as soon as we have agreed. Until then, your time is held.',
  }
}

export function agreedText({ code }: BookingInEmail): EmailText {
  return {
    subject: `Your booking ${code} is confirmed`,
    opening: 'Your booking is confirmed. You pay at the session, in cash or by card.',
  }
}

export function declinedText({ code }: BookingInEmail): EmailText {
  return {
    subject: `Please pay for ${code} before the session`,
    opening: 'You asked to pay at the session. For this booking that is not possible. The reason:',
  }
}
