import type { ChoghadiyaName, Karana, Paksha } from '@muhurta/jyotish'
import { WEEKDAYS } from '#content/words/dates.ts'
import { PANCHANGA } from './panchanga.ts'

/** From the first of the bright fortnight to the new moon. */
const TITHI_LABELS: readonly string[] = [
  'Pratipada',
  'Dwitiya',
  'Tritiya',
  'Chaturthi',
  'Panchami',
  'Shashthi',
  'Saptami',
  'Ashtami',
  'Navami',
  'Dashami',
  'Ekadashi',
  'Dwadashi',
  'Trayodashi',
  'Chaturdashi',
  'Purnima',
  'Pratipada',
  'Dwitiya',
  'Tritiya',
  'Chaturthi',
  'Panchami',
  'Shashthi',
  'Saptami',
  'Ashtami',
  'Navami',
  'Dashami',
  'Ekadashi',
  'Dwadashi',
  'Trayodashi',
  'Chaturdashi',
  'Amavasya',
]

/** The 27 yogas of the panchanga. */
const PANCHANGA_YOGA_LABELS: readonly string[] = [
  'Vishkambha',
  'Priti',
  'Ayushman',
  'Saubhagya',
  'Shobhana',
  'Atiganda',
  'Sukarma',
  'Dhriti',
  'Shula',
  'Ganda',
  'Vriddhi',
  'Dhruva',
  'Vyaghata',
  'Harshana',
  'Vajra',
  'Siddhi',
  'Vyatipata',
  'Variyana',
  'Parigha',
  'Shiva',
  'Siddha',
  'Sadhya',
  'Shubha',
  'Shukla',
  'Brahma',
  'Indra',
  'Vaidhriti',
]

const KARANA_LABELS: Readonly<Record<Karana, string>> = {
  bava: 'Bava',
  balava: 'Balava',
  kaulava: 'Kaulava',
  taitila: 'Taitila',
  gara: 'Gara',
  vanija: 'Vanija',
  vishti: 'Vishti',
  shakuni: 'Shakuni',
  chatushpada: 'Chatushpada',
  naga: 'Naga',
  kimstughna: 'Kimstughna',
}

/** Sunday first. */
const VARA_LABELS: readonly string[] = [
  'Ravivara',
  'Somavara',
  'Mangalavara',
  'Budhavara',
  'Guruvara',
  'Shukravara',
  'Shanivara',
]

/** From Chaitra. */
export const LUNAR_MONTH_LABELS: readonly string[] = [
  'Chaitra',
  'Vaishakha',
  'Jyeshtha',
  'Ashadha',
  'Shravana',
  'Bhadrapada',
  'Ashvina',
  'Kartika',
  'Margashirsha',
  'Pausha',
  'Magha',
  'Phalguna',
]

export const CHOGHADIYA_LABELS: Readonly<Record<ChoghadiyaName, string>> = {
  udveg: 'Udveg',
  char: 'Char',
  labh: 'Labh',
  amrit: 'Amrit',
  kaal: 'Kaal',
  shubh: 'Shubh',
  rog: 'Rog',
}

const FULL_MOON = 14
const NEW_MOON = 29

/** A tithi with its fortnight, because it occurs twice a month; new and full moon have none. */
export function tithiName({ index, paksha }: { index: number; paksha: Paksha }): string {
  const name = TITHI_LABELS[index] ?? ''
  if (index === FULL_MOON || index === NEW_MOON) return name
  return `${PANCHANGA.fortnights[paksha]} ${name}`
}

export function yogaName(index: number): string {
  return PANCHANGA_YOGA_LABELS[index] ?? ''
}

export function karanaName(karana: Karana): string {
  return KARANA_LABELS[karana]
}

/** "Guruvara (Thursday)". */
export function varaName(vara: number): string {
  return `${VARA_LABELS[vara] ?? ''} (${WEEKDAYS[vara] ?? ''})`
}

export function lunarMonthName(index: number): string {
  return LUNAR_MONTH_LABELS[index] ?? ''
}
