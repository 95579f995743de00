import { plural } from '#content/words/grammar.ts'
import { duration, numberInWords } from '#content/words/numbers.ts'
import { MOST_WAITING } from '#domain/bookings/waitlist.ts'
import { SEAT_OFFER_HOURS } from '#domain/learning/cohorts.ts'
import type * as en from '../../en/booking/groups.ts'
import type { Texts } from '../../texts.ts'

/** A client's place on the waitlist of a full group. */
export const GROUP_WAIT: Texts<typeof en.GROUP_WAIT> = {
  title: 'वेटिंग लिस्ट में आपका नाम',
  offerTitle: 'आपके लिए एक सीट खाली है',
  waiting: 'सभी सीटें भर चुकी हैं। सीट खाली होने पर जब आपकी बारी होगी, हम ईमेल करेंगे।',
  offered: (until) => `यह ${until} तक आपके लिए रोकी हुई है।`,
  starts: 'पहली क्लास',
  class: 'क्लास',
  when: 'कब',
  take: 'यह सीट लें',
  endedTitle: 'आपका नाम अब इस वेटिंग लिस्ट में नहीं है',
  book: 'सभी तारीखें देखें',
}

/** Why a client no longer waits for a seat. */
export const SEAT_WAIT_ENDS: Texts<typeof en.SEAT_WAIT_ENDS> = {
  booked: 'आपकी सीट बुक है।',
  left: 'आपने इस वेटिंग लिस्ट से नाम हटा लिया है।',
  removed: 'आपका नाम अब इस वेटिंग लिस्ट में नहीं है। अगर यह गलती से हुआ है, तो हमें लिखें।',
  unanswered: 'आपके लिए रोकी हुई सीट अगले व्यक्ति को मिल गई। आप फिर से वेटिंग लिस्ट में नाम जोड़ सकते हैं।',
  begun: 'क्लास शुरू हो चुकी है।',
  cancelled: 'इसे रद्द कर दिया गया है।',
}

export const GROUP_FIELD: Texts<typeof en.GROUP_FIELD> = {
  free: (count) => plural(count, '1 सीट खाली', `${count} सीटें खाली`),
  full: 'सीटें भर गईं',
  starts: (time) => `पहली क्लास: ${time}`,
  allDates: (count) => `सभी ${count} तारीखें`,
  none: 'अभी इस कोर्स का कोई बैच बुक नहीं हो सकता। हमें लिखें, हम बताएँगे कि अगला बैच कब शुरू होगा।',
  contact: 'हमें लिखें',
  wait: 'वेटिंग लिस्ट में नाम जोड़ें',
  noDates: 'अभी आगे की कोई तारीख तय नहीं है। बाद में देखें, या हमें लिखें।',
}

export const JOIN_GROUP: Texts<typeof en.JOIN_GROUP> = {
  title: 'वेटिंग लिस्ट में नाम जोड़ें',
  lead: `सभी सीटें भर चुकी हैं। सीट खाली होने पर जब आपकी बारी होगी, हम ईमेल करेंगे और उसे ${duration(SEAT_OFFER_HOURS, 'hour')} तक आपके लिए रोककर रखेंगे। बुक करने तक कुछ नहीं देना है।`,
  submit: 'वेटिंग लिस्ट में नाम जोड़ें',
  signIn: 'साइन इन करके नाम जोड़ें',
  back: 'बुकिंग फ़ॉर्म पर वापस जाएँ',
  failed: 'आपका नाम अभी वेटिंग लिस्ट में नहीं है',
  joined: {
    tone: 'success',
    title: 'आपका नाम वेटिंग लिस्ट में है',
    detail: 'सीट खाली होते ही हम ईमेल करेंगे।',
  },
  problems: {
    'cohort-closed': 'इसे अब बुक नहीं किया जा सकता।',
    'seats-free': 'सीट खाली है, इसलिए रुकने की ज़रूरत नहीं।',
    'already-booked': 'यह आपके नाम पहले से बुक है। दूसरी तारीख चाहिए तो हमें लिखें।',
    'too-many-entries': `आपका नाम पहले से ${numberInWords(MOST_WAITING)} वेटिंग लिस्ट में है। पहले किसी एक से नाम हटाएँ।`,
    'address-unverified': 'पहले अपने ईमेल पते की पुष्टि करें। लिंक हमारे भेजे ईमेल में है।',
  },
}
