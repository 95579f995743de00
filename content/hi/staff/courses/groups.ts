import { plural } from '#content/words/grammar.ts'
import { LONGEST_CLASS, MOST_CLASSES, MOST_SEATS, SHORTEST_CLASS } from '#domain/learning/cohorts.ts'
import type * as en from '../../../en/staff/courses/groups.ts'
import type { Texts } from '../../../texts.ts'

/** Texts of the groups of courses, for staff. */
export const GROUPS: Texts<typeof en.GROUPS> = {
  title: 'बैच',
  lead: 'बैच यानी तय तारीखों और तय सीटों वाला कोर्स। कोर्स बुक करते समय विद्यार्थी बैच चुनते हैं।',
  add: 'नया बैच',
  addClass: 'नई क्लास',
  class: 'अलग से क्लास',
  none: 'अभी कोई बैच नहीं है',
  noneLead: 'बिना बैच का कोर्स किसी भी दिन शुरू हो सकता है। तय तारीखों पर पढ़ाते हों तो बैच बनाएँ।',
  columns: { group: 'बैच', course: 'कोर्स', seats: 'सीटें', state: 'स्थिति', starts: 'पहली क्लास', waiting: 'इंतज़ार में' },
  seats: (taken, seats) => `${seats} में से ${taken}`,
  states: { open: 'खुला', full: 'भरा हुआ', running: 'चल रहा है', over: 'पूरा हुआ', cancelled: 'रद्द', undated: 'तारीखें बाकी' },
  waiting: (count) => `${count} इंतज़ार में`,
  starts: (day) => `${day} से`,
}

export const GROUP_FORM: Texts<typeof en.GROUP_FORM> = {
  newTitle: 'नया बैच',
  editTitle: (group) => `${group} बदलें`,
  fields: {
    course: 'कोर्स',
    title: 'बैच का नाम',
    seats: 'सीटें',
    astrologer: 'शिक्षक',
    meetingLink: 'मीटिंग लिंक',
  },
  hints: {
    title: 'चुनते समय विद्यार्थियों को यही नाम दिखता है, जैसे “शनिवार, दिसंबर से”।',
    astrologer: 'क्लास वैसे ही होगी जैसे ये शिक्षक क्लाइंट से मिलते हैं।',
    meetingLink: 'खाली छोड़ें तो शिक्षक या केंद्र का लिंक, या बैच का अपना रूम रहेगा।',
  },
  anyTeacher: 'हमारा केंद्र',
  submit: 'सेव करें',
  added: 'बैच जुड़ गया। अब तारीखें तय करें।',
  saved: 'सेव हो गया',
  problems: {
    course: 'कोर्स चुनें',
    titleMissing: 'नाम लिखें',
    titleTooLong: 'छोटा नाम लिखें',
    seats: `1 से ${MOST_SEATS} तक की संख्या लिखें`,
    meetingLink: 'https:// से शुरू होने वाला पता लिखें',
  },
}

