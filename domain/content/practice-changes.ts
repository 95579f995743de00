import type {
  BusinessHours,
  Practice,
  PracticeAlmanac,
  PracticeContact,
  PracticeGst,
  PracticePart,
  PracticePolicies,
  PracticeUpi,
} from './practice.ts'

/** What the admin writes into each part of the practice's settings. */
export type PracticeChanges = {
  readonly identity: Pick<Practice, 'name' | 'tagline' | 'astrologerName' | 'astrologerTitles' | 'portraitUrl'>
  readonly about: Pick<Practice, 'about'>
  readonly claims: Pick<Practice, 'trustLine' | 'facts'>
  readonly contact: PracticeContact & { readonly businessHours: BusinessHours }
  readonly social: Pick<Practice, 'socialLinks'>
  readonly upi: Omit<PracticeUpi, 'changedAt'>
  readonly gst: PracticeGst
  readonly almanac: PracticeAlmanac
  readonly legal: PracticePolicies
}

/** The parts of the settings; how the practice is taxed and where its sun rises is never a sample. */
export type SettingsPart = PracticePart | 'gst' | 'almanac'

export const SETTINGS_PARTS: readonly SettingsPart[] = [
  'identity',
  'about',
  'claims',
  'contact',
  'social',
  'upi',
  'gst',
  'almanac',
  'legal',
]

export function isSettingsPart(text: string): text is SettingsPart {
  return SETTINGS_PARTS.some((part) => part === text)
}

/** Where the money goes is changed by a way of its own, with the password asked once more. */
export type OrdinaryPart = Exclude<SettingsPart, 'upi'>
