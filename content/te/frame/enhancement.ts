import type * as en from '../../en/frame/enhancement.ts'
import type { Texts } from '../../texts.ts'

/** Texts of the enhancement script; all other texts come from the pages it fetches. */
export const ENHANCEMENT: Texts<typeof en.ENHANCEMENT> = {
  copied: 'కాపీ అయింది',
  copyByHand: 'దయచేసి దీన్ని ఎంచుకుని మీరే కాపీ చేయండి',
  notSentTitle: 'ఇది చేరలేదు',
  notSentDetail: 'దయచేసి మీ ఇంటర్నెట్ చూసుకుని మళ్లీ ప్రయత్నించండి.',
  notAnsweredTitle: 'ఇది జరగలేదు',
  notAnsweredDetail: 'దయచేసి ఒక నిమిషం తర్వాత మళ్లీ ప్రయత్నించండి.',
}
