import { duration } from '#content/words/numbers.ts'
import { REPLY_WITHIN_HOURS } from '#domain/visitors/form-limits.ts'

/** How soon a message is answered. */
export const REPLY_WITHIN = duration(REPLY_WITHIN_HOURS, 'hour')

export const CONTACT = {
  title: 'Contact',
  heading: 'Write to us',
  lead: 'Do you have a question about a booking, a payment or a course? Write to us. A person reads every message.',
  description: `Contact the practice by form, email or phone. We reply within ${REPLY_WITHIN}, Monday to Saturday.`,

  cardsTitle: 'Ways to reach us',
  email: 'Email',
  phone: 'Phone',
  address: 'Address',
  hours: 'Business hours',
  indianTime: 'Indian Standard Time',

  formTitle: 'Send a message',
  fields: {
    name: 'Your name',
    email: 'Email',
    phone: 'Phone (optional)',
    inquiryType: 'What is it about?',
    subject: 'Subject',
    message: 'Message',
  },
  aboutDates: {
    subject: (course: string) => `Next dates: ${course}`,
    message: (course: string) => `When can ${course} be booked again? Please write to me.`,
  },
  chooseTopic: 'Choose a topic (optional)',
  inquiryTypes: {
    consultation: 'Consultation',
    courses: 'Courses',
    technical: 'Technical',
    billing: 'Billing',
    general: 'General',
  },
  messageHint: 'Leave out passwords, UPI PINs and birth details.',
  send: 'Send Message',
  sent: 'Message sent successfully!',
  sentDetail: `We'll get back to you within ${REPLY_WITHIN}.`,
  responseTitle: 'When we reply',
  responseNote: (hours: string) => `We reply to every message within ${REPLY_WITHIN}, ${hours} Indian Standard Time.`,
  privacy: 'We use your message only to answer it. Read more in our {privacy}.',
  privacyLink: 'Privacy Policy',

  quickLinks: 'Quick links',
  faqTitle: 'Before you write',
} as const

export const CONTACT_LINKS = [
  { href: '/consultation', label: 'Book a consultation', text: 'By video call or phone, at a time that suits you' },
  { href: '/courses', label: 'Explore the courses', text: 'From the first sign to a complete chart' },
  { href: '/blog', label: 'Read the blog', text: 'Simple articles on nakshatras, grahas and houses' },
] as const
