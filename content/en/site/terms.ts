import { REFUND_POLICY } from '#content/booking/refund-policy.ts'
import { howToPay } from '#content/staff/practice/payment-methods.ts'
import { duration } from '#content/words/numbers.ts'
import { OF_AGE_YEARS } from '#domain/accounts/age.ts'
import { HOLD_MINUTES } from '#domain/bookings/holds.ts'
import type { PaymentMethod } from '#domain/content/payment-methods.ts'
import { REMINDER_DAYS_BEFORE, TEAM_CALLS_HOURS_BEFORE } from '#domain/sessions/reminder-times.ts'
import { REPLY_WITHIN } from './contact.ts'
import type { LegalParty, LegalSection } from './legal.ts'

export const TERMS = {
  title: 'Terms of Service',
  lead: 'What you can expect from us and what we ask of you, in simple words.',
  description:
    'The terms for consultations, courses and the use of this site: booking, payment, refunds, and what astrology can and cannot do.',
} as const

/** What the terms say about payment, for UPI alone or for all ways of the practice. */
export function termsOfPayment(methods: readonly PaymentMethod[]): string {
  if (methods.every((method) => method === 'upi')) {
    return 'You pay by UPI with your own payment app and send us the transaction ID. We never ask for your UPI PIN, your card or a password.'
  }
  return `You pay ${howToPay(methods)}. Whatever you pay before a session, you send us its transaction ID or reference. This site never asks for your UPI PIN, your card or a bank password.`
}

export function termsSections({
  name,
  address,
  email,
  supportEmail,
  phone,
  businessHours,
  discount,
  payment,
}: LegalParty): LegalSection[] {
  return [
    {
      id: 'who-we-are',
      title: 'Who we are',
      blocks: [
        `These terms are an agreement between you and ${name}, ${address} (“we”, “us”). They apply to this site, to consultations and to courses. By creating an account, booking or enrolling, you agree to them.`,
        'If something here is unclear, please ask us before you book.',
      ],
    },
    {
      id: 'what-astrology-is',
      title: 'What a reading is, and what it is not',
      blocks: [
        'A consultation is a conversation about a chart in the tradition of Jyotish. It describes tendencies and phases of life. It is meant for reflection and guidance.',
        [
          'It is not medical, legal, financial or psychological advice, and it does not replace a doctor, a lawyer or an adviser. In an emergency, please contact someone who can help right away.',
          'We do not promise any result about health, money, marriage, exams or fate.',
          'Your decisions and actions remain your own choice and responsibility.',
          'A booking never obliges you to buy anything else, such as gemstones, amulets or rituals.',
        ],
      ],
    },
    {
      id: 'who-may-use-it',
      title: 'Who may use our services',
      blocks: [
        `Our services are for adults. They are not for people under ${OF_AGE_YEARS} years of age. Please do not create an account for another person without their knowledge. A parent or guardian may book for a child in their own name, and confirms this when booking.`,
        'Please give us the birth details of another person only if that person has agreed.',
      ],
    },
    {
      id: 'account',
      title: 'Your account',
      blocks: [
        'You need an account to book or enroll. Please keep your password secret, give us correct details, and let us know if someone else has used your account. You can delete your account at any time in your dashboard.',
        'We may close an account that is used to harm others or to disrupt the site. We then refund services that you have paid for and not yet received.',
      ],
    },
    {
      id: 'consultations',
      title: 'Consultations',
      blocks: [
        [
          'Consultations are by video call or phone and take 15 to 60 minutes, depending on the package. The link is sent before the appointment.',
          'Appointments are in Indian Standard Time; the site also shows your own time.',
          `We hold a slot for ${duration(HOLD_MINUTES, 'minute')} while you pay. It is confirmed when we have checked your payment.`,
          `You get a reminder email ${duration(REMINDER_DAYS_BEFORE, 'day')} before the appointment, and our team contacts you ${TEAM_CALLS_HOURS_BEFORE.latest} to ${TEAM_CALLS_HOURS_BEFORE.earliest} hours before it.`,
          REFUND_POLICY.reschedules,
          'If you join late, the session still ends at the planned time. If we are late or have to cancel, you can choose a new time or a full refund.',
          'A Prasna question is answered from the moment you ask it, and needs no birth details.',
        ],
        'A reading needs correct birth details. Please check the date, time and place before you send them.',
      ],
    },
    {
      id: 'courses',
      title: 'Courses',
      blocks: [
        [
          'The courses page shows how many weeks a course takes and what it includes. What the page says when you enroll applies to you.',
          'Your enrollment is personal. Please do not share your access, and do not copy, record or publish the lessons.',
          'A certificate shows that you have completed our course. It is not a government qualification.',
        ],
      ],
    },
    {
      id: 'prices',
      title: 'Prices and payment',
      blocks: [
        [
          'All prices are in Indian rupees (INR) and are shown before you book. What the page shows when you book is what you pay.',
          payment,
          'A booking is confirmed when we have found your payment in our bank statement. We email you as soon as that is done.',
          ...(discount === ''
            ? []
            : [
                `Existing customers pay ${discount} less for consultations. The reduced price is rounded down to a whole rupee.`,
              ]),
          'You receive an invoice for every payment in your dashboard.',
        ],
      ],
    },
    {
      id: 'refunds',
      title: 'Cancellation and refunds',
      blocks: [
        [
          REFUND_POLICY.terms.consultations,
          REFUND_POLICY.terms.courses,
          REFUND_POLICY.terms.classes,
          'If we cannot provide a service you have paid for, you always get a full refund.',
          REFUND_POLICY.terms.when,
        ],
        `To ask for a refund, cancel in your dashboard or write to ${supportEmail}.`,
      ],
    },
    {
      id: 'fair-use',
      title: 'Fair use of the site',
      blocks: [
        'Please do not try to break, overload or copy the site, to read other people’s data, or to use the site to harass others. The charts you create here are for your own use. Texts, drawings and lessons belong to us or are used with permission.',
        'We choose links to other sites with care, but we do not control what they show.',
      ],
    },
    {
      id: 'liability',
      title: 'If something goes wrong',
      blocks: [
        'We work carefully. We are liable for harm that we cause on purpose or by gross negligence, and for anything the law does not let us exclude. Beyond that, our liability is limited to what you paid for the service.',
        'We are not responsible for things we cannot control, such as a lost connection, a bank outage or a power cut. We will find another time for you.',
      ],
    },
    {
      id: 'law',
      title: 'Changes, law and disputes',
      blocks: [
        'If we change these terms, we say so on this page and, if the change affects you, by email. For a booking, the terms of the day you booked apply.',
        'Indian law applies, and the courts at our place of business have jurisdiction. Please write to us first. Most problems can be solved by email.',
      ],
    },
    {
      id: 'contact',
      title: 'How to reach us',
      blocks: [
        `${name}, ${address}`,
        `Email: ${email}. Phone: ${phone}. Business hours: ${businessHours} (Indian Standard Time). We reply within ${REPLY_WITHIN}.`,
      ],
    },
  ]
}
