import type * as en from '../../en/charts/engine-refusals.ts'
import type { Texts } from '../../texts.ts'

/** Why the engine draws no chart. */
export const ENGINE_REFUSALS: Texts<typeof en.ENGINE_REFUSALS> = {
  'outside-1900-2100': '1900 నుంచి 2100 వరకు సంవత్సరాలకు జాతకం వేయగలం. దయచేసి మరో తేదీ ఎంచుకోండి.',
  'latitude-outside-90': 'అక్షాంశం -90, 90 మధ్య ఉండాలి.',
  'longitude-outside-180': 'రేఖాంశం -180, 180 మధ్య ఉండాలి.',
  'kp-houses-inside-polar-circle': 'ధ్రువ వృత్తాల లోపల KP భావాలు లెక్కించలేం. దయచేసి వేరే భావ పద్ధతి ఎంచుకోండి.',
  'not-a-utc-time': 'ఈ తేదీ, సమయం చదవలేకపోయాం. దయచేసి సరిచూడండి.',
}
