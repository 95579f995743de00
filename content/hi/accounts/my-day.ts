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
  noOwn: 'आपका कोई सेशन आने वाला नहीं है।',
  texts: 'जो लिखा हुआ अभी सेव नहीं है',
  textKinds: {
    admin: 'वेबसाइट का टेक्स्ट',
    answer: 'उत्तर या सारांश',
    'chart-note': 'कुंडली पर नोट',
    enrollment: 'छात्र पर नोट',
    'lesson-question': 'छात्र को उत्तर',
    notes: 'निजी नोट',
    post: 'ब्लॉग लेख',
    question: 'क्लाइंट का प्रश्न',
    remedy: 'उपाय',
    'review-reply': 'समीक्षा का उत्तर',
    template: 'उत्तर का टेम्पलेट',
    'work-note': 'लिखित काम पर नोट',
  },
  otherText: 'टेक्स्ट',

  switch: 'इंटरनेट न हो तब मेरा दिन',
  switchLead:
    'इंटरनेट न हो, तो साइट आपके आज और कल के सेशन और आपके बिना सेव किए लिखे हुए के साथ खुलती है। जन्म विवरण सेव नहीं होते। साइन आउट करते ही सब हट जाता है।',
  needsScript: 'यह ब्राउज़र आपका दिन सेव नहीं कर सकता।',
  on: 'मेरा दिन यहाँ सेव रखें',
  isOn: 'आपका दिन इस डिवाइस में सेव है।',
  off: 'हटाएँ',
  look: 'देखें',
  failed: 'आपका दिन सेव नहीं हो पाया। कृपया फिर कोशिश करें।',
}
