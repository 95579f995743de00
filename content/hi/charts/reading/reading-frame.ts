import type * as en from '../../../en/charts/reading/reading-frame.ts'
import type { Texts } from '../../../texts.ts'

/** The short reading under a visitor's chart. */
export const JANMA_KUNDALI_PAGE: Texts<typeof en.JANMA_KUNDALI_PAGE> = {
  read: 'यहीं पढ़ें',
  making: 'PDF बन रही है',
  loading: 'एक पल …',
  notRead: 'विवेचन नहीं दिखाया जा सका। कृपया इंटरनेट कनेक्शन देखकर फिर कोशिश करें।',
  notMade: 'PDF नहीं बन सकी। कृपया इंटरनेट कनेक्शन देखकर फिर कोशिश करें।',
}

/** The draft of a reading at the desk. */
export const READING_DRAFT: Texts<typeof en.READING_DRAFT> = {
  title: 'विवेचन का ड्राफ़्ट',
  hint: 'इस कुंडली से बारह से पंद्रह पन्ने, हर भाग के स्रोत के साथ। क्लाइंट को देने से पहले इसे पढ़ लें।',
  pdf: (language) => `${language} में PDF`,
  begin: 'विवेचन के ड्राफ़्ट से शुरू करें',
  beginHint: 'जो लिखा है, ड्राफ़्ट उसके साथ जुड़ता है। उससे कुछ नहीं हटता। जो चाहें बदलें या हटाएँ।',
  language: 'भाषा',
  insert: 'ड्राफ़्ट जोड़ें',
}
