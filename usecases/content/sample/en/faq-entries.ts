import type { NewFaqEntry } from '#db/content/faq.ts'
import { RETURNING_DISCOUNT } from '#domain/bookings/pricing.ts'
import {
  CONSULTATION_REFUND_HOURS,
  COURSE_REFUND_DAYS,
  COURSE_REFUND_PERCENT,
  REFUND_BUSINESS_DAYS,
} from '#domain/payments/refund-rules.ts'
import { REPLY_WITHIN_HOURS } from '#domain/visitors/form-limits.ts'

const REFUND_TIME = `Refunds go to the original payment method in ${REFUND_BUSINESS_DAYS.from} to ${REFUND_BUSINESS_DAYS.to} business days.`

export const SAMPLE_FAQ_ENTRIES: readonly NewFaqEntry[] = [
  {
    page: 'consultation',
    question: 'How are consultations conducted?',
    answer:
      'Consultations are by video call or phone, as you prefer. The link is sent to you before the appointment by email or SMS.',
  },
  {
    page: 'consultation',
    question: 'What do I need to have ready?',
    answer:
      'Your date, time and place of birth, and the questions you care about most. For a Prasna question no birth details are needed.',
  },
  {
    page: 'consultation',
    question: 'What if I do not know my exact birth time?',
    answer:
      'Tell us what you know, even if it is only “in the morning”. In a Birth Time Rectification we use dated events from your life to find the most likely time, and tell you how certain it is.',
  },
  {
    page: 'consultation',
    question: 'How long does a consultation take?',
    answer: 'Between 15 and 60 minutes, depending on the package. The length is shown on each card.',
  },
  {
    page: 'consultation',
    question: 'How do I pay, and when is my booking confirmed?',
    answer:
      'You pay {how to pay} and send us the reference of your payment. We check it against our bank statement and email you as soon as it is verified.',
  },
  {
    page: 'consultation',
    question: 'Is there a discount for returning clients?',
    answer: `Yes. Existing customers pay ${RETURNING_DISCOUNT}% less for consultations. You see the lower price when you are signed in.`,
  },
  {
    page: 'consultation',
    question: 'Can I cancel and get my money back?',
    answer: `Yes, within ${CONSULTATION_REFUND_HOURS} hours of booking if the consultation has not taken place yet. ${REFUND_TIME}`,
  },
  {
    page: 'courses',
    question: 'Do I need to know astrology or Sanskrit to start?',
    answer: 'No. Pradhamika starts from zero and explains every Sanskrit word when it is first used.',
  },
  {
    page: 'courses',
    question: 'How much time should I plan for each week?',
    answer: 'Three to four hours for the lessons, one written exercise and a little reading.',
  },
  {
    page: 'courses',
    question: 'What does the complete course add?',
    answer:
      'Sampurna Jyotish includes all three courses and adds personal mentorship, lifetime access, priority support and a certificate.',
  },
  {
    page: 'courses',
    question: 'Can I get a refund for a course?',
    answer: `Yes, within ${COURSE_REFUND_DAYS} days of enrolling if you have opened less than ${COURSE_REFUND_PERCENT}% of the content. ${REFUND_TIME}`,
  },
  {
    page: 'contact',
    question: 'How soon will I get a reply?',
    answer: `We reply to every message within ${REPLY_WITHIN_HOURS} hours, from Monday to Saturday between 9:00 and 18:00 Indian time.`,
  },
  {
    page: 'contact',
    question: 'Can I ask about my chart through this form?',
    answer:
      'Please use the form for questions about bookings, courses, payments and the site. For questions about your chart, please book a consultation, where we have time to look at it properly.',
  },
  {
    page: 'contact',
    question: 'I have paid, but my booking is not confirmed yet. What should I do?',
    answer:
      'A person checks every payment, so it can take a few hours. If it takes more than a day, please write to us and choose “Billing”. Send us your booking code, but never your UPI PIN or password.',
  },
  {
    page: 'contact',
    question: 'What happens to my message?',
    answer:
      'We store your message so that we can answer it. Only the practice reads it. Privacy inquiries are answered within 30 days.',
  },
]
