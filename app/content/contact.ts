export const CONTACT = {
  title: 'Contact',
  heading: 'Write to us',
  lead: 'A question before you book, a payment that puzzles you, a word of thanks: every message is read by a person.',
  description: 'Contact the practice by form, email or phone. We reply within 24 hours, Monday to Saturday.',

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
  chooseTopic: 'Choose a topic (optional)',
  inquiryTypes: {
    consultation: 'Consultation',
    courses: 'Courses',
    technical: 'Technical',
    billing: 'Billing',
    general: 'General',
  },
  messageHint: 'Please leave out passwords, UPI PINs and birth details.',
  send: 'Send Message',
  sent: 'Message sent successfully!',
  sentDetail: "We'll get back to you within 24 hours.",
  responseTitle: 'When we answer',
  responseNote: (hours: string) => `We reply to every message within 24 hours, ${hours} Indian Standard Time.`,
  privacy: 'We keep your message only to answer it. Read how in our',
  privacyLink: 'Privacy Policy',

  quickLinks: 'Quick links',
  faqTitle: 'Before you write',
} as const

export const CONTACT_LINKS = [
  { href: '/consultation', label: 'Book a consultation', text: 'By video call or phone, at an hour that suits you' },
  { href: '/courses', label: 'Explore the courses', text: 'From the first sign to the finished chart' },
  { href: '/blog', label: 'Read the blog', text: 'Nakshatras, grahas and the year in the sky' },
] as const
