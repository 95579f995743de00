import type * as en from '../../en/almanac/embed.ts'
import type { Texts } from '../../texts.ts'

/** Texts of the panchanga that other sites show in a frame or as a picture. */
export const EMBED: Texts<typeof en.EMBED> = {
  title: 'మీ సైట్‌లో కూడా చూపండి',
  lead: (city) =>
    `ఒక లైన్ కాపీ చేసి గుడి, సంఘం లేదా స్నేహితుల పేజీలో పెట్టండి. ఇది ${city} పంచాంగం చూపిస్తుంది, దానంతట అదే మారుతూ ఉంటుంది, ఏ స్క్రిప్ట్‌నూ లోడ్ చేయదు.`,
  kinds: { today: 'ఈరోజు', festival: 'రాబోయే పండుగలు', month: 'ఈ నెల' },
  frame: 'ఫ్రేమ్‌గా',
  picture: 'చిత్రంగా',
  copy: 'కాపీ చేయండి',
  copied: 'కాపీ అయింది',
  today: (city) => `పంచాంగం: ${city}`,
  festival: (city) => `రాబోయే పండుగలు: ${city}`,
  month: (month, city) => `${month}, ${city}`,
  by: (practice) => `అందిస్తున్నవారు: ${practice}`,
  noSun: 'ఈరోజు ఇక్కడ సూర్యుడు ఉదయించి అస్తమించడు.',
  noFestival: 'రాబోయే నెలల్లో పండుగలు లేవు.',
  fortnights: { shukla: 'శు', krishna: 'బ' },
  fortnightNote: 'సూర్యోదయానికి తిథి: శు శుద్ధం, బ బహుళం',
}
