import { plural } from '#content/words/grammar.ts'
import { numberInWords } from '#content/words/numbers.ts'
import { PLANNED_YEARS } from '#domain/availability/special-days.ts'
import type * as en from '../../../en/staff/week/week.ts'
import type { Texts } from '../../../texts.ts'

/** Texts of the week at the desk, and of blocking time and moving a session there. */
export const WEEK_PAGE: Texts<typeof en.WEEK_PAGE> = {
  title: 'हफ़्ता',
  previous: 'पिछला',
  next: 'अगला',
  week: 'हफ़्ता',
  thisWeek: 'यह हफ़्ता',
  whose: 'किसका हफ़्ता',
  days: 'हफ़्ते के दिन',
  today: 'आज',
  blockTime: 'समय बंद करें',
  sessions: (count) => `${count} सेशन`,
  rahu: (times) => `राहु काल ${times}`,
  closed: 'बंद',
  specialHours: 'विशेष घंटे',
  nothing: 'इस दिन कुछ नहीं है।',
  free: 'खाली',
  bookOrBlock: 'बुक या बंद करें',
  book: 'बुक करें',
  blocked: 'बंद किया हुआ',
  openAgain: 'फिर खोलें',
  class: 'क्लास',
  busy: 'दूसरे कैलेंडर में व्यस्त',
  offered: 'वेटिंग लिस्ट से पूछा गया',
  heldUntil: (time) => `${time} तक रोका हुआ`,
  move: 'समय बदलें',
  conflicts: { 'outside-hours': 'काम के घंटों से बाहर', 'time-off': 'बंद समय में' },
  noDiary: 'अभी आपका अपना हफ़्ता नहीं है',
  noDiaryLead: 'काम के घंटे तय करें। फिर आपके सेशन और खाली समय यहाँ दिखेंगे।',
  noHours: 'इस हफ़्ते काम के कोई घंटे नहीं हैं, इसलिए क्लाइंट बुक नहीं कर सकते।',
  setHours: 'काम के घंटे तय करें',
  failed: { title: 'हफ़्ता नहीं खुला', detail: 'कृपया फिर कोशिश करें।' },
  back: 'हफ़्ते पर वापस',
}

/** A tapped free time: book it for a client, or block it. */
export const FREE_TIME: Texts<typeof en.FREE_TIME> = {
  title: 'यह समय बुक या बंद करें',
  book: 'क्लाइंट के लिए बुक करें',
}

export const BLOCK: Texts<typeof en.BLOCK> = {
  title: 'समय बंद करें',
  other: 'यह समय बंद करें',
  lead: 'बंद समय को क्लाइंट बुक नहीं कर सकते। उसमें पहले से बुक सेशन बने रहते हैं: हम उनकी सूची दिखाएँगे, ताकि आप उनका समय बदल सकें।',
  day: 'दिन',
  from: 'कब से',
  until: 'कब तक',
  reason: 'कारण (केवल टीम के लिए)',
  submit: 'बंद करें',
  today: 'आज',
  tomorrow: 'कल',
  wholeDay: 'पूरा दिन',
  atOnce: (day) => `बंद करें: ${day}`,
  done: 'समय बंद हो गया',
  problems: {
    'date-invalid': 'दिन चुनें।',
    'time-invalid': 'दोनों समय लिखें।',
    'ends-first': 'अंत का समय शुरुआत के बाद का चुनें।',
    'in-the-past': 'यह समय बीत चुका है। बाद का समय चुनें।',
    'too-far': `अगले ${numberInWords(PLANNED_YEARS)} साल के अंदर का दिन चुनें।`,
    skipped: 'घड़ी बदलने के कारण उस दिन यह समय होता ही नहीं। कोई और समय चुनें।',
  },
}

/** The sessions that are still booked in time off. */
export const TO_MOVE: Texts<typeof en.TO_MOVE> = {
  title: 'इन सेशन का समय बदलें',
  lead: (count) =>
    plural(
      count,
      'खाली समय बंद हो गया है। उसमें एक सेशन अब भी बुक है, और क्लाइंट को अभी पता नहीं है:',
      `खाली समय बंद हो गया है। उसमें ${count} सेशन अब भी बुक हैं, और क्लाइंट को अभी पता नहीं है:`,
    ),
  notPaid: 'भुगतान बाकी',
  open: 'खोलें',
  subject: (when) => `आपका सेशन: ${when}`,
  left: (count) => plural(count, 'एक और सेशन का समय बदलना है।', `${count} और सेशन का समय बदलना है।`),
  allMoved: 'इस छुट्टी के सभी सेशन का समय बदल गया है।',
}

export const UNBLOCK: Texts<typeof en.UNBLOCK> = {
  title: 'बंद समय फिर खोलें',
  lead: 'आपके काम के घंटों में हो, तो क्लाइंट यह समय फिर बुक कर सकेंगे।',
  everybody: 'यह समय केंद्र में सबके लिए बंद है।',
  submit: 'फिर खोलें',
  done: 'यह समय फिर खुल गया',
}

export const MOVE: Texts<typeof en.MOVE> = {
  title: 'सेशन का समय बदलें',
  now: (session) => `अभी का समय: ${session}।`,
  lead: 'कोई और खाली समय चुनें। नया समय हम क्लाइंट को ईमेल करेंगे।',
  choose: 'नया समय',
  submit: 'समय बदलें',
  chooseFirst: 'समय चुनें।',
  chosen: (time) => `चुना गया: ${time}।`,
  none: 'इस हफ़्ते कोई खाली समय नहीं है।',
  notMovable: 'इस सेशन का समय नहीं बदल सकता। शायद यह रद्द हो गया है, बीत चुका है, या इसका भुगतान बाकी है।',
}
