import type { ChoghadiyaName, Karana, Paksha } from '@muhurta/jyotish'
import { WEEKDAYS } from '../words/dates.ts'
import { PANCHANGA } from './panchanga.ts'

/** From the first of the bright fortnight to the new moon. */
const TITHI_LABELS: readonly string[] = [
  'పాడ్యమి',
  'విదియ',
  'తదియ',
  'చవితి',
  'పంచమి',
  'షష్ఠి',
  'సప్తమి',
  'అష్టమి',
  'నవమి',
  'దశమి',
  'ఏకాదశి',
  'ద్వాదశి',
  'త్రయోదశి',
  'చతుర్దశి',
  'పౌర్ణమి',
  'పాడ్యమి',
  'విదియ',
  'తదియ',
  'చవితి',
  'పంచమి',
  'షష్ఠి',
  'సప్తమి',
  'అష్టమి',
  'నవమి',
  'దశమి',
  'ఏకాదశి',
  'ద్వాదశి',
  'త్రయోదశి',
  'చతుర్దశి',
  'అమావాస్య',
]

/** The 27 yogas of the panchanga. */
const PANCHANGA_YOGA_LABELS: readonly string[] = [
  'విష్కంభం',
  'ప్రీతి',
  'ఆయుష్మాన్',
  'సౌభాగ్యం',
  'శోభనం',
  'అతిగండం',
  'సుకర్మ',
  'ధృతి',
  'శూలం',
  'గండం',
  'వృద్ధి',
  'ధ్రువం',
  'వ్యాఘాతం',
  'హర్షణం',
  'వజ్రం',
  'సిద్ధి',
  'వ్యతీపాతం',
  'వరీయాన్',
  'పరిఘం',
  'శివం',
  'సిద్ధం',
  'సాధ్యం',
  'శుభం',
  'శుక్లం',
  'బ్రహ్మం',
  'ఐంద్రం',
  'వైధృతి',
]

const KARANA_LABELS: Readonly<Record<Karana, string>> = {
  bava: 'బవ',
  balava: 'బాలవ',
  kaulava: 'కౌలవ',
  taitila: 'తైతుల',
  gara: 'గరజి',
  vanija: 'వణిజ',
  vishti: 'విష్టి',
  shakuni: 'శకుని',
  chatushpada: 'చతుష్పాత్',
  naga: 'నాగవ',
  kimstughna: 'కింస్తుఘ్నం',
}

/** From Chaitra. */
export const LUNAR_MONTH_LABELS: readonly string[] = [
  'చైత్రం',
  'వైశాఖం',
  'జ్యేష్ఠం',
  'ఆషాఢం',
  'శ్రావణం',
  'భాద్రపదం',
  'ఆశ్వయుజం',
  'కార్తీకం',
  'మార్గశిరం',
  'పుష్యం',
  'మాఘం',
  'ఫాల్గుణం',
]

export const CHOGHADIYA_LABELS: Readonly<Record<ChoghadiyaName, string>> = {
  udveg: 'ఉద్వేగ',
  char: 'చర',
  labh: 'లాభ',
  amrit: 'అమృత',
  kaal: 'కాల',
  shubh: 'శుభ',
  rog: 'రోగ',
}

const FULL_MOON = 14
const NEW_MOON = 29

/** "శుద్ధ చవితి": a tithi with its fortnight, because it occurs twice a month; new and full moon have none. */
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

/** "గురువారం". */
export function varaName(vara: number): string {
  return WEEKDAYS[vara] ?? ''
}

export function lunarMonthName(index: number): string {
  return LUNAR_MONTH_LABELS[index] ?? ''
}
