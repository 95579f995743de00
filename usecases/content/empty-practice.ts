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

/** What every new practice starts with; the sample practice changes some of it. */
export const EMPTY_PRACTICE: Practice = {
  name: 'Jyotish practice',
  tagline: '',
  trustLine: '',
  astrologerName: '',
  astrologerTitles: [],
  about: '',
  facts: [],
  portraitUrl: null,
  contact: { address: '', email: '', phone: '', supportEmail: '', astrologerEmail: '' },
  businessHours: { days: [1, 2, 3, 4, 5, 6], opensAt: '09:00', closesAt: '18:00' },
  socialLinks: [],
  upi: { payeeId: null, payeeName: null, kind: 'personal', changedAt: null },
  paymentWays: ONLY_UPI,
  gst: UNREGISTERED,
  invoices: STANDARD_INVOICES,
  almanac: { name: 'New Delhi', lat: 28.6139, lon: 77.209, labelsSlots: false },
  policies: STANDARD_POLICIES,
  homeTexts: STANDARD_HOME_TEXTS,
  emailTexts: {},
  postCategories: [],
  look: STANDARD_LOOK,
  returningDiscount: RETURNING_DISCOUNT,
  showsReviews: false,
  sampleParts: PRACTICE_PARTS,
}
