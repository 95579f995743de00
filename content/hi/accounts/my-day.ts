import type * as en from '../../en/accounts/my-day.ts'
import type { Texts } from '../../texts.ts'

/** Texts of the page that a device stores for when there is no connection, and of its switch in the profile. */
export const MY_DAY: Texts<typeof en.MY_DAY> = {
  title: 'मेरा दिन',
  asOf: (time) => `${time} तक की जानकारी। इंटरनेट न हो, तो साइट इसी पेज से खुलती है।`,
  unreachable: 'साइट से संपर्क नहीं हो पा रहा है। यह वही है जो आपके डिवाइस में सेव है।',
  tryAgain: 'फिर कोशिश करें',
  none: 'कोई सेशन नहीं।',
  own: 'मेरा अगला सेशन',
  noOwn: 'आने वाला कोई सेशन नहीं है।',
  texts: 'जो लिखा है पर अभी सेव नहीं हुआ',
  textKinds: {
    admin: 'वेबसाइट का टेक्स्ट',
    answer: 'उत्तर या सारांश',
    'chart-note': 'कुंडली पर टिप्पणी',
    enrollment: 'विद्यार्थी पर टिप्पणी',
    'lesson-question': 'विद्यार्थी को जवाब',
    notes: 'निजी टिप्पणियाँ',
    post: 'ब्लॉग लेख',
    question: 'क्लाइंट का प्रश्न',
    remedy: 'उपाय',
    'review-reply': 'रिव्यू का जवाब',
    template: 'उत्तर का टेम्पलेट',
    'work-note': 'लिखित काम पर टिप्पणी',
  },
  otherText: 'टेक्स्ट',

  switch: 'बिना इंटरनेट के मेरा दिन',
  switchLead:
    'इंटरनेट न हो, तब भी साइट पर आपके आज और कल के सेशन दिखते हैं, और वह भी जो आपने लिखा पर अभी सेव नहीं किया। जन्म विवरण इसमें नहीं रखे जाते। साइन आउट करते ही सब हट जाता है।',
  needsScript: 'यह ब्राउज़र आपका दिन सेव नहीं कर सकता।',
  on: 'मेरा दिन यहाँ सेव रखें',
  isOn: 'आपका दिन इस डिवाइस में सेव है।',
  off: 'हटाएँ',
  look: 'देखें',
  failed: 'आपका दिन सेव नहीं हो पाया। कृपया फिर कोशिश करें।',
}
