import { RETURNING_DISCOUNT } from '#domain/bookings/pricing.ts'
import { STANDARD_HOME_TEXTS } from '#domain/content/home-texts.ts'
import { ONLY_UPI } from '#domain/content/payment-ways.ts'
import { STANDARD_POLICIES } from '#domain/content/policies.ts'
import {
  PRACTICE_PARTS,
  type Practice,
  STANDARD_INVOICES,
  STANDARD_LOOK,
  UNREGISTERED,
} from '#domain/content/practice-profile.ts'

/**
 * A practice that does not exist. Its addresses use example.com, its phone number cannot be dialled and
 * its UPI handle belongs to no bank, so that nothing reaches or pays a stranger before the owner edits it.
 */
export const SAMPLE_PRACTICE: Practice = {
  name: 'Surya Jyotish',
  tagline: 'Readings in the classical Vedic tradition, explained in simple words.',
  trustLine: 'Trusted by 1000+ Clients',
  astrologerName: 'Acharya Suryakant Joshi',
  astrologerTitles: ['Jyotish Acharya', 'Teacher of Parashari and Jaimini methods'],
  about: [
    'Acharya Suryakant Joshi learned to read a chart at his grandfather’s desk, with a printed panchanga and a pencil. He has studied and taught Jyotish ever since, and he still checks every chart himself before a session.',
    'He follows the tradition of Parashara and Jaimini and explains each step: which graha, which house, which period, and why. You are welcome to ask questions and take your time.',
    'A chart describes tendencies and phases of life. It does not decide for you, and it does not replace a doctor, a lawyer or a financial adviser. It can help you see your own situation more clearly.',
  ].join('\n\n'),
  facts: [
    { figure: '22 years', label: 'of reading and teaching charts' },
    { figure: '1000+', label: 'clients in India and abroad' },
    { figure: '4', label: 'languages: English, Hindi, Marathi, Sanskrit' },
  ],
  portraitUrl: null,
  contact: {
    address: '108 Sample Street, Ujjain, Madhya Pradesh 456001, India',
    email: 'namaste@example.com',
    phone: '+91 00000 00000',
    supportEmail: 'support@example.com',
    astrologerEmail: 'acharya@example.com',
  },
  businessHours: { days: [1, 2, 3, 4, 5, 6], opensAt: '09:00', closesAt: '18:00' },
  socialLinks: [
    { network: 'youtube', url: 'https://www.youtube.com/results?search_query=jyotish+basics' },
    { network: 'instagram', url: 'https://www.instagram.com/explore/tags/jyotish/' },
    { network: 'facebook', url: 'https://www.facebook.com/hashtag/jyotish' },
  ],
  upi: { payeeId: 'surya.jyotish@example', payeeName: 'Surya Jyotish (sample)', kind: 'personal', changedAt: null },
  paymentWays: ONLY_UPI,
  gst: UNREGISTERED,
  invoices: STANDARD_INVOICES,
  almanac: { name: 'Ujjain', lat: 23.1765, lon: 75.7885, labelsSlots: false },
  policies: STANDARD_POLICIES,
  homeTexts: STANDARD_HOME_TEXTS,
  emailTexts: {},
  postCategories: [],
  look: STANDARD_LOOK,
  returningDiscount: RETURNING_DISCOUNT,
  showsReviews: false,
  sampleParts: PRACTICE_PARTS,
}
