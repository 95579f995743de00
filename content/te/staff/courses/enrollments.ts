import { plural } from '#content/words/grammar.ts'
import type * as en from '../../../en/staff/courses/enrollments.ts'
import type { Texts } from '../../../texts.ts'

export const ENROLLMENTS: Texts<typeof en.ENROLLMENTS> = {
  title: 'కోర్సుల్లో చేరినవారు',
  failed: { title: 'పొరపాటు జరిగింది', detail: 'కోర్సుల సమాచారం రాలేదు' },
  pending: 'పెండింగ్ సెషన్లు',
  thisWeek: 'ఈ వారం',
  recent: 'ఇటీవలివి (7 రోజులు)',
  all: 'అన్నీ',
  statuses: { enrolled: 'చేరారు', scheduled: 'సమయం ఖరారైంది', completed: 'పూర్తయింది' },
  unknown: 'తెలియదు',
  search: 'పేరు, ఈమెయిల్, ఫోన్ లేదా కోర్సుతో వెతకండి',
  enrolledOn: 'చేరిన తేదీ',
  moveTo: { enrolled: 'మళ్లీ “చేరారు” చేయండి', scheduled: 'సమయం ఖరారైంది', completed: 'పూర్తయింది' },
  moved: 'మార్పు సేవ్ అయింది',
  addNote: 'గమనిక జోడించండి',
  editNote: 'గమనిక మార్చండి',
  note: 'గమనిక',
  noteHint: 'బృందం కోసం. విద్యార్థి తమ సమాచారం డౌన్‌లోడ్ చేస్తే, అందులో మాత్రమే వారికి కనిపిస్తుంది.',
  saveNote: 'గమనిక సేవ్ చేయండి',
  noteSaved: 'గమనిక సేవ్ అయింది',
  problems: {
    'enrollment-not-found': 'ఈ నమోదు ఇప్పుడు లేదు.',
    'changed-meanwhile': 'దీన్ని వేరొకరు మార్చారు. దయచేసి మళ్లీ చూడండి.',
    'client-erased': 'ఈ విద్యార్థి ఖాతా తొలగిపోయింది, కాబట్టి వారి గురించి ఇక ఏమీ సేవ్ చేయలేం.',
  },
  none: 'ఇక్కడ ఇంకా విద్యార్థులు లేరు',
  noneLead: 'కోర్సు చెల్లింపు సరిచూడగానే విద్యార్థులు ఇక్కడ కనిపిస్తారు.',
}

export const STUDENTS: Texts<typeof en.STUDENTS> = {
  title: 'విద్యార్థులు',
  search: 'పేరు, ఈమెయిల్, ఫోన్ లేదా కోర్సుతో వెతకండి',
  columns: { name: 'విద్యార్థి', lessons: 'పూర్తయిన పాఠాలు', courses: 'కోర్సులు', lastOpened: 'చివరి పాఠం' },
  lessonsDone: (count) => plural(count, '1 పాఠం పూర్తి', `${count} పాఠాలు పూర్తి`),
  neverOpened: 'ఇంకా ఏ పాఠమూ తెరవలేదు',
  none: 'ఇంకా విద్యార్థులు లేరు',
  noneLead: 'కోర్సు చెల్లింపు సరిచూడగానే విద్యార్థులు ఇక్కడ కనిపిస్తారు.',
}

export const COURSE_STUDENTS: Texts<typeof en.COURSE_STUDENTS> = {
  title: (course) => `${course} విద్యార్థులు`,
  lead: (days) => `ఎవరు ఎంతవరకు వచ్చారు, ${days} రోజులుగా ముందుకు సాగనివారు ఎవరు.`,
  course: 'కోర్సు',
  allCourses: 'అన్ని కోర్సులు',
  state: 'స్థితి',
  states: {
    all: 'అందరూ',
    stuck: 'ఆగిపోయినవారు',
    new: 'మొదలుపెట్టలేదు',
    'under-way': 'నేర్చుకుంటున్నారు',
    'all-done': 'పాఠాలన్నీ పూర్తి',
    completed: 'పూర్తయింది',
  },
  columns: { name: 'విద్యార్థి', done: 'పాఠాలు', at: 'తర్వాతి పాఠం', state: 'స్థితి', lastStep: 'చివరిసారి' },
  done: (done, all) => `${all}లో ${done}`,
  lastStep: (day) => `చివరిసారి ${day}`,
  enrolled: (day) => `చేరిన రోజు ${day}`,
  search: 'పేరు లేదా ఈమెయిల్‌తో వెతకండి',
  download: 'డౌన్‌లోడ్ చేయండి (CSV)',
  none: 'ఈ కోర్సులో ఇంకా విద్యార్థులు లేరు',
  noneLead: 'కోర్సు చెల్లింపు సరిచూడగానే విద్యార్థులు ఇక్కడ కనిపిస్తారు.',
  csvColumns: [
    'విద్యార్థి',
    'ఈమెయిల్',
    'చేరిన తేదీ',
    'స్థితి',
    'పూర్తయిన పాఠాలు',
    'తెరిచిన పాఠాలు',
    'మొత్తం పాఠాలు',
    'పూర్తయిన శాతం',
    'తర్వాతి పాఠం',
    'చివరిసారి తేదీ',
  ],
}

export const COURSE_STUDENT: Texts<typeof en.COURSE_STUDENT> = {
  client: 'క్లయింట్ పేజీ',
  lastStep: (day) => `చివరగా చేసిన రోజు: ${day}`,
  tryOf: (number, day) => `${number}వ ప్రయత్నం, ${day}`,
  right: (right, all) => `సరైన జవాబులు ${all}లో ${right}`,
  handedIn: (day) => `ఇచ్చిన రోజు: ${day}`,
}
