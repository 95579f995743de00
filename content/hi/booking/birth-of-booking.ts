import type * as en from '../../en/booking/birth-of-booking.ts'
import type { Texts } from '../../texts.ts'

/** Texts around the birth of a booking: whose it is, and what it is for. */
export const BIRTH_OF_BOOKING: Texts<typeof en.BIRTH_OF_BOOKING> = {
  lead: 'इस विवरण से हम आपकी कुंडली बनाते हैं। यह एन्क्रिप्ट करके रखा जाता है और केवल आपके सेशन की तैयारी के काम आता है।',
  headingOptional: 'जन्म विवरण (ज़रूरी नहीं)',
  courseLead: 'अपनी ही कुंडली से सीखना हो तो जन्म विवरण जोड़ें। यह एन्क्रिप्ट करके रखा जाता है और केवल कोर्स के काम आता है।',
  forWhom: 'यह किसके लिए है?',
  forMe: 'मेरे लिए',
  forSomeoneNew: 'किसी और के लिए',
  forName: 'उनका नाम',
  forNameHint: 'नीचे का जन्म विवरण उन्हीं का लिखें।',
  fillIn: 'सेव किया हुआ विवरण भरें',
  filledIn: { tone: 'note', title: 'सेव किया हुआ विवरण भर दिया', detail: 'नीचे का जन्म विवरण एक बार देख लें।' },
  saveBirth: 'यह जन्म विवरण मेरे खाते में एन्क्रिप्ट करके सेव करें, ताकि फिर काम आए। इसे कभी भी हटाया जा सकता है।',
  preview: 'इस विवरण की कुंडली',
  previewSigns: (lagna, moon) => `लग्न ${lagna}, चंद्र ${moon}`,
  previewHint: 'अगर आप अपनी कुंडली जानते हैं, तो देख लें कि यह वही है।',
}
