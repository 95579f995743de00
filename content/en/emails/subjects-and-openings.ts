import { numberInWords } from '#content/words/numbers.ts'
import type { EditableEmail, EmailText } from '#domain/content/email-texts.ts'
import { REMINDER_DAYS_BEFORE, REMINDER_HOURS_BEFORE } from '#domain/sessions/reminder-times.ts'

/** The emails whose subject and first paragraph a practice can replace; the title is their name in the admin area. */
export const STANDARD_EMAIL_TEXTS: Readonly<Record<EditableEmail, EmailText & { readonly title: string }>> = {
  'booking-received': {
    title: 'Booking received',
    subject: 'Booking received: {code}',
    opening: 'Thank you for your booking. One step is left: please pay and send us the transaction ID.',
  },
  'course-booked': {
    title: 'Course booked',
    subject: 'Your place in {service}: {code}',
    opening: 'Thank you for choosing this course. One step is left: please pay and send us the transaction ID.',
  },
  'payment-reminder': {
    title: 'Reminder to pay',
    subject: 'Your time is still held: {code}',
    opening: 'Your booking is almost done. We have not received your payment yet, and we are still holding your time.',
  },
  'slot-released': {
    title: 'Time released',
    subject: 'Your time for {service} was released',
    opening:
      'We held this time for you and have not received a payment, so others can book it again. That’s all right: you’re welcome to choose a time whenever it suits you.',
  },
  'payment-claimed': {
    title: 'Payment is being checked',
    subject: 'We are checking your payment for {code}',
    opening:
      'Thank you. You sent us a {way} ending in {reference}. We are now checking it against our bank statement. This usually takes one working day. We will email you as soon as it is done.',
  },
  'payment-verified': {
    title: 'Booking confirmed',
    subject: 'Your booking {code} is confirmed',
    opening: 'Thank you. We have received your payment and your booking is confirmed.',
  },
  'course-paid': {
    title: 'Course paid',
    subject: 'We have received your payment for {service}',
    opening: 'Thank you. We have received your payment for {service}, and you are enrolled.',
  },
  'payment-rejected': {
    title: 'Payment not confirmed',
    subject: 'We could not confirm your payment for {code}',
    opening: 'We have checked your payment and cannot confirm it yet. The reason:',
  },
  'reminder-2-days': {
    title: `Reminder ${numberInWords(REMINDER_DAYS_BEFORE)} days before`,
    subject: 'Reminder: your {service} session',
    opening: 'We look forward to meeting you. Please keep your birth details and questions ready.',
  },
  'session-soon': {
    title: `Reminder ${numberInWords(REMINDER_HOURS_BEFORE)} hours before`,
    subject: 'Your session starts soon: {service}',
    opening: 'Your session starts {soon}.',
  },
  'session-link': {
    title: 'Meeting link',
    subject: 'Your meeting link for session {code}',
    opening: 'Here is your meeting link. Please join at the time of your appointment.',
  },
  enrolled: {
    title: 'Welcome to a course',
    subject: 'Welcome to {course}',
    opening: 'You are enrolled in {course} ({level}). We are happy to have you with us.',
  },
  'refund-sent': {
    title: 'Refund sent',
    subject: 'Your refund for {code} is on its way',
    opening: 'We have refunded {amount} to the account you paid from. Your bank may need a few days to show it.',
  },
  birthday: {
    title: 'Birthday greeting',
    subject: 'Happy birthday from {practice}',
    opening: 'We wish you a happy birthday. May the year ahead bring you health, peace and joy.',
  },
}
