import { duration } from '#content/words/numbers.ts'
import { SEAT_OFFER_HOURS } from '#domain/learning/cohorts.ts'
import type * as en from '../../en/emails/groups.ts'
import type { Texts } from '../../texts.ts'

/** What emails about a group of a course say in common. */
export const GROUP_FACTS: Texts<typeof en.GROUP_FACTS> = {
  course: 'कोर्स',
  group: 'बैच',
  class: 'क्लास',
  starts: 'पहली क्लास',
  dates: 'आगे की क्लासें',
}

export const GROUP_WAIT_JOINED: Texts<typeof en.GROUP_WAIT_JOINED> = {
  subject: (course) => `${course} की वेटिंग लिस्ट में आपका नाम`,
  preview: 'सीट खाली होते ही हम ईमेल करेंगे।',
  whatHappens: `सभी सीटें भर चुकी हैं। सीट खाली होने पर जब आपकी बारी होगी, हम ईमेल करेंगे और उसे ${duration(SEAT_OFFER_HOURS, 'hour')} तक आपके लिए रोककर रखेंगे। बुक करने तक कुछ नहीं देना है।`,
  leave: 'वेटिंग लिस्ट से नाम हटाएँ',
}

export const GROUP_OFFER: Texts<typeof en.GROUP_OFFER> = {
  subject: (course) => `${course} में एक सीट खाली है`,
  preview: (time) => `${time} तक आपके लिए रोकी हुई है।`,
  free: 'आपका नाम वेटिंग लिस्ट में था। अब एक सीट खाली है, और आपकी बारी है।',
  heldUntil: 'कब तक रोकी हुई',
  take: 'देखें और यह सीट लें',
  note: 'तब तक न लें तो यह सीट अगले व्यक्ति को मिलेगी। आप फिर से वेटिंग लिस्ट में नाम जोड़ सकते हैं।',
}

export const GROUP_CANCELLED: Texts<typeof en.GROUP_CANCELLED> = {
  subject: (course) => `${course} का एक बैच रद्द हुआ`,
  preview: 'इसकी क्लासें नहीं होंगी।',
  student: 'हमें खेद है: आपने जो बैच बुक किया था, वह अब नहीं होगा। दूसरे बैच या रिफ़ंड के बारे में हम आपको जल्द लिखेंगे।',
  waiting: 'हमें खेद है: जिस बैच की वेटिंग लिस्ट में आपका नाम था, वह अब नहीं होगा। उसकी वेटिंग लिस्ट से आपका नाम हट गया है।',
}

/** The same of a class that is sold alone. */
export const CLASS_CANCELLED: Texts<typeof en.CLASS_CANCELLED> = {
  subject: (course) => `${course}: क्लास रद्द हुई`,
  preview: 'यह क्लास नहीं होगी।',
  student: 'हमें खेद है: आपने जो क्लास बुक की थी, वह अब नहीं होगी। भुगतान किया हो तो रिफ़ंड के बारे में हम आपको जल्द लिखेंगे।',
  waiting: 'हमें खेद है: जिस क्लास की वेटिंग लिस्ट में आपका नाम था, वह अब नहीं होगी। उसकी वेटिंग लिस्ट से आपका नाम हट गया है।',
}

export const CLASS_CHANGED: Texts<typeof en.CLASS_CHANGED> = {
  subjects: {
    dates: (course) => `नया समय: ${course}`,
    moved: (course) => `आपकी नई तारीख: ${course}`,
  },
  preview: 'कृपया नया समय देख लें।',
  openings: {
    dates: 'आपकी क्लास का समय बदल गया है।',
    moved: 'अब आपकी सीट इसी क्लास की दूसरी तारीख पर है।',
  },
  question: (email) => `यह समय ठीक न हो तो ${email} पर लिखें।`,
}

/** A seat in a class that is sold alone is confirmed. */
export const CLASS_BOOKED: Texts<typeof en.CLASS_BOOKED> = {
  subject: (course) => `आपकी सीट पक्की है: ${course}`,
  opening: 'आपकी सीट पक्की है। हमें आपका इंतज़ार रहेगा।',
  reminders: 'कैलेंडर के लिए फ़ाइल इस ईमेल के साथ है। क्लास से एक दिन पहले और फिर एक घंटे पहले हम याद दिलाएँगे।',
}

