import type { NewFaqEntry } from '#db/content/faq.ts'

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
      'Tell us what you know, even if it is only “in the morning”. Birth Time Rectification narrows the time down with the help of dated events from your life, and says how sure the result is.',
  },
  {
    page: 'consultation',
    question: 'How long does a consultation take?',
    answer: 'Between 15 and 60 minutes, depending on the package. The length is shown on each card.',
  },
  {
    page: 'consultation',
    question: 'How do I pay, and when is my booking certain?',
    answer:
      'You pay by UPI and send us the 12-digit transaction ID. We check the transfer against our bank statement and write to you as soon as it has been verified.',
  },
  {
    page: 'consultation',
    question: 'Is there a price for returning clients?',
    answer:
      'Yes. Existing customers pay 30% less for consultations; the lower price appears by itself when you are signed in.',
  },
  {
    page: 'consultation',
    question: 'Can I cancel and get my money back?',
    answer:
      'A consultation can be refunded within 24 hours of booking if it has not taken place yet. Refunds reach the original payment method in 7 to 15 business days.',
  },
  {
    page: 'courses',
    question: 'Do I need to know any astrology or Sanskrit to begin?',
    answer: 'No. Pradhamika starts from the beginning and explains every Sanskrit word when it first appears.',
  },
  {
    page: 'courses',
    question: 'How much time should I plan for each week?',
    answer: 'Three to four hours: the lessons, one exercise on paper and a little reading.',
  },
  {
    page: 'courses',
    question: 'What does the complete course add?',
    answer:
      'Sampurna Jyotish holds all three courses and adds personal mentorship, lifetime access, priority support and a certificate.',
  },
  {
    page: 'courses',
    question: 'Can I get a refund for a course?',
    answer:
      'Yes, within 7 days of enrolling if you have opened less than 20% of the content. Refunds reach the original payment method in 7 to 15 business days.',
  },
  {
    page: 'contact',
    question: 'How soon will I hear back?',
    answer: 'We answer every message within 24 hours, from Monday to Saturday between 9:00 and 18:00 Indian time.',
  },
  {
    page: 'contact',
    question: 'Can I ask about my chart through this form?',
    answer:
      'Please use the form for questions about bookings, courses, payments and the site. A chart deserves a consultation, where there is time to look at it properly.',
  },
  {
    page: 'contact',
    question: 'I have paid, but my booking does not say so yet. What should I do?',
    answer:
      'Transfers are checked by a person, so it can take some hours. If a day has passed, write to us and choose “Billing”; mention your booking code, never your UPI PIN or password.',
  },
  {
    page: 'contact',
    question: 'What happens to what I write here?',
    answer:
      'Your message is stored so that we can answer it, and is read only by the practice. Privacy inquiries are answered within 30 days.',
  },
]
