import type * as en from '../../en/almanac/panchanga.ts'
import type { Texts } from '../../texts.ts'
import { stemOf } from '../words/jyotish-forms.ts'

/** Texts of the panchanga, wherever it is shown. */
export const PANCHANGA: Texts<typeof en.PANCHANGA> = {
  title: 'పంచాంగం',
  terms: {
    today: 'ఈరోజు',
    place: 'ఊరు',
    vara: 'వారం',
    tithi: 'తిథి',
    nakshatra: 'నక్షత్రం',
    yoga: 'యోగం',
    karana: 'కరణం',
    lunarMonth: 'మాసం',
    sun: 'సూర్యుడు',
    sunrise: 'సూర్యోదయం',
    sunset: 'సూర్యాస్తమయం',
    sunriseAndSunset: 'సూర్యోదయం, అస్తమయం',
    moonriseAndMoonset: 'చంద్రోదయం, అస్తమయం',
    rahuKalam: 'రాహు కాలం',
    yamaganda: 'యమగండం',
    gulika: 'గుళిక కాలం',
    abhijit: 'అభిజిత్ ముహూర్తం',
  },
  /** As Telugu almanacs print them. */
  fortnights: { shukla: 'శుద్ధ', krishna: 'బహుళ' },
  polarDay: 'ఈరోజు ఇక్కడ సూర్యుడు అస్తమించడు.',
  polarNight: 'ఈరోజు ఇక్కడ సూర్యుడు ఉదయించడు.',
  till: (time) => `${time} వరకు`,
  inTurn: (names) => names.join(', తర్వాత '),
  month: (amanta, isAdhika, _purnimanta) => `${isAdhika ? 'అధిక ' : ''}${stemOf(amanta)} మాసం`,
}
