import { formatRupees } from '#content/words/money.ts'
import type { EmailText } from '#domain/content/email-texts.ts'
import type { BookingInEmail } from '#domain/emails/booking-emails.ts'
import type { Paise } from '#domain/money.ts'

/** The client would like to pay at the session; the practice has not decided yet. */
export function askedText({ code }: BookingInEmail): EmailText {
  return {
    subject: `Your request to pay at the session: ${code}`,
    opening:
      'Thank you. You would like to pay at the session, in cash or by card. We will email you as soon as we have agreed. Until then, your time is held.',
  }
}

/** `due` is read when the email is sent. */
export function agreedText({ code, heldAs, amount }: BookingInEmail, due: Paise = amount): EmailText {
  const how = heldAs === 'in-person' ? ', in cash or by card' : ''
  return {
    subject: `Your booking ${code} is confirmed`,
    opening: `Your booking is confirmed, and your time is kept. You pay ${formatRupees(due)} at the session${how}.`,
  }
}

export function declinedText({ code }: BookingInEmail): EmailText {
  return {
    subject: `Please pay for ${code} before the session`,
    opening: 'You asked to pay at the session. For this booking that is not possible. The reason:',
  }
}
