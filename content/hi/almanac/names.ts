import type { ChoghadiyaName, Karana, Paksha } from '@muhurta/jyotish'
import { WEEKDAYS } from '../words/dates.ts'
import { PANCHANGA } from './panchanga.ts'

/** From the first of the bright fortnight to the new moon. */
const TITHI_LABELS: readonly string[] = [
  'प्रतिपदा',
  'द्वितीया',
  'तृतीया',
  'चतुर्थी',
  'पंचमी',
  'षष्ठी',
  'सप्तमी',
  'अष्टमी',
  'नवमी',
  'दशमी',
  'एकादशी',
  'द्वादशी',
  'त्रयोदशी',
  'चतुर्दशी',
  'पूर्णिमा',
  'प्रतिपदा',
  'द्वितीया',
  'तृतीया',
  'चतुर्थी',
  'पंचमी',
  'षष्ठी',
  'सप्तमी',
  'अष्टमी',
  'नवमी',
  'दशमी',
  'एकादशी',
  'द्वादशी',
  'त्रयोदशी',
  'चतुर्दशी',
  'अमावस्या',
]

/** The 27 yogas of the panchanga. */
const PANCHANGA_YOGA_LABELS: readonly string[] = [
  'विष्कंभ',
  'प्रीति',
  'आयुष्मान',
  'सौभाग्य',
  'शोभन',
  'अतिगंड',
  'सुकर्मा',
  'धृति',
  'शूल',
  'गंड',
  'वृद्धि',
  'ध्रुव',
  'व्याघात',
  'हर्षण',
  'वज्र',
  'सिद्धि',
  'व्यतीपात',
  'वरीयान',
  'परिघ',
  'शिव',
  'सिद्ध',
  'साध्य',
  'शुभ',
  'शुक्ल',
  'ब्रह्म',
  'इंद्र',
  'वैधृति',
]

const KARANA_LABELS: Readonly<Record<Karana, string>> = {
  bava: 'बव',
  balava: 'बालव',
  kaulava: 'कौलव',
  taitila: 'तैतिल',
  gara: 'गर',
  vanija: 'वणिज',
  vishti: 'विष्टि',
  shakuni: 'शकुनि',
  chatushpada: 'चतुष्पाद',
  naga: 'नाग',
  kimstughna: 'किंस्तुघ्न',
}

/** From Chaitra. */
export const LUNAR_MONTH_LABELS: readonly string[] = [
  'चैत्र',
  'वैशाख',
  'ज्येष्ठ',
  'आषाढ़',
  'श्रावण',
  'भाद्रपद',
  'आश्विन',
  'कार्तिक',
  'मार्गशीर्ष',
  'पौष',
  'माघ',
  'फाल्गुन',
]

export const CHOGHADIYA_LABELS: Readonly<Record<ChoghadiyaName, string>> = {
  udveg: 'उद्वेग',
  char: 'चर',
  labh: 'लाभ',
  amrit: 'अमृत',
  kaal: 'काल',
  shubh: 'शुभ',
  rog: 'रोग',
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

/** "गुरुवार". */
export function varaName(vara: number): string {
  return WEEKDAYS[vara] ?? ''
}

export function lunarMonthName(index: number): string {
  return LUNAR_MONTH_LABELS[index] ?? ''
}