export const GROUP: Texts<typeof en.GROUP> = {
  edit: 'बदलें',
  timetable: 'तारीखें बदलें',
  again: 'एक और तारीख',
  seats: 'ली गई सीटें',
  starts: 'पहली क्लास',
  link: 'मीटिंग लिंक',
  classes: 'क्लासें',
  ofLesson: (lesson) => `पाठ: ${lesson}`,
  recording: 'रिकॉर्डिंग',
  callRoll: 'हाज़िरी लें',
  roll: (present, all) => `${all} में से ${present} आए`,
  students: 'विद्यार्थी',
  paid: 'भुगतान हो चुका',
  toCheck: 'भुगतान जाँचना है',
  unpaid: (time) => `भुगतान बाकी, ${time} तक सीट रुकी है`,
  attended: (present, marked) => `${marked} में से ${present} क्लास में आए`,
  moveTo: 'कहाँ भेजें',
  moveOf: (name) => `${name} को भेजें`,
  move: 'भेजें',
  add: 'जोड़ें',
  addOf: (name) => `${name} को जोड़ें`,
  waitlist: 'वेटिंग लिस्ट',
  since: (day) => `${day} से`,
  offered: (time) => `${time} तक सीट रुकी है`,
  remove: 'हटाएँ',
  removeOf: (name) => `${name} को वेटिंग लिस्ट से हटाएँ`,
  deleteLead: 'इसे न किसी ने बुक किया है, न कोई इसकी वेटिंग लिस्ट में है।',
  cancelRest: (count) => `${count} बुकिंग रद्द करें`,
  cancelledBookings: (count, refund) =>
    `${plural(count, 'एक बुकिंग रद्द हुई', `${count} बुकिंग रद्द हुईं`)}। लौटाने हैं: ${refund}।`,
  ownKept: 'आपकी अपनी बुकिंग कोई साथी रद्द करेंगे।',
  done: {
    moved: 'भेज दिया। विद्यार्थी को नई तारीखों का ईमेल मिलेगा।',
    removed: 'वेटिंग लिस्ट से हटा दिया',
    gone: 'ये क्लाइंट वेटिंग लिस्ट से पहले ही हट चुके थे।',
  },
  busy: {
    session: (when) =>
      `${when} को शिक्षक का एक क्लाइंट के साथ सेशन है। क्लास के लिए दूसरा समय चुनें, या पहले वह सेशन दूसरे समय पर ले जाएँ।`,
    class: (when) => `${when} को शिक्षक की दूसरी क्लास है। क्लास के लिए दूसरा समय चुनें।`,
  },
  problems: {
    'cohort-not-found': 'यह अब नहीं है।',
    'cohort-cancelled': 'इसे रद्द किया जा चुका है।',
    'cohort-over': 'इसकी सभी क्लासें हो चुकी हैं। ज़रूरत हो तो बुकिंग एक-एक करके रद्द करें।',
    'changed-meanwhile': 'इस बीच किसी और ने इसे बदल दिया। कृपया फिर से देखें।',
    'cohort-closed': 'उसे रद्द किया जा चुका है, या वह दूसरे कोर्स में है।',
    'cohort-full': 'उसकी सभी सीटें ली जा चुकी हैं। पहले सीटें बढ़ाएँ, या कोई और चुनें।',
    'student-not-found': 'यह बुकिंग रद्द हो चुकी है, या सीट अब रुकी हुई नहीं है।',
    'has-students': 'इसे किसी ने बुक किया है या कोई इसकी वेटिंग लिस्ट में है। हटाने की जगह रद्द करें।',
    'seats-taken': 'इससे ज़्यादा सीटें ली जा चुकी हैं। पहले विद्यार्थियों को दूसरी जगह भेजें।',
    'group-missing': 'चुनें कि कहाँ भेजना है',
  },
}

