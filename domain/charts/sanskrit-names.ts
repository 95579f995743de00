import { GRAHA_NAMES, GRAHAS, type Graha, type Koota, NAKSHATRAS, RASHI_NAMES } from '@muhurta/jyotish'
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
}

const IAST: SanskritNames = {
  style: 'iast',
  lagna: inLatin(DEVANAGARI.lagna, 2),
  grahas: recordOf(GRAHAS, (graha) => inLatin(DEVANAGARI.grahas[graha], 2)),
  rashis: DEVANAGARI.rashis.map((rashi) => inLatin(rashi, 3)),
  nakshatras: DEVANAGARI.nakshatras.map(iast),
  kootas: recordOf(Object.keys(DEVANAGARI.kootas) as Koota[], (koota) => iast(DEVANAGARI.kootas[koota])),
}

/** Undefined for whoever reads charts in the page's own language. */
export function sanskritNames(style: NameStyle): SanskritNames | undefined {
  if (style === 'own') return undefined
  return style === 'iast' ? IAST : DEVANAGARI
}

function inLatin([name]: NameAndShort, length: number): NameAndShort {
  return [iast(name), iast(name).slice(0, length)]
}
