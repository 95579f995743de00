import type { PracticeCharts } from '#domain/content/practice-charts.ts'
import type { HomeTexts } from './home-texts.ts'
import type { PracticePaymentMethods } from './payment-methods.ts'
import type { PracticePolicies } from './policies.ts'
import type {
  BusinessHours,
  Practice,
  PracticeAlmanac,
  PracticeContact,
  PracticeGst,
  PracticeInvoices,
  PracticeLook,
  PracticeUpi,
  SamplePart,
} from './practice-profile.ts'

/** The fields that an admin edits in each part of the practice's settings. */
export type PracticeChanges = {
  readonly identity: Pick<Practice, 'name' | 'tagline' | 'astrologerName' | 'astrologerTitles' | 'portraitUrl'>
  readonly about: Pick<Practice, 'about'>
  readonly claims: Pick<Practice, 'trustLine' | 'facts' | 'showsReviews'>
  readonly contact: PracticeContact & { readonly businessHours: BusinessHours }
  readonly social: Pick<Practice, 'socialLinks'>
  readonly upi: Omit<PracticeUpi, 'changedAt'>
  readonly ways: PracticePaymentMethods
  readonly gst: PracticeGst
  readonly invoices: PracticeInvoices
  readonly almanac: PracticeAlmanac
  readonly charts: PracticeCharts
  readonly legal: PracticePolicies
  readonly home: HomeTexts
  readonly emails: Pick<Practice, 'emailTexts' | 'greetsBirthdays'>
  readonly blog: Pick<Practice, 'postCategories'>
  readonly look: PracticeLook
  readonly discount: Pick<Practice, 'returningDiscount'>
  readonly languages: Pick<Practice, 'languages' | 'writtenIn'>
}

/** The parts of the settings; those besides `SamplePart` have no sample content. */
export type SettingsPart =
  | Exclude<SamplePart, 'hours'>
  | 'blog'
  | 'emails'
  | 'look'
  | 'gst'
  | 'invoices'
  | 'almanac'
  | 'charts'
  | 'ways'
  | 'languages'

export const SETTINGS_PARTS: readonly SettingsPart[] = [
  'identity',
  'look',
  'languages',
  'home',
  'about',
  'claims',
  'contact',
  'social',
  'upi',
  'ways',
  'discount',
  'gst',
  'invoices',
  'almanac',
  'charts',
  'legal',
  'emails',
  'blog',
]

export function isSettingsPart(text: string): text is SettingsPart {
  return SETTINGS_PARTS.some((part) => part === text)
}

/** Where clients pay to has its own use-cases, which require the password again. */
export type OrdinaryPart = Exclude<SettingsPart, PaymentPart>

export type PaymentPart = 'upi' | 'ways'

export function isPaymentPart(part: SettingsPart): part is PaymentPart {
  return part === 'upi' || part === 'ways'
}