export const GROUP_CHANGED: Texts<typeof en.GROUP_CHANGED> = {
  subjects: {
    dates: (course) => `नई तारीखें: ${course}`,
    moved: (course) => `${course} में आपका नया बैच`,
  },
  preview: 'कृपया अपनी क्लासों की तारीखें देख लें।',
  openings: {
    dates: 'आपके बैच की तारीखें बदल गई हैं। आगे की क्लासें नीचे हैं।',
    moved: 'अब आप अपने कोर्स के दूसरे बैच में हैं। उसकी आगे की क्लासें नीचे हैं।',
  },
  question: (email) => `ये तारीखें ठीक न हों तो ${email} पर लिखें।`,
}

export const CLASS_REMINDER: Texts<typeof en.CLASS_REMINDER> = {
  subjects: {
    day: (course) => `रिमाइंडर: ${course} में आपकी अगली क्लास`,
    hour: (course) => `आपकी क्लास शुरू होने वाली है: ${course}`,
  },
  opening: 'यह आपकी अगली क्लास का रिमाइंडर है।',
  soon: (startsIn) => `आपकी क्लास ${startsIn} शुरू होगी।`,
  aloneSubjects: {
    day: (course) => `रिमाइंडर: ${course}`,
    hour: (course) => `शुरू होने वाली है: ${course}`,
  },
  aloneOpening: 'यह आपकी क्लास का रिमाइंडर है।',
  lessonPage: 'पाठ खोलें',
  classPage: 'अपनी क्लास का पेज देखें',
  live: 'क्लास',
  when: 'कब',
  linkToCome: 'क्लास से पहले उसका लिंक आपके कोर्स के पेज पर दिखेगा।',
  timetable: 'आपके बैच की सभी क्लासें',
  question: (email) => `न आ पाएँ या कुछ पूछना हो तो ${email} पर लिखें।`,
}

export const GROUP_FULL: Texts<typeof en.GROUP_FULL> = {
  subjects: {
    full: (course) => `${course} का आपका बैच भर गया`,
    cancelled: (course) => `${course} का आपका बैच रद्द हो गया`,
  },
  preview: 'दूसरे बैच या रिफ़ंड के बारे में हम आपको लिखेंगे।',
  openings: {
    full: 'भुगतान की आपकी सूचना मिली, पर उससे पहले आपके बैच की आखिरी सीट किसी और को मिल गई। हमें खेद है। हम आपको दूसरे बैच के बारे में लिखेंगे, या आपका भुगतान लौटाएँगे।',
    cancelled:
      'भुगतान की आपकी सूचना मिली, पर उससे पहले आपका बैच रद्द हो चुका था। हमें खेद है। हम आपको दूसरे बैच के बारे में लिखेंगे, या आपका भुगतान लौटाएँगे।',
  },
  question: (email) => `चाहें तो पहले आप ही हमें लिखें: ${email}`,
}

export const SEAT_LOST: Texts<typeof en.SEAT_LOST> = {
  subject: (code) => `${code} के लिए दूसरा बैच चाहिए`,
  previews: {
    full: 'क्लाइंट के भुगतान से पहले बैच की आखिरी सीट किसी और को मिल गई।',
    cancelled: 'क्लाइंट ने रद्द हो चुके बैच के लिए भुगतान किया।',
  },
  openings: {
    full: 'एक क्लाइंट के भुगतान की सूचना तब आई जब उनकी सीट रुकी हुई नहीं थी, और बैच भर चुका है। यह बुकिंग अब किसी बैच में नहीं है। कृपया “कोर्स, बैच” में क्लाइंट को दूसरे बैच में रखें, इस बैच की सीटें बढ़ाएँ, या भुगतान वापस करें। हमने क्लाइंट से कहा है कि आप लिखेंगे।',
    cancelled:
      'एक क्लाइंट के भुगतान की सूचना तब आई जब उनका बैच रद्द हो चुका था। यह बुकिंग अब किसी बैच में नहीं है। कृपया “कोर्स, बैच” में क्लाइंट को दूसरे बैच में रखें, या भुगतान वापस करें। हमने क्लाइंट से कहा है कि आप लिखेंगे।',
  },
}
