import { numberText } from '#content/words/numbers.ts'
import { LONGEST_CHART_NOTE, MOST_CHART_NOTES } from '#domain/charts/chart-places.ts'
import type * as en from '../../en/charts/chart-notes.ts'
import type { Texts } from '../../texts.ts'

/** Texts of the notes that are pinned to a chart at the desk. */
export const CHART_NOTES: Texts<typeof en.CHART_NOTES> = {
  heading: 'इस कुंडली पर टिप्पणियाँ',
  lead: 'केवल टीम के लिए, एन्क्रिप्ट करके रखी हुई। ये इस जन्म की हर बुकिंग में दिखती हैं। क्लाइंट का खाता हटने पर ये भी हट जाती हैं, और जो क्लाइंट अपनी जानकारी माँगते हैं, उन्हें ये भी मिलती हैं।',
  none: 'अभी कोई टिप्पणी नहीं।',
  place: 'कुंडली में जगह',
  text: 'टिप्पणी',
  pin: 'टिप्पणी लगाएँ',
  pinned: 'टिप्पणी लग गई',
  remove: 'हटाएँ',
  removed: 'टिप्पणी हट गई',
  at: (place, where) => `${place} · ${where}`,
  house: (ordinal) => `${ordinal} भाव`,
  writtenBy: (name, when) => (name ? `${name}, ${when}` : when),
  notPinned: 'टिप्पणी नहीं लगी',
}

export const PIN_REFUSALS: Texts<typeof en.PIN_REFUSALS> = {
  'note-invalid': 'कृपया कुंडली में जगह चुनें।',
  'note-empty': 'कृपया टिप्पणी लिखें।',
  'note-too-long': `कृपया टिप्पणी ${numberText(LONGEST_CHART_NOTE)} अक्षरों से छोटी रखें।`,
  'too-many-notes': `इस कुंडली पर ${MOST_CHART_NOTES} टिप्पणियाँ हैं। कृपया पहले एक हटाएँ।`,
}

export const QUICK_CHART: Texts<typeof en.QUICK_CHART> = {
  title: 'तुरंत कुंडली',
  lead: 'बिना बुकिंग के किसी समय या व्यक्ति की कुंडली। जब तक आप इसे सेव न करें, यह इसी टैब में रहती है।',
  heading: 'किसकी कुंडली?',
  show: 'कुंडली दिखाएँ',
  another: 'दूसरी कुंडली',
}
