import type { ObservanceRule } from '../festivals/observance-rule.ts'
import type { ObservanceId } from '../festivals/observances.ts'
import type { FestivalTime } from '../festivals/part-of-day.ts'
import * as times from './time-rules.ts'

type TimeRule = times.TimeRule

const { madhyahna, moonrise, nishita, pradosha, pratahkala } = times

const EKADASHI = [times.ekadashiParana, times.endOfHariVasara, times.endOfDwadashi]
const ANCESTORS = [times.kutup, times.rauhina, times.aparahna]
const JAR = [times.ghatasthapana, times.abhijit]

/** The times that matter on a festival, in the order in which they are shown. */
const TIMES: Readonly<Partial<Record<ObservanceId, readonly TimeRule[]>>> = {
  'ahoi-ashtami': [times.eveningPuja, times.starSighting, moonrise],
  'akshaya-tritiya': [times.forenoonInTithi],
  'bahula-chaturthi': [moonrise],
  'bhai-dooj': [times.aparahna],
  'chaitra-navaratri': JAR,
  'chhath-puja': [times.sandhyaArghya, times.ushaArghya],
  dhanteras: [times.dhanterasPuja, pradosha, times.vrishabhaLagna, times.yamaDeepam],
  diwali: [
    times.lakshmiPuja,
    pradosha,
    times.vrishabhaLagna,
    times.mahanishita,
    times.simhaLagna,
    times.nishitaLakshmiPuja,
    times.kumbhaLagna,
  ],
  'durga-ashtami': [times.sandhiPuja],
  'ganesh-chaturthi': [madhyahna, times.moonAvoid, times.moonAvoidPreviousDay],
  'govardhan-puja': [pratahkala, times.sayankala],
  'hartalika-teej': [pratahkala, times.pradoshaInTithi],
  'holika-dahan': [times.holikaDahan, times.bhadraEnd, times.bhadraPunchha, times.bhadraMukha],
  janmashtami: [
    nishita,
    times.midnight,
    moonrise,
    times.janmashtamiParana,
    times.paranaAtSunrise,
    times.paranaAfterNishita,
  ],
  'karva-chauth': [times.eveningPuja, times.fastUntilMoonrise, moonrise],
  'maha-shivaratri': [nishita, ...times.praharas, times.shivaratriParana],
  'mahalaya-amavasya': ANCESTORS,
  'makara-sankranti': [times.makaraSankranti, times.punyaKala, times.mahaPunyaKala],
  'nag-panchami': [pratahkala],
  'naraka-chaturdashi': [times.oilBath, times.moonriseBeforeSunrise],
  'narasimha-jayanti': [times.sayankala],
  'navaratri-ghatasthapana': JAR,
  'pitru-paksha-begins': ANCESTORS,
  pradosha: [times.pradoshaPuja],
  'radha-ashtami': [madhyahna],
  'raksha-bandhan': [
    times.threadCeremony,
    times.aparahnaWithoutBhadra,
    times.pradoshaWithoutBhadra,
    times.bhadraEnd,
    times.bhadraPunchha,
    times.bhadraMukha,
  ],
  'rama-navami': [madhyahna, times.midday],
  'sharad-purnima': [moonrise, nishita, times.bhadra],
  'varalakshmi-vrata': [times.morningSimhaLagna, times.vrishchikaLagna, times.kumbhaLagna, times.vrishabhaLagna],
  'vasant-panchami': [times.forenoonPuja],
  vijayadashami: [times.vijayaMuhurta, times.aparahna],
}

/** Of the others: the part of the day by which their day is chosen. */
const TIMES_OF_PART: Partial<Record<FestivalTime, TimeRule>> = {
  dawn: times.dawnBath,
  forenoon: times.forenoonInTithi,
  midday: madhyahna,
  afternoon: times.aparahna,
  evening: pradosha,
  midnight: nishita,
  moonrise,
}

export function timesOfFestival(id: ObservanceId, rule: ObservanceRule): readonly TimeRule[] {
  const own = TIMES[id]
  if (own) return own
  if (rule.kind === 'ekadashi') return EKADASHI
  if (rule.kind === 'sankranti') return rule.days ? [] : [times.entry(rule.rashi)]
  const shown = rule.kind === 'tithi' || rule.kind === 'monthly' ? TIMES_OF_PART[rule.at] : undefined
  return shown ? [shown] : []
}
