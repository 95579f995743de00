import type * as en from '../../en/booking/held-as.ts'
import type { Texts } from '../../texts.ts'

/** How a consultation takes place. */
export const HELD_AS_NAMES: Texts<typeof en.HELD_AS_NAMES> = {
  video: 'వీడియో కాల్',
  telephone: 'ఫోన్ కాల్',
  'in-person': 'నేరుగా కలిసి',
  'in-writing': 'రాతపూర్వకంగా',
}

/** The same for the client, with what happens. A session in person names the address. */
export const HELD_AS_HINTS: Texts<typeof en.HELD_AS_HINTS> = {
  video: 'వీడియో కాల్. సెషన్‌కు ముందు లింక్ పంపుతాం.',
  telephone: 'ఫోన్ కాల్. బుకింగ్‌లో మీరిచ్చిన నంబర్‌కు మేమే ఫోన్ చేస్తాం.',
  clientCalls: (number) => `ఫోన్ కాల్. దయచేసి ఈ నంబర్‌కు మీరే ఫోన్ చేయండి: ${number}`,
  'in-person': (address) => `నేరుగా కలిసి, చిరునామా: ${address}`,
  'in-writing': 'జవాబు రాసి పంపుతాం.',
}
