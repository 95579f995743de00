import type { LegalParty, LegalSection } from './legal.ts'

export const TERMS = {
  title: 'Terms of Service',
  lead: 'What you can expect from us, and what we ask of you. In plain words, because you should not need a lawyer to book an hour.',
  description:
    'The terms for consultations, courses and the use of this site: booking, payment by UPI, refunds, and what astrology can and cannot do.',
} as const

export function termsSections({
  name,
  address,
  email,
  supportEmail,
  phone,
  businessHours,
}: LegalParty): LegalSection[] {
  return [
    {
      id: 'who-we-are',
      title: 'Who we are',
      blocks: [
        `These terms are an agreement between you and ${name}, ${address} (“we”, “us”). They apply to this site, to consultations and to courses. By making an account, booking or enrolling you agree to them.`,
        'If something here is unclear, please ask before you book. We would rather explain than argue.',
      ],
    },
    {
      id: 'what-astrology-is',
      title: 'What a reading is, and what it is not',
      blocks: [
        'A consultation is a conversation about a chart in the tradition of Jyotish. It describes tendencies and seasons. It is offered for reflection and guidance.',
        [
          'It is not medical, legal, financial or psychological advice, and it does not replace a doctor, a lawyer or an adviser. In an emergency, please turn to those who can help at once.',
          'We promise no outcome: nothing about health, money, marriage, exams or fate.',
          'What you decide, and what you do, remains your own choice and responsibility.',
          'We do not sell gemstones, amulets or rituals through this site, and no remedy is ever a condition of anything.',
        ],
      ],
    },
    {
      id: 'who-may-use-it',
      title: 'Who may use our services',
      blocks: [
        'Our services are for adults. They are not for people under 18 years of age, and an account may not be made for somebody else without their knowledge. A parent or guardian may ask about a child in their own name, and confirms that when booking.',
        'Please give birth details of another person only if that person has agreed.',
      ],
    },
    {
      id: 'account',
      title: 'Your account',
      blocks: [
        'You need an account to book or enrol. Please keep your password to yourself, tell us true details, and tell us if somebody else has used your account. You can close it at any time in your dashboard.',
        'We may close an account that is used to harm others or to disturb the site. Money for services not yet given is then returned.',
      ],
    },
    {
      id: 'consultations',
      title: 'Consultations',
      blocks: [
        [
          'Consultations are by video call or phone and take 15 to 60 minutes, depending on the package. The link is sent before the appointment.',
          'Appointments are in Indian Standard Time; the site also shows your own time.',
          'A slot is yours for 30 minutes while you pay. It is confirmed when we have checked your transfer.',
          'You get a reminder by email 2 days before the appointment, and our team contacts you 24 to 48 hours before it.',
          'You can move an appointment twice, free of charge, in your dashboard.',
          'If you come late, the session still ends at its hour. If we are late or have to cancel, you choose between a new hour and your money back.',
          'A Prasna question is answered from the moment at which you ask it, and needs no birth details.',
        ],
        'The reading is only as good as the birth details. Please check date, time and place before you send them.',
      ],
    },
    {
      id: 'courses',
      title: 'Courses',
      blocks: [
        [
          'How many weeks a course takes and what it includes stands with it on the page of courses. What the page says when you enrol holds for you.',
          'Your enrollment is personal. Please do not share your access, and do not copy, record or publish the lessons.',
          'A certificate says that you have completed our course. It is not a state qualification.',
        ],
      ],
    },
    {
      id: 'prices',
      title: 'Prices and payment',
      blocks: [
        [
          'All prices are in Indian rupees (INR) and are shown before you book. What the page shows when you book is what you pay.',
          'You pay by UPI through the payment app of your bank, and send us the transaction ID. We never ask for your UPI PIN, your card or a password.',
          'A booking is certain when we have found your transfer in our bank statement; we write to you as soon as that is done.',
          'Existing customers pay 30% less for consultations. The reduced price is rounded down to a whole rupee.',
          'You receive an invoice for every payment in your dashboard.',
        ],
      ],
    },
    {
      id: 'refunds',
      title: 'Cancellation and refunds',
      blocks: [
        [
          'Consultations: refunded in full if you cancel within 24 hours of booking and the consultation has not taken place.',
          'Courses: refunded within 7 days of enrolling, if less than 20% of the content has been accessed.',
          'If we cannot give a service you have paid for, you get your money back in full, whenever that is.',
          'Refunds are made to the original payment method and take 7 to 15 business days.',
        ],
        `To ask for a refund, cancel in your dashboard or write to ${supportEmail}.`,
      ],
    },
    {
      id: 'fair-use',
      title: 'Fair use of the site',
      blocks: [
        'Please do not try to break, overload or copy the site, to read what is not yours, or to use it to trouble others. The charts that the site computes are for your own use; texts, drawings and lessons are ours or are used with permission.',
        'Links to other sites are chosen with care, but we do not control what they show.',
      ],
    },
    {
      id: 'liability',
      title: 'If something goes wrong',
      blocks: [
        'We work carefully, and we answer for what we do on purpose or by gross carelessness, and for anything the law does not let us exclude. Beyond that, our liability is limited to what you paid for the service in question.',
        'We are not responsible for what we cannot influence: a broken line, a bank that is down, a power cut. We will find you another hour.',
      ],
    },
    {
      id: 'law',
      title: 'Changes, law and disputes',
      blocks: [
        'If we change these terms, we say so on this page and, where it matters to you, by email. For a booking, the terms of the day you booked it apply.',
        'Indian law applies, and the courts at our place of business are competent. Before anybody goes there, please write to us: most things can be settled in an email.',
      ],
    },
    {
      id: 'contact',
      title: 'How to reach us',
      blocks: [
        `${name}, ${address}`,
        `Email: ${email}. Phone: ${phone}. Business hours: ${businessHours} (Indian Standard Time). We reply within 24 hours.`,
      ],
    },
  ]
}
