import type * as en from '../../en/almanac/panchanga.ts'
import type { Texts } from '../../texts.ts'

/** Texts of the panchanga, wherever it is shown. */
export const PANCHANGA: Texts<typeof en.PANCHANGA> = {
  title: 'पंचांग',
  terms: {
    today: 'आज',
    place: 'स्थान',
    vara: 'वार',
    tithi: 'तिथि',
    nakshatra: 'नक्षत्र',
    yoga: 'योग',
    karana: 'करण',
    lunarMonth: 'चांद्र मास',
    sun: 'सूर्य',
    sunrise: 'सूर्योदय',
    sunset: 'सूर्यास्त',
    sunriseAndSunset: 'सूर्योदय, सूर्यास्त',
    moonriseAndMoonset: 'चंद्रोदय, चंद्रास्त',
    rahuKalam: 'राहु काल',
    yamaganda: 'यमगंड',
    gulika: 'गुलिक काल',
    abhijit: 'अभिजीत मुहूर्त',
  },
  fortnights: { shukla: 'शुक्ल', krishna: 'कृष्ण' },
  polarDay: 'आज यहाँ सूर्यास्त नहीं होता।',
  polarNight: 'आज यहाँ सूर्योदय नहीं होता।',
  till: (time) => `${time} तक`,
  inTurn: (names) => names.join(', फिर '),
  month: (_amanta, isAdhika, purnimanta) => `${isAdhika ? 'अधिक ' : ''}${purnimanta} (पूर्णिमांत)`,
}
