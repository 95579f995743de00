import { plural } from '#content/words/grammar.ts'
import { duration, fileSize, numberInWords } from '#content/words/numbers.ts'
import {
  CALENDAR_READ_MINUTES,
  CALENDAR_TIMEOUT_SECONDS,
  LARGEST_CALENDAR_BYTES,
  MOST_CALENDARS,
} from '#domain/calendar/calendar-address.ts'
import type * as en from '../../../en/staff/week/calendars.ts'
import type { Texts } from '../../../texts.ts'

const times = (count: number) => `${count} व्यस्त समय`

/** Texts of the desk's page about calendars. */
export const CALENDARS: Texts<typeof en.CALENDARS> = {
  title: 'कैलेंडर',
  lead: 'अपने सेशन अपने कैलेंडर में देखें। जिस समय आपका कोई और काम हो, वह बुकिंग के लिए अपने-आप बंद रहता है।',
  feedTitle: 'आपके सेशन आपके कैलेंडर में',
  feedLead:
    'आपके सेशन, क्लाइंट के पहले नाम, सेवा और मीटिंग लिंक के साथ। बदलाव अपने-आप आ जाते हैं। यह लिंक निजी है: जिसके पास हो, वह ये सेशन देख सकता है, इसलिए किसी को न दें।',
  busyTitle: 'आपके कैलेंडर के व्यस्त समय',
  busyLead: `इन कैलेंडर में आप जिस समय व्यस्त हों, क्लाइंट उसे बुक नहीं कर सकते। हम हर ${duration(CALENDAR_READ_MINUTES, 'minute')} में केवल यह देखते हैं कि आप कब व्यस्त हैं, यह नहीं कि क्यों।`,
  none: 'अभी कोई कैलेंडर नहीं जोड़ा गया है।',
  works: (at, count) =>
    `पिछली बार देखा गया: ${at}। आगे ${count === 0 ? 'कोई व्यस्त समय नहीं है' : `${times(count)} ${plural(count, 'है', 'हैं')}`}।`,
  failed: (worked, read, count) =>
    count === 0
      ? `पिछली बार ठीक चला: ${worked}। तब आगे कोई व्यस्त समय नहीं था।`
      : `पिछली बार ठीक चला: ${worked}। ${times(count)} अब भी ${plural(count, 'बंद है', 'बंद हैं')}, जो तब देखे गए: ${read}।`,
  unreadable: (count) =>
    plural(
      count,
      'एक कार्यक्रम पूरा समझ में नहीं आया। कृपया देख लें कि उसका समय बुकिंग के लिए बंद है।',
      `${count} कार्यक्रम पूरे समझ में नहीं आए। कृपया देख लें कि उनके समय बुकिंग के लिए बंद हैं।`,
    ),
  readNow: 'अभी देखें',
  readDone: 'कैलेंडर देख लिया गया',
  remove: 'हटाएँ',
  removeLead: (count) =>
    count === 0
      ? 'इस कैलेंडर से बुकिंग का कोई समय बंद नहीं है।'
      : plural(count, 'इसका व्यस्त समय तुरंत बुकिंग के लिए खुल जाएगा।', `इसके ${times(count)} तुरंत बुकिंग के लिए खुल जाएँगे।`),
  confirmRemove: 'हाँ, कैलेंडर हटाएँ',
  removed: (name) => ({
    title: 'कैलेंडर हट गया',
    detail: name === '' ? 'यह पहले ही हट चुका था।' : `“${name}” के समय फिर बुकिंग के लिए खुले हैं।`,
  }),
  addTitle: 'कैलेंडर जोड़ें',
  name: 'नाम',
  nameHint: 'जैसे “परिवार” या “कॉलेज”',
  address: 'गुप्त iCal पता',
  addressHint: 'https:// या webcal:// से शुरू होता है। एन्क्रिप्ट करके रखा जाता है।',
  add: 'कैलेंडर जोड़ें',
  added: (count) => ({
    title: 'कैलेंडर जुड़ गया',
    detail: count === 0 ? 'कोई व्यस्त समय नहीं मिला।' : `${times(count)} ${plural(count, 'मिला', 'मिले')}।`,
  }),
  notAdded: 'कैलेंडर नहीं जुड़ा',
  notRead: 'कैलेंडर पढ़ा नहीं जा सका',
  tooOften: 'कई बार कोशिश हो चुकी है। थोड़ी देर बाद फिर कोशिश करें।',
  where: 'यह पता कहाँ मिलेगा',
  places: [
    [
      'Google',
      'कंप्यूटर पर Google Calendar खोलें, फिर “Settings”, अपने कैलेंडर का नाम, “Integrate calendar”, और “Secret address in iCal format” कॉपी करें।',
    ],
    ['Apple', 'iCloud.com के Calendar में कैलेंडर के पास शेयर का निशान दबाएँ, “Public Calendar” चुनें और लिंक कॉपी करें।'],
    ['Outlook', 'वेब पर Outlook में “Settings”, “Calendar”, “Shared calendars” खोलें, कैलेंडर प्रकाशित करें और ICS लिंक कॉपी करें।'],
  ],
}

/** Also shown for a calendar that worked before. */
export const CALENDAR_PROBLEMS: Texts<typeof en.CALENDAR_PROBLEMS> = {
  'invalid-address': 'यह कैलेंडर का पता नहीं है। पूरा पता कॉपी करें, जो https:// या webcal:// से शुरू होता है।',
  'not-https': 'पता https:// से शुरू हो, क्योंकि http:// को रास्ते में दूसरे पढ़ सकते हैं।',
  'private-address': 'यह पता किसी निजी नेटवर्क का है, जहाँ हम नहीं पहुँच सकते। इंटरनेट का पता दें।',
  unreachable: 'हम इस पते तक नहीं पहुँच सके। पता देखें या बाद में फिर कोशिश करें।',
  'too-slow': `कैलेंडर ने ${duration(CALENDAR_TIMEOUT_SECONDS, 'second')} में जवाब नहीं दिया। बाद में फिर कोशिश करें।`,
  'too-large': `यह कैलेंडर ${fileSize(LARGEST_CALENDAR_BYTES)} से बड़ा है। कम कार्यक्रमों वाला कैलेंडर चुनें।`,
  'too-many-redirects': 'यह पता बार-बार कहीं और भेजता है। पता एक बार फिर कॉपी करें।',
  refused: 'कैलेंडर ने जवाब नहीं दिया। शायद उसका पता बदल गया या बंद हो गया है: अभी का पता कॉपी करें।',
  'server-error': 'कैलेंडर के सर्वर में गड़बड़ है। बाद में फिर कोशिश करें।',
  'not-a-calendar': 'यह लिंक कैलेंडर नहीं, वेब पेज खोलता है। iCal पता कॉपी करें, जिसके अंत में अक्सर .ics होता है।',
  unreadable: 'कैलेंडर की फ़ाइल खराब या अधूरी है। बाद में फिर कोशिश करें।',
  'too-many-events': 'इस कैलेंडर में बहुत ज़्यादा कार्यक्रम हैं। कोई छोटा कैलेंडर चुनें।',
  'already-added': 'यह कैलेंडर पहले से जुड़ा है।',
  'too-many-calendars': `ज़्यादा से ज़्यादा ${numberInWords(MOST_CALENDARS)} कैलेंडर जोड़ सकते हैं। पहले कोई एक हटाएँ।`,
}
