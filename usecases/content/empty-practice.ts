import { ALMANAC_SUNRISE } from '@muhurta/jyotish'
import { STANDARD_HOME_TEXTS } from '#domain/content/home-texts.ts'
import { ONLY_UPI } from '#domain/content/payment-methods.ts'
import { STANDARD_POLICIES } from '#domain/content/policies.ts'
import type { PracticeChanges } from '#domain/content/practice-changes.ts'
import { STANDARD_CHARTS } from '#domain/content/practice-charts.ts'
import {
  type Practice,
  SAMPLE_PARTS,
  type SamplePart,
  STANDARD_INVOICES,
  STANDARD_LOOK,
  UNREGISTERED,
} from '#domain/content/practice-profile.ts'
import { FIRST_LANGUAGE } from '#domain/languages.ts'

const CONTACT = { address: '', email: '', phone: '', supportEmail: '', astrologerEmail: '' }
const BUSINESS_HOURS = { days: [1, 2, 3, 4, 5, 6], opensAt: '09:00', closesAt: '18:00' }

/** The settings that become samples in the sample practice, without the samples. The legal texts are the standard ones. */
export const EMPTY_PARTS: { readonly [Part in Exclude<SamplePart, 'hours' | 'legal'>]: PracticeChanges[Part] } = {
  identity: { name: 'Jyotish practice', tagline: '', astrologerName: '', astrologerTitles: [], portraitUrl: null },
  about: { about: '' },
  claims: { trustLine: '', facts: [], showsReviews: false },
  contact: { ...CONTACT, businessHours: BUSINESS_HOURS },
  social: { socialLinks: [] },
  upi: { payeeId: null, payeeName: null, kind: 'personal' },
  home: STANDARD_HOME_TEXTS,
  discount: { returningDiscount: 0 },
}

/** What every new practice starts with, closed until its owner has looked at it; the sample practice changes some of it. */
export const EMPTY_PRACTICE: Practice = {
  ...EMPTY_PARTS.identity,
  ...EMPTY_PARTS.about,
  ...EMPTY_PARTS.claims,
  ...EMPTY_PARTS.social,
  ...EMPTY_PARTS.discount,
  contact: CONTACT,
  businessHours: BUSINESS_HOURS,
  upi: { ...EMPTY_PARTS.upi, changedAt: null },
  paymentMethods: ONLY_UPI,
  gst: UNREGISTERED,
  invoices: STANDARD_INVOICES,
  almanac: {
    name: 'New Delhi',
    lat: 28.6139,
    lon: 77.209,
    sunrise: ALMANAC_SUNRISE,
    labelsSlots: false,
    hiddenSlotLabels: [],
  },
  charts: STANDARD_CHARTS,
  policies: STANDARD_POLICIES,
  homeTexts: EMPTY_PARTS.home,
  emailTexts: {},
  greetsBirthdays: true,
  postCategories: [],
  look: STANDARD_LOOK,
  languages: [FIRST_LANGUAGE],
  writtenIn: FIRST_LANGUAGE,
  isOpen: false,
  sampleParts: SAMPLE_PARTS,
}
