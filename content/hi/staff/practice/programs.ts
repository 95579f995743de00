import { shortDateTime } from '#content/words/dates.ts'
import { duration, numberInWords } from '#content/words/numbers.ts'
import { LONGEST_KEY_NAME, MOST_API_KEYS } from '#domain/accounts/api-keys.ts'
import type * as en from '../../../en/staff/practice/programs.ts'
import type { Texts } from '../../../texts.ts'

/** Keys with which other programs of the practice read and book. */
export const PROGRAMS: Texts<typeof en.PROGRAMS> = {
  title: 'प्रोग्राम',
  line: 'पढ़ने और बुक करने वाले प्रोग्राम की कुंजियाँ',
  lead: 'अपने किसी दूसरे प्रोग्राम को यहाँ पढ़ने और बुक करने दें: हिसाब की शीट, फ़ोन सेवा, आपकी दूसरी साइट। वह आपके नाम से काम करता है, और जो आप नहीं कर सकते वह भी नहीं कर सकता।',
  description: 'प्रोग्राम क्या पूछ सकते हैं',
  none: 'अभी किसी प्रोग्राम के पास कुंजी नहीं है।',
  made: 'आपकी कुंजी',
  madeLead: 'इसे अभी कॉपी करें। यह एक ही बार दिखती है, और हम इसे अपने पास नहीं रखते।',
  add: 'कुंजी बनाएँ',
  name: 'किस प्रोग्राम के लिए',
  nameHint: `${LONGEST_KEY_NAME} अक्षर तक, जैसे “बुकिंग की शीट”`,
  scopes: 'वह क्या कर सकता है',
  scopeNames: {
    read: 'सेवाएँ, बुकिंग, क्लाइंट और भुगतान पढ़ना',
    write: 'बुक करना, समय बदलना, रद्द करना, और क्लाइंट का कार्ड खोलना',
    birth: 'जन्म विवरण पढ़ना',
  },
  onlyAstrologer:
    'बुक करने और जन्म विवरण पढ़ने की कुंजी वही एडमिन बना सकते हैं जो ज्योतिषी भी हैं: कुंजी अपने मालिक से ज़्यादा नहीं कर सकती।',
  days: 'कितने समय के लिए',
  daysOf: (days) => duration(days, 'day'),
  submit: 'कुंजी बनाएँ',
  until: (at) => `${shortDateTime(at)} तक मान्य`,
  ended: (at) => `समय पूरा हुआ: ${shortDateTime(at)}`,
  revokedAt: (at) => `बंद की गई: ${shortDateTime(at)}`,
  used: (at) => (at ? `पिछली बार काम आई: ${shortDateTime(at)}` : 'अभी तक काम नहीं आई'),
  by: (name) => `बनाने वाले: ${name}`,
  revoke: 'बंद करें',
  revokeLead: 'अब से यह प्रोग्राम कुछ नहीं कर पाएगा। इसे वापस नहीं लिया जा सकता।',
  confirmRevoke: 'हाँ, कुंजी बंद करें',
  revoked: 'कुंजी बंद हो गई',
  problems: {
    'name-missing': 'लिखें कि कुंजी किस प्रोग्राम के लिए है।',
    'scope-missing': 'चुनें कि प्रोग्राम क्या कर सकता है।',
    'scope-not-yours': 'यह आप खुद नहीं कर सकते, इसलिए प्रोग्राम भी नहीं।',
    'days-unknown': 'चुनें कि कुंजी कितने समय चले।',
    'too-many-keys': `${numberInWords(MOST_API_KEYS)} कुंजियाँ हो चुकी हैं। पहले एक बंद करें।`,
  },
}