export const GROUP_KIND: Texts<typeof en.GROUP_KIND> = {
  group: {
    noClasses: 'इस बैच की तारीखें अभी तय नहीं हैं, इसलिए इसे कोई बुक नहीं कर सकता।',
    noStudents: 'यह बैच अभी किसी ने बुक नहीं किया है।',
    without: 'इस कोर्स के वे विद्यार्थी जो किसी बैच में नहीं हैं',
    cancel: 'यह बैच रद्द करें',
    cancelLead:
      'इसे फिर कोई बुक नहीं कर सकेगा, और यह दोबारा नहीं खुल सकता। हम इसकी बुकिंग रद्द करके पूरे पैसे वापस करेंगे, और इसके विद्यार्थियों और वेटिंग लिस्ट के सभी लोगों को ईमेल करेंगे। जिन विद्यार्थियों को दूसरे बैच में जाना है, उन्हें पहले वहाँ भेजें।',
    cancelWith: (count) => plural(count, 'बैच रद्द करें और 1 व्यक्ति को ईमेल करें', `बैच रद्द करें और ${count} लोगों को ईमेल करें`),
    isCancelled:
      'यह बैच रद्द हो चुका है, पर इन विद्यार्थियों की बुकिंग अब भी बनी हुई है। उन्हें दूसरे बैच में भेजें, या उनकी बुकिंग रद्द करके पूरे पैसे वापस करें।',
    delete: 'यह बैच हटाएँ',
    cancelled: 'बैच रद्द हुआ',
    deleted: 'बैच हट गया',
  },
  class: {
    noClasses: 'इस क्लास की तारीख अभी तय नहीं है, इसलिए इसे कोई बुक नहीं कर सकता।',
    noStudents: 'यह क्लास अभी किसी ने बुक नहीं की है।',
    without: 'इस क्लास के वे विद्यार्थी जिनकी कोई तारीख नहीं है',
    cancel: 'यह क्लास रद्द करें',
    cancelLead:
      'इसे फिर कोई बुक नहीं कर सकेगा, और यह दोबारा नहीं खुल सकती। हम इसकी बुकिंग रद्द करके पूरे पैसे वापस करेंगे, और इसके विद्यार्थियों और वेटिंग लिस्ट के सभी लोगों को ईमेल करेंगे। जिन विद्यार्थियों को दूसरी तारीख पर आना है, उन्हें पहले वहाँ भेजें।',
    cancelWith: (count) => plural(count, 'क्लास रद्द करें और 1 व्यक्ति को ईमेल करें', `क्लास रद्द करें और ${count} लोगों को ईमेल करें`),
    isCancelled:
      'यह क्लास रद्द हो चुकी है, पर इन विद्यार्थियों की बुकिंग अब भी बनी हुई है। उन्हें दूसरी तारीख पर भेजें, या उनकी बुकिंग रद्द करके पूरे पैसे वापस करें।',
    delete: 'यह क्लास हटाएँ',
    cancelled: 'क्लास रद्द हुई',
    deleted: 'क्लास हट गई',
  },
}

export const TIMETABLE: Texts<typeof en.TIMETABLE> = {
  title: (group) => `${group} की तारीखें`,
  lead: 'सभी समय भारत के (IST) हैं। विद्यार्थियों को ये अपने टाइम ज़ोन में दिखते हैं। आगे की किसी क्लास का समय बदलने पर उन्हें ईमेल मिलता है।',
  class: (number) => `क्लास ${number}`,
  date: 'दिन',
  time: 'समय',
  minutes: 'मिनट',
  lesson: 'पाठ',
  noLesson: 'कोई पाठ नहीं',
  lessonHint: 'पाठ अपनी क्लास के दिन खुलता है।',
  recording: 'रिकॉर्डिंग',
  remove: 'यह क्लास हटाएँ',
  series: 'हर हफ़्ते की क्लासें जोड़ें',
  firstDate: 'पहला दिन',
  count: 'कितने हफ़्ते',
  countHint: 'हर हफ़्ते एक क्लास, उसी समय पर। एक ही क्लास के लिए 1 लिखें।',
  submit: 'तारीखें सेव करें',
  saved: 'तारीखें सेव हो गईं',
  problems: {
    date: 'दिन लिखें',
    time: 'समय लिखें',
    minutes: `${SHORTEST_CLASS} से ${LONGEST_CLASS} मिनट के बीच लिखें`,
    count: `1 से ${MOST_CLASSES} तक की संख्या लिखें`,
    recording: 'https:// से शुरू होने वाला पता लिखें',
    'classes-overlap': 'इनमें से दो क्लासें एक ही समय पर हैं। कृपया एक बदलें।',
    'class-held': 'जिस क्लास की हाज़िरी ली जा चुकी है या जिसकी रिकॉर्डिंग है, वह नहीं हट सकती: हटाने पर ये दोनों खो जाएँगी।',
    'too-many-classes': `ज़्यादा से ज़्यादा ${MOST_CLASSES} क्लासें हो सकती हैं।`,
  },
}

export const ROLL: Texts<typeof en.ROLL> = {
  title: 'हाज़िरी',
  present: 'कौन-कौन आए?',
  none: 'कोई विद्यार्थी नहीं है।',
  submit: 'हाज़िरी सेव करें',
  saved: 'हाज़िरी सेव हो गई',
  'not-begun': 'यह क्लास अभी शुरू नहीं हुई है।',
}
