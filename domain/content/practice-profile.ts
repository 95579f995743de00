import type { SunriseRule } from '@muhurta/jyotish'
import type { PracticeCharts } from '#domain/content/practice-charts.ts'
import type { Language } from '#domain/languages.ts'
import type { EmailTexts } from './email-texts.ts'
import type { HomeTexts } from './home-texts.ts'
import type { OwnPageLink } from './own-pages.ts'
import type { PracticePaymentMethods } from './payment-methods.ts'
import type { PracticePolicies } from './policies.ts'
import type { SlotLabel } from './slot-label-names.ts'

/** The practice's own details, and how clients reach and pay it. */
export type Practice = {
  readonly name: string
  readonly tagline: string
  readonly trustLine: string
  readonly astrologerName: string
  readonly astrologerTitles: readonly string[]
  /** Paragraphs separated by an empty line. */
  readonly about: string
  readonly facts: readonly PracticeFact[]
  readonly portraitUrl: string | null
  readonly contact: PracticeContact
  readonly businessHours: BusinessHours
  readonly socialLinks: readonly SocialLink[]
  readonly upi: PracticeUpi
  readonly paymentMethods: PracticePaymentMethods
  readonly gst: PracticeGst
  readonly invoices: PracticeInvoices
  readonly almanac: PracticeAlmanac
  readonly charts: PracticeCharts
  readonly policies: PracticePolicies
  readonly homeTexts: HomeTexts
  readonly emailTexts: EmailTexts
  /** Whether clients can ask for a greeting on their birthday. */
  readonly greetsBirthdays: boolean
  /** Categories of the blog besides the standard ones. */
  readonly postCategories: readonly string[]
  readonly look: PracticeLook
  /** What returning clients save on a consultation, in percent; 0 for no discount. */
  readonly returningDiscount: number
  /** Whether reviews and real counts replace testimonials and claims once there are enough (0149). */
  readonly showsReviews: boolean
  /** Of the public site, in the order of `LANGUAGES`; English is always one. */
  readonly languages: readonly Language[]
  /** The language of its own texts: services, questions, posts. */
  readonly writtenIn: Language
  /** Until then strangers see that it opens soon, and only staff see the site (0236). */
  readonly isOpen: boolean
  /** Parts that are still samples or empty; saving a part removes it from this list. */
  readonly sampleParts: readonly SamplePart[]
}

/** The public pages that lists fill; the menu leaves out those that are empty. */
export type FilledPages = {
  readonly courses: boolean
  readonly freeContent: boolean
  readonly blog: boolean
  /** Those of the practice's own that the menu or the footer links to. */
  readonly own: readonly OwnPageLink[]
}

export type PracticeFact = { readonly figure: string; readonly label: string }

export type PracticeContact = {
  readonly address: string
  readonly email: string
  readonly phone: string
  /** For problems with a booking or a payment. */
  readonly supportEmail: string
  /** The astrologer's own address, shown once a booking is made. */
  readonly astrologerEmail: string
}

/** In Asia/Kolkata; days are numbered as in ISO 8601, Monday is 1. */
export type BusinessHours = {
  readonly days: readonly number[]
  readonly opensAt: string
  readonly closesAt: string
}

export type SocialLink = { readonly network: SocialNetwork; readonly url: string }
export type SocialNetwork = 'youtube' | 'instagram' | 'facebook' | 'x' | 'whatsapp' | 'telegram'

/** Without a payee id the practice cannot take payments by UPI. The name is the one registered with the bank. */
export type PracticeUpi = {
  readonly payeeId: string | null
  readonly payeeName: string | null
  readonly kind: UpiKind
  /** Payment pages opened before this instant show an outdated id. */
  readonly changedAt: Date | null
}

/** The place of the daily panchanga until a visitor chooses one, and the sunrise of every almanac; degrees, north and east positive. */
export type PracticeAlmanac = {
  readonly name: string
  readonly lat: number
  readonly lon: number
  /** Of panchanga, festivals, muhurta and slot labels. Birth charts have a setting of their own. */
  readonly sunrise: SunriseRule
  /** Whether free times carry labels of the almanac (0152). */
  readonly labelsSlots: boolean
  /** The labels that the practice leaves out. */
  readonly hiddenSlotLabels: readonly SlotLabel[]
}

/** Null for the site's own logo and colours. */
export type PracticeLook = {
  readonly logoUrl: string | null
  readonly accentLight: string | null
  readonly accentDark: string | null
}

export const STANDARD_LOOK: PracticeLook = { logoUrl: null, accentLight: null, accentDark: null }

/** Payment apps open links only to merchants; a personal id is copied or scanned. */
export type UpiKind = 'personal' | 'merchant'

export type GstMode = 'unregistered' | 'bill_of_supply' | 'tax_invoice'

export type PracticeGst = {
  readonly mode: GstMode
  readonly legalName: string | null
  readonly gstin: string | null
  readonly stateCode: string | null
  readonly consultationSac: string
  readonly courseSac: string
}

/** The series of invoice numbers; credit notes have their own. */
export type PracticeInvoices = {
  /** What the numbers begin with. */
  readonly prefix: string
  /** The number with which the financial year beside it, such as "26-27", begins; other years begin with 1. */
  readonly firstNumber: number
  readonly firstNumberYear: string | null
}

export const STANDARD_INVOICES: PracticeInvoices = { prefix: 'MU', firstNumber: 1, firstNumberYear: null }

/** The initial state of every practice; the codes are those of consultations and of courses. */
export const UNREGISTERED: PracticeGst = {
  mode: 'unregistered',
  legalName: null,
  gstin: null,
  stateCode: null,
  consultationSac: '999799',
  courseSac: '999293',
}

/** What every new practice still has to set. The hours are the astrologer's, the rest are settings. */
export const SAMPLE_PARTS = [
  'hours',
  'upi',
  'identity',
  'about',
  'home',
  'claims',
  'contact',
  'social',
  'discount',
  'legal',
] as const
export type SamplePart = (typeof SAMPLE_PARTS)[number]
