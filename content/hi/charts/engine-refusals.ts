import type * as en from '../../en/charts/engine-refusals.ts'
import type { Texts } from '../../texts.ts'

/** Why the engine draws no chart. */
export const ENGINE_REFUSALS: Texts<typeof en.ENGINE_REFUSALS> = {
  'outside-1900-2100': 'कुंडली 1900 से 2100 तक के वर्षों की बन सकती है। कृपया दूसरी तारीख चुनें।',
  'latitude-outside-90': 'अक्षांश -90 और 90 के बीच होना चाहिए।',
  'longitude-outside-180': 'देशांतर -180 और 180 के बीच होना चाहिए।',
  'kp-houses-inside-polar-circle': 'ध्रुवीय वृत्त के अंदर KP भाव नहीं निकलते। कृपया दूसरे भाव चुनें।',
  'not-a-utc-time': 'यह तारीख और समय नहीं पढ़ा जा सका। कृपया देखें।',
}
