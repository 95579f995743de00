import type * as en from '../../en/booking/groups.ts'
import type { Texts } from '../../texts.ts'

/** A client's place on the waitlist of a full group. */
export const GROUP_WAIT: Texts<typeof en.GROUP_WAIT> = {
  title: 'वेटिंग लिस्ट में आपका नाम',
  offerTitle: 'आपके लिए एक सीट खाली है',
  waiting: 'यह बैच भर चुका है। सीट खाली होने पर जब आपकी बारी होगी, हम ईमेल करेंगे।',
  offered: (until) => `यह ${until} तक आपके लिए रोकी हुई है।`,
  starts: 'पहली क्लास',
  take: 'यह सीट लें',
  endedTitle: 'आपका नाम अब इस वेटिंग लिस्ट में नहीं है',
  book: 'इस कोर्स के बैच देखें',
}

/** Why a client no longer waits for a seat. */
export const SEAT_WAIT_ENDS: Texts<typeof en.SEAT_WAIT_ENDS> = {
  booked: 'इस बैच में आपकी सीट है।',
  left: 'आपने इस वेटिंग लिस्ट से नाम हटा लिया है।',
  removed: 'आपका नाम अब इस वेटिंग लिस्ट में नहीं है। यह भूल हो तो हमें लिखें।',
  unanswered: 'आपके लिए रोकी हुई सीट अगले व्यक्ति को मिल गई। आप फिर से वेटिंग लिस्ट में नाम जोड़ सकते हैं।',
  begun: 'यह बैच शुरू हो चुका है।',
  cancelled: 'यह बैच नहीं होगा।',
}
