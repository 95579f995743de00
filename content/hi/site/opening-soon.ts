import type * as en from '../../en/site/opening-soon.ts'
import type { Texts } from '../../texts.ts'

/** What strangers see of a practice that is still being set up, and the line for staff above its pages. */
export const OPENING_SOON: Texts<typeof en.OPENING_SOON> = {
  title: 'जल्द शुरू हो रहे हैं',
  lead: 'हम अपनी वेबसाइट तैयार कर रहे हैं। कृपया कुछ समय बाद फिर आएँ।',
  reach: 'तब तक आप हमसे यहाँ संपर्क कर सकते हैं:',
  staff: 'क्या आप हमारी टीम से हैं?',
  signIn: 'साइन इन करें',
}

export const ONLY_STAFF: Texts<typeof en.ONLY_STAFF> = {
  text: 'यह केवल आपको दिखता है।',
  setUp: 'तैयारी जारी रखें',
}
