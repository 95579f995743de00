import type * as en from '../../en/frame/enhancement.ts'
import type { Texts } from '../../texts.ts'

/** Texts of the enhancement script; all other texts come from the pages it fetches. */
export const ENHANCEMENT: Texts<typeof en.ENHANCEMENT> = {
  copied: 'कॉपी हो गया',
  copyByHand: 'कृपया इसे चुनकर खुद कॉपी करें',
  notSentTitle: 'यह नहीं भेजा जा सका',
  notSentDetail: 'कृपया इंटरनेट कनेक्शन देखकर फिर कोशिश करें।',
  notAnsweredTitle: 'यह नहीं हो पाया',
  notAnsweredDetail: 'कृपया एक मिनट बाद फिर कोशिश करें।',
}
