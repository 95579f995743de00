import { numberText } from '#content/words/numbers.ts'
import { LONGEST_ANSWER, LONGEST_TEMPLATE_NAME, MOST_TEMPLATES } from '#domain/sessions/answers.ts'

/** Texts of written answers and summaries: the client's page, the desk's editor and its templates. */
export const ANSWER = {
  title: 'Answer and files',
  dashboard: 'Dashboard',
  publishedOn: (date: string) => `Written on ${date}`,
  correctedOn: (date: string) => `Corrected on ${date}`,
  earlier: 'Earlier versions',
  version: (date: string) => `As written on ${date}`,
  none: 'No answer yet',
  noneLead: 'As soon as your astrologer has written to you, you can read it here. We will email you.',
} as const

export const MY_ANSWERS = {
  title: 'Answers and files',
  read: 'Read',
  of: (code: string) => `Booking ${code}`,
} as const

export const ANSWER_EDITOR = {
  title: 'Written answer',
  lead: (service: string, code: string) => `Written answer, ${service}, ${code}`,
  back: 'Back to the booking',
  open: 'Write the answer',
  edit: 'Open the answer',
  none: 'Nothing has been written to the client yet.',
  text: 'Answer or summary',
  textHint:
    'Only the client and the astrologers of the practice can read it. You can paste from Word. Links show only their text.',
  template: 'Begin with a template',
  chooseTemplate: 'Choose a template',
  insert: 'Insert template',
  templates: 'Edit templates',
  preview: 'Preview',
  keepWriting: 'Keep writing',
  previewTitle: 'As the client sees it',
  save: 'Save draft',
  saved: 'Draft saved',
  draftSaved: (at: string) => `Draft saved ${at}`,
  source: 'Question and chart',
  question: 'Question',
  periods: 'Running periods',
  birth: 'Birth',
  shown: 'What to show',
  draftBy: (name: string, at: string) => `Draft by ${name}, ${at}`,
  publish: 'Publish to the client',
  correct: 'Publish correction',
  publishLead: 'The client gets an email with a link. The email does not contain your text.',
  notify: 'Email the client about this correction',
  published: 'Published',
  corrected: 'Correction published',
  emailed: 'We have emailed the client.',
  notEmailed: 'No email was sent.',
  notReady: 'You can publish as soon as the payment is confirmed.',
  leaveTitle: 'Leave without saving the answer?',
  leaveLead: 'What you typed has not been saved.',
  draftNow: 'The draft now says:',
  draftEmpty: 'Nothing. It was published or deleted.',
  versions: 'Published versions',
  versionBy: (at: string, name: string) => `${at}, by ${name}`,
} as const

export const ANSWER_REFUSALS = {
  'booking-not-found': 'This booking does not exist.',
  'client-erased': 'This client’s account has been deleted, so nothing more can be saved about them.',
  'answer-empty': 'Please write something first.',
  'answer-too-long': `Please keep the answer under ${numberText(LONGEST_ANSWER)} characters.`,
  'draft-changed':
    'Someone changed this draft after you opened it. Your text is still in the field. Save again to replace theirs.',
  'no-session': 'Only consultations and questions have an answer.',
  'not-confirmed': 'The payment is not confirmed yet. Your text is saved as a draft; please publish it later.',
} as const

export const TEMPLATES = {
  title: 'Answer templates',
  lead: 'Openings you reuse. Please don’t name a client in them.',
  none: 'No templates yet',
  noneLead: 'Add one below, then choose it while you write an answer.',
  name: 'Name',
  content: 'Text',
  contentHint: 'Markdown, such as **bold** and lists.',
  add: 'Add a template',
  addNow: 'Add template',
  save: 'Save template',
  remove: 'Remove',
  saved: 'Template saved',
  removed: 'Template removed',
  refusals: {
    'name-missing': 'Please give it a name.',
    'name-too-long': `Please keep the name under ${LONGEST_TEMPLATE_NAME} characters.`,
    'name-taken': 'Another template has this name.',
    'content-missing': 'Please write the text.',
    'content-too-long': `Please keep the text under ${numberText(LONGEST_ANSWER)} characters.`,
    'too-many': `There can be ${MOST_TEMPLATES} templates. Please remove one first.`,
    'template-changed': 'Someone changed or removed this template after you opened it. Your text is still here.',
  },
} as const
