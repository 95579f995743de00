import { ALMANAC_SUNRISE } from '@muhurta/jyotish'
import { RETURNING_DISCOUNT } from '#domain/bookings/pricing.ts'
import type { Practice } from '#domain/content/practice-profile.ts'
import { EMPTY_PRACTICE } from '../../empty-practice.ts'

/**
 * A practice that does not exist. Its addresses use example.com, its phone number cannot be dialled and
 * its UPI handle belongs to no bank, so that nothing reaches or pays a stranger before the owner edits it.
 */
export const SAMPLE_PRACTICE: Practice = {
  ...EMPTY_PRACTICE,
  isOpen: true,
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
  contact: {
    address: '108 Sample Street, Ujjain, Madhya Pradesh 456001, India',
    email: 'namaste@example.com',
    phone: '+91 00000 00000',
    supportEmail: 'support@example.com',
    astrologerEmail: 'acharya@example.com',
  },
  socialLinks: [
    { network: 'youtube', url: 'https://www.youtube.com/results?search_query=jyotish+basics' },
    { network: 'instagram', url: 'https://www.instagram.com/explore/tags/jyotish/' },
    { network: 'facebook', url: 'https://www.facebook.com/hashtag/jyotish' },
  ],
  upi: { payeeId: 'surya.jyotish@example', payeeName: 'Surya Jyotish (sample)', kind: 'personal', changedAt: null },
  homeTexts: {
    ...EMPTY_PRACTICE.homeTexts,
    benefits: [
      {
        title: 'Reasons you can see',
        text: 'We show you every statement in the chart: which graha, which house, which period. You can always ask why.',
      },
      {
        title: 'No fear, no selling',
        text: 'No curses, no urgent remedies, no stones to buy. A chart shows tendencies and phases. The decisions are yours.',
      },
      {
        title: 'Calculated with care',
        text: 'Exact positions, sunrise for your own place, and the right time zone for every year. If something is uncertain, we say so.',
      },
    ],
  },
  returningDiscount: RETURNING_DISCOUNT,
  almanac: {
    name: 'Ujjain',
    lat: 23.1765,
    lon: 75.7885,
    sunrise: ALMANAC_SUNRISE,
    labelsSlots: false,
    hiddenSlotLabels: [],
  },
}
