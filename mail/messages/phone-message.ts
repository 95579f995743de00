import { howToMeet } from '#content/booking/calendar-entries.ts'
import { serviceText } from '#content/booking/service-text.ts'
import { PHONE_MESSAGES } from '#content/emails/phone-messages.ts'
import { formatRupees } from '#content/words/money.ts'
import { clientTime } from '#content/words/session-times.ts'
import { offeredMethods } from '#domain/payments/offered-methods.ts'
import { upiLink } from '#domain/payments/upi-link.ts'
import type { PhoneMessage, PhoneMessageContext } from '#domain/sessions/phone-messages.ts'

/** What staff send to a client by WhatsApp or SMS: a few short lines without birth details. */
export function phoneMessageText(message: PhoneMessage, context: PhoneMessageContext): string {
  return [PHONE_MESSAGES.greeting(message.clientName), ...linesOf(message, context)].join('\n')
}

function linesOf(message: PhoneMessage, { practice, siteUrl, now }: PhoneMessageContext): string[] {
  const { kind, bookingId, code, hasEmail } = message
  const { name, contact } = practice
  const service = serviceText(message)
  switch (kind) {
    case 'reminder':
    case 'link': {
      const opening = PHONE_MESSAGES[kind](name, service, whenOf(message, now))
      return [opening, howToMeet(message, contact), PHONE_MESSAGES.booking(code)]
    }
    case 'pay': {
      const amount = formatRupees(message.amount)
      const time = message.startsAt ? [PHONE_MESSAGES.time(whenOf(message, now))] : []
      return [PHONE_MESSAGES.due(name, { service, code, amount }), ...time, ...waysToPay(message, practice, siteUrl)]
    }
    case 'answer': {
      const place = hasEmail ? [PHONE_MESSAGES.readHere(`${siteUrl}/dashboard/bookings/${bookingId}/answer`)] : []
      const call = hasEmail || contact.phone === '' ? [] : [PHONE_MESSAGES.callUs(contact.phone)]
      return [PHONE_MESSAGES.answer(name, service, code), ...place, ...call]
    }
  }
}

function whenOf({ startsAt, endsAt, timeZone }: PhoneMessage, now: Date): string {
  return startsAt && endsAt ? clientTime({ startsAt, endsAt }, { timeZone, now }) : ''
}

/** Apps refuse a tapped link to a personal UPI ID, so only a merchant's is one; the ID itself can be copied. */
function waysToPay(
  { code, amount, payPath }: PhoneMessage,
  practice: PhoneMessageContext['practice'],
  siteUrl: string,
): string[] {
  const { payeeId, payeeName, kind } = practice.upi
  const page = payPath === null ? [] : [PHONE_MESSAGES.payHere(`${siteUrl}${payPath}`)]
  if (payeeId === null || payeeName === null || !offeredMethods(practice).includes('upi')) return page
  const link = upiLink({ payeeId, payeeName, amount, note: code, reference: code })
  return [
    ...page,
    PHONE_MESSAGES.upi(payeeId, payeeName, code),
    ...(kind === 'merchant' ? [link] : []),
    ...(payPath === null ? [PHONE_MESSAGES.sendReference] : []),
  ]
}
