import {
  GRAHA_NAMES,
  GRAHAS,
  type Graha,
  KARANA_NAMES,
  type Karana,
  type Koota,
  NAKSHATRAS,
  type Paksha,
  RASHI_NAMES,
  TITHIS,
  VARAS,
  type Varga,
  YOGAS,
  type YogaId,
} from '@muhurta/jyotish'
import type { FurtherVarga } from '@muhurta/jyotish/vargas'
import { recordOf } from '#domain/record-of.ts'
import { iast } from './iast.ts'
import type { NameStyle } from './name-style.ts'

/** A name, and its beginning for drawings and narrow columns. */
type NameAndShort = readonly [name: string, short: string]

/** The names of a chart in one script; a page of somebody who chose them carries them. */
export type SanskritNames = {
  readonly style: NameStyle
  readonly lagna: NameAndShort
  readonly grahas: Readonly<Record<Graha, NameAndShort>>
  /** From Mesha. */
  readonly rashis: readonly NameAndShort[]
  /** From Ashwini. */
  readonly nakshatras: readonly string[]
  readonly kootas: Readonly<Record<Koota, string>>
  /** From the first of the bright fortnight to the new moon. */
  readonly tithis: readonly string[]
  readonly fortnights: Readonly<Record<Paksha, string>>
  /** The 27 of the panchanga. */
  readonly dayYogas: readonly string[]
  readonly karanas: Readonly<Record<Karana, string>>
  /** From Sunday. */
  readonly varas: readonly string[]
  readonly vargas: Readonly<Record<Varga | FurtherVarga, string>>
  readonly yogas: Readonly<Record<YogaId, string>>
}

const GRAHA_SYLLABLES: Readonly<Record<Graha, string>> = {
  sun: 'सू',
  moon: 'चं',
  mars: 'मं',
  mercury: 'बु',
  jupiter: 'गु',
  venus: 'शु',
  saturn: 'श',
  rahu: 'रा',
  ketu: 'के',
}

const RASHI_SYLLABLES = 'मेष वृष मिथु कर्क सिंह कन्या तुला वृश्चि धनु मकर कुम्भ मीन'.split(' ')

const VARGA_NAMES: SanskritNames['vargas'] = {
  1: 'राशि',
  2: 'होरा',
  3: 'द्रेक्काण',
  4: 'चतुर्थांश',
  5: 'पञ्चमांश',
  6: 'षष्ठांश',
  7: 'सप्तांश',
  8: 'अष्टमांश',
  9: 'नवांश',
  10: 'दशांश',
  11: 'रुद्रांश',
  12: 'द्वादशांश',
  16: 'षोडशांश',
  20: 'विंशांश',
  24: 'चतुर्विंशांश',
  27: 'सप्तविंशांश',
  30: 'त्रिंशांश',
  40: 'खवेदांश',
  45: 'अक्षवेदांश',
  60: 'षष्ट्यंश',
  81: 'नवनवांश',
  108: 'अष्टोत्तरांश',
  144: 'द्वादशद्वादशांश',
}

const YOGA_NAMES: SanskritNames['yogas'] = {
  gajakesari: 'गजकेसरी',
  'chandra-mangala': 'चन्द्र मङ्गल',
  sunapha: 'सुनफा',
  anapha: 'अनफा',
  durudhara: 'दुरुधरा',
  adhi: 'अधि',
  kemadruma: 'केमद्रुम',
  shakata: 'शकट',
  vesi: 'वेशि',
  vasi: 'वाशि',
  ubhayachari: 'उभयचरी',
  budhaditya: 'बुधादित्य',
  amala: 'अमला',
  'guru-mangala': 'गुरु मङ्गल',
  'kala-sarpa': 'कालसर्प',
  saraswati: 'सरस्वती',
  vasumati: 'वसुमती',
  'shubha-kartari': 'शुभ कर्तरी',
  'neecha-bhanga': 'नीच भङ्ग राज',
  parivartana: 'परिवर्तन',
  'maha-parivartana': 'महा परिवर्तन',
  'khala-parivartana': 'खल परिवर्तन',
  'dainya-parivartana': 'दैन्य परिवर्तन',
  ruchaka: 'रुचक',
  bhadra: 'भद्र',
  hamsa: 'हंस',
  malavya: 'मालव्य',
  shasha: 'शश',
  raja: 'राज',
  'dharma-karmadhipati': 'धर्म कर्माधिपति',
  yogakaraka: 'योगकारक',
  dhana: 'धन',
  'viparita-harsha': 'विपरीत राज हर्ष',
  'viparita-sarala': 'विपरीत राज सरल',
  'viparita-vimala': 'विपरीत राज विमल',
  lakshmi: 'लक्ष्मी',
}

/** The engine spells Devanagari as Sanskrit does: मङ्गल, not the मंगल of Hindi. */
const DEVANAGARI: SanskritNames = {
  style: 'devanagari',
  lagna: ['लग्न', 'ल'],
  grahas: recordOf(GRAHAS, (graha) => [GRAHA_NAMES[graha].devanagari, GRAHA_SYLLABLES[graha]] as const),
  rashis: RASHI_NAMES.map(({ devanagari }, rashi) => [devanagari, RASHI_SYLLABLES[rashi] ?? ''] as const),
  nakshatras: NAKSHATRAS.map(({ devanagari }) => devanagari),
  kootas: {
    varna: 'वर्ण',
    vashya: 'वश्य',
    tara: 'तारा',
    yoni: 'योनि',
    grahaMaitri: 'ग्रह मैत्री',
    gana: 'गण',
    bhakoot: 'भकूट',
    nadi: 'नाडी',
  },
  tithis: TITHIS.map(({ devanagari }) => devanagari),
  fortnights: { shukla: 'शुक्ल', krishna: 'कृष्ण' },
  dayYogas: YOGAS.map(({ devanagari }) => devanagari),
  karanas: recordOf(Object.keys(KARANA_NAMES) as Karana[], (karana) => KARANA_NAMES[karana].devanagari),
  varas: VARAS.map(({ devanagari }) => devanagari),
  vargas: VARGA_NAMES,
  yogas: YOGA_NAMES,
}

const IAST: SanskritNames = {
  style: 'iast',
  lagna: inLatin(DEVANAGARI.lagna, 2),
  grahas: recordOf(GRAHAS, (graha) => inLatin(DEVANAGARI.grahas[graha], 2)),
  rashis: DEVANAGARI.rashis.map((rashi) => inLatin(rashi, 3)),
  nakshatras: DEVANAGARI.nakshatras.map(iast),
  kootas: eachInLatin(DEVANAGARI.kootas),
  tithis: DEVANAGARI.tithis.map(iast),
  fortnights: eachInLatin(DEVANAGARI.fortnights),
  dayYogas: DEVANAGARI.dayYogas.map(iast),
  karanas: eachInLatin(DEVANAGARI.karanas),
  varas: DEVANAGARI.varas.map(iast),
  vargas: eachInLatin(VARGA_NAMES),
  yogas: eachInLatin(YOGA_NAMES),
}

/** Undefined for whoever reads charts in the page's own language. */
export function sanskritNames(style: NameStyle): SanskritNames | undefined {
  if (style === 'own') return undefined
  return style === 'iast' ? IAST : DEVANAGARI
}

function inLatin([name]: NameAndShort, length: number): NameAndShort {
  return [iast(name), iast(name).slice(0, length)]
}

function eachInLatin<Names extends Readonly<Record<string, string>>>(names: Names): Names {
  return Object.fromEntries(Object.entries(names).map(([key, name]) => [key, iast(name)])) as Names
}
