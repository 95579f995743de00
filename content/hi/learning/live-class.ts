import type * as en from '../../en/learning/live-class.ts'
import type { Texts } from '../../texts.ts'

/** Texts of a lesson that is a live class. */
export const LIVE_CLASS: Texts<typeof en.LIVE_CLASS> = {
  title: 'लाइव क्लास',
  join: 'क्लास से जुड़ें',
  joinHint: 'लिंक जिसके पास हो, वह क्लास से जुड़ सकता है। कृपया इसे किसी और को न दें।',
  forStudents: 'कोर्स के विद्यार्थियों को क्लास का लिंक यहाँ मिलता है। क्लास के बाद रिकॉर्डिंग यहाँ दिखेगी।',
  over: 'क्लास हो चुकी है। उसकी रिकॉर्डिंग यहाँ दिखेगी।',
  watch: 'रिकॉर्डिंग देखें',
}
