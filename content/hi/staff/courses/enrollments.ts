import { plural } from '#content/words/grammar.ts'
import type * as en from '../../../en/staff/courses/enrollments.ts'
import type { Texts } from '../../../texts.ts'

export const ENROLLMENTS: Texts<typeof en.ENROLLMENTS> = {
  title: 'लिए गए कोर्स',
  failed: { title: 'गड़बड़ हो गई', detail: 'कोर्स की जानकारी नहीं आ सकी' },
  pending: 'बाकी सेशन',
  thisWeek: 'इस हफ़्ते',
  recent: 'हाल के (7 दिन)',
  all: 'सभी',
  statuses: { enrolled: 'कोर्स में हैं', scheduled: 'समय तय', completed: 'पूरा हुआ' },
  unknown: 'पता नहीं',
  search: 'नाम, ईमेल, फ़ोन या कोर्स से खोजें',
  enrolledOn: 'कोर्स लिया',
  moveTo: { enrolled: 'वापस कोर्स में करें', scheduled: 'समय तय हुआ', completed: 'पूरा हुआ' },
  moved: 'बदलाव सेव हो गया',
  addNote: 'टिप्पणी जोड़ें',
  editNote: 'टिप्पणी बदलें',
  note: 'टिप्पणी',
  noteHint: 'टीम के लिए। विद्यार्थी को यह केवल अपनी डाउनलोड की हुई जानकारी में दिखती है।',
  saveNote: 'टिप्पणी सेव करें',
  noteSaved: 'टिप्पणी सेव हो गई',
  problems: {
    'enrollment-not-found': 'यह अब सूची में नहीं है।',
    'changed-meanwhile': 'इसे किसी और ने बदल दिया है। कृपया फिर देखें।',
    'client-erased': 'इस विद्यार्थी का खाता हट चुका है, इसलिए इनके बारे में और कुछ सेव नहीं हो सकता।',
  },
  none: 'यहाँ अभी कोई विद्यार्थी नहीं',
  noneLead: 'कोर्स के भुगतान की पुष्टि होते ही विद्यार्थी यहाँ दिखेंगे।',
}

export const STUDENTS: Texts<typeof en.STUDENTS> = {
  title: 'विद्यार्थी',
  search: 'नाम, ईमेल, फ़ोन या कोर्स से खोजें',
  columns: { name: 'विद्यार्थी', lessons: 'पूरे पाठ', courses: 'कोर्स', lastOpened: 'पिछला पाठ' },
  lessonsDone: (count) => plural(count, `${count} पाठ पूरा`, `${count} पाठ पूरे`),
  neverOpened: 'अभी कोई पाठ नहीं',
  none: 'अभी कोई विद्यार्थी नहीं',
  noneLead: 'कोर्स के भुगतान की पुष्टि होते ही विद्यार्थी यहाँ दिखेंगे।',
}

export const COURSE_STUDENTS: Texts<typeof en.COURSE_STUDENTS> = {
  title: (course) => `${course} के विद्यार्थी`,
  lead: (days) => `कौन कहाँ तक पहुँचे हैं, और कौन ${days} दिन से आगे नहीं बढ़े।`,
  course: 'कोर्स',
  allCourses: 'सभी कोर्स',
  state: 'स्थिति',
  states: {
    all: 'सभी',
    stuck: 'रुके हुए',
    new: 'शुरू नहीं किया',
    'under-way': 'चल रहा है',
    'all-done': 'सभी पाठ पूरे',
    completed: 'पूरा हुआ',
  },
  columns: { name: 'विद्यार्थी', done: 'पाठ', at: 'अगला पाठ', state: 'स्थिति', lastStep: 'पिछला कदम' },
  done: (done, all) => `${all} में से ${done}`,
  lastStep: (day) => `पिछला कदम ${day}`,
  enrolled: (day) => `${day} से कोर्स में`,
  search: 'नाम या ईमेल से खोजें',
  download: 'डाउनलोड करें (CSV)',
  none: 'इस कोर्स में अभी कोई विद्यार्थी नहीं',
  noneLead: 'कोर्स के भुगतान की पुष्टि होते ही विद्यार्थी यहाँ दिखते हैं।',
  csvColumns: [
    'विद्यार्थी',
    'ईमेल',
    'कोर्स में कब से',
    'स्थिति',
    'पूरे हुए पाठ',
    'खोले गए पाठ',
    'कुल पाठ',
    'प्रतिशत पूरा',
    'अगला पाठ',
    'पिछले कदम की तारीख',
  ],
}

export const COURSE_STUDENT: Texts<typeof en.COURSE_STUDENT> = {
  client: 'क्लाइंट का पेज',
  lastStep: (day) => `पिछला कदम ${day} को`,
  tryOf: (number, day) => `कोशिश ${number}, ${day}`,
  right: (right, all) => `${all} में से ${right} सही`,
  handedIn: (day) => `${day} को जमा किया`,
}
