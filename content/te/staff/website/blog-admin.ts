import { tooLong } from '#content/frame/field-texts.ts'
import { plural } from '#content/words/grammar.ts'
import { fileSize } from '#content/words/numbers.ts'
import {
  LONGEST_CONTENT,
  LONGEST_DESCRIPTION,
  LONGEST_IMAGE_ALT,
  LONGEST_POST_SLUG,
  LONGEST_POST_SUMMARY,
  LONGEST_TITLE,
} from '#domain/blog/post-rules.ts'
import { LONGEST_READ, SHORTEST_READ } from '#domain/blog/read-time.ts'
import { MOST_IMAGE_BYTES } from '#domain/image-uploads.ts'
import type * as en from '../../../en/staff/website/blog-admin.ts'
import type { Texts } from '../../../texts.ts'
import { PICTURE_PROBLEMS } from './pictures.ts'

const minutesText = (minutes: number) => plural(minutes, '1 నిమిషం', `${minutes} నిమిషాలు`)

/** Texts of the blog administration. */
export const BLOG_ADMIN: Texts<typeof en.BLOG_ADMIN> = {
  title: 'బ్లాగ్ నిర్వహణ',
  lead: 'వ్యాసాలు రాయండి, ప్రచురించండి, న్యూస్‌లెటర్ పాఠకులకు ఈమెయిల్ చేయండి.',
  denied: 'బ్లాగ్ నిర్వహణ అడ్మిన్‌లకు మాత్రమే తెరుచుకుంటుంది',
  onlyAdmins: {
    delete: 'వ్యాసాలను అడ్మిన్‌లు మాత్రమే తొలగించగలరు',
    modify: 'వ్యాసాలను అడ్మిన్‌లు మాత్రమే మార్చగలరు',
  },

  newPost: 'కొత్త వ్యాసం',
  viewBlog: 'బ్లాగ్ చూడండి',
  filters: 'వ్యాసాల ఎంపిక',
  search: 'శీర్షిక లేదా సారాంశంతో వెతకండి',
  status: 'స్థితి',
  category: 'విషయం',
  all: 'అన్నీ',
  published: 'ప్రచురించినది',
  draft: 'డ్రాఫ్ట్',
  sample: 'నమూనా',
  filter: 'చూపండి',
  loading: 'వ్యాసాలు వస్తున్నాయి',

  table: 'వ్యాసాలు',
  pages: 'వ్యాసాల పేజీలు',
  columnTitle: 'శీర్షిక',
  columnCategory: 'విషయం',
  columnStatus: 'స్థితి',
  columnReadTime: 'చదివే సమయం',
  columnUpdated: 'మార్చిన రోజు',
  columnActions: 'పనులు',
  minutes: minutesText,
  actionsFor: (title) => `${title}: పనులు`,
  edit: 'మార్చండి',
  publish: 'ప్రచురించండి',
  unpublish: 'ప్రచురణ ఆపండి',
  delete: 'తొలగించండి',
  view: 'చూడండి',
  notify: 'పాఠకులకు పంపండి',
  sentOn: (date) => `పాఠకులకు పంపిన రోజు: ${date}`,
  publishesOn: (date) => `ప్రచురణ: ${date}`,
  nothing: 'వ్యాసాలు దొరకలేదు',
  nothingFiltered: 'వేరే మాటతో వెతకండి, లేదా ఎంపిక మార్చండి',
  nothingYet: 'మీ మొదటి వ్యాసం రాయండి. శీర్షిక, సారాంశం, విషయంతో పాటు కొంత రాస్తే చాలు.',

  deleteTitle: 'ఈ వ్యాసం తొలగించాలా?',
  deleteLead: (title) => `“${title}”, దాని వెర్షన్‌లన్నీ తొలగిపోతాయి. తర్వాత తిరిగి తీసుకురాలేరు.`,
  notifyTitle: 'ఈ వ్యాసాన్ని పాఠకులకు పంపాలా?',
  notifyLead: (title, readers) =>
    `“${title}” గురించి ${plural(readers, 'ఒకరికి', `${readers} మందికి`)} ఈమెయిల్ వెళ్తుంది. దీన్ని ఒక్కసారే పంపగలరు.`,
  cancel: 'వద్దు',
}

export const EDITOR: Texts<typeof en.EDITOR> = {
  newTitle: 'కొత్త వ్యాసం',
  editTitle: 'వ్యాసం మార్చండి',
  back: 'బ్లాగ్ నిర్వహణకు తిరిగి వెళ్లండి',
  preview: 'ప్రివ్యూ',
  edit: 'మార్చండి',
  save: 'వ్యాసం సేవ్ చేయండి',
  saving: 'సేవ్ అవుతోంది…',

  title: 'శీర్షిక',
  summary: 'సారాంశం',
  summaryHint: 'ఒకటి రెండు వాక్యాలు. బ్లాగ్ జాబితాలో, సెర్చ్ ఫలితాల్లో కనిపిస్తాయి.',
  category: 'విషయం',
  choose: 'విషయం ఎంచుకోండి',
  content: 'వ్యాసం',
  contentHint:
    'చిన్న గుర్తులు వాడవచ్చు: # శీర్షిక, **ముదురు**, *వాలు*, - జాబితా, > ఉల్లేఖన, | పట్టిక |. Word నుంచి, వెబ్ పేజీ నుంచి పేస్ట్ చేయవచ్చు. అప్‌లోడ్ చేసిన చిత్రాలు కనిపిస్తాయి. లింకుల్లో వాటి మాటలు మాత్రమే కనిపిస్తాయి.',
  slug: 'చిరునామా',
  slugHint: 'లింక్ చివరి భాగం, ఉదాహరణకు my-first-post. ఖాళీగా వదిలేస్తే శీర్షికతో తయారవుతుంది.',
  slugPublished: (address) => `చిరునామా /blog/${address}. దీన్ని మార్చవచ్చు: పాత చిరునామా కూడా పనిచేస్తూనే ఉంటుంది.`,
  description: 'సెర్చ్ ఇంజిన్‌లకు వివరణ',
  descriptionHint: 'ఖాళీగా వదిలేస్తే సారాంశమే వాడతాం.',
  readTime: 'చదివే సమయం (నిమిషాలు)',
  readTimeHint: (minutes) => `మీరు రాస్తుండగా లెక్కించినది: సుమారు ${minutesText(minutes)}. మార్చవచ్చు.`,
  imageUrl: 'చిత్రం లింక్',
  imageHint: 'https:// తో మొదలయ్యే లింక్ ఇవ్వండి, లేదా చిత్రం అప్‌లోడ్ చేయండి. చిత్రం లేకపోతే ఆ రోజు ఆకాశం కనిపిస్తుంది.',
  upload: 'చిత్రం అప్‌లోడ్ చేయండి',
  uploading: 'అప్‌లోడ్ అవుతోంది…',
  uploadHint: `JPEG, PNG, WebP, GIF లేదా AVIF, ${fileSize(MOST_IMAGE_BYTES)} వరకు. చిత్రంలో దాగి ఉన్న సమాచారం (ఎక్కడ తీశారో వంటిది) తీసేస్తాం.`,
  imageAlt: 'చిత్రంలో ఏం ఉంది',
  imageAltHint: 'చిత్రం చూడలేని పాఠకుల కోసం. అలంకారం మాత్రమే అయితే ఖాళీగా వదిలేయండి.',
  isPublished: 'ప్రచురించినది',
  isPublishedHint: 'ఆపి ఉంటే ఇది డ్రాఫ్ట్, అడ్మిన్‌లకు మాత్రమే కనిపిస్తుంది.',
  scheduledFor: 'దానంతట అదే ప్రచురించాల్సిన సమయం',
  scheduledHint: 'భారత కాలమానం. మీరే ప్రచురించాలంటే ఖాళీగా వదిలేయండి.',
  noPreview: 'ప్రివ్యూ తెరుచుకోలేదు. దయచేసి మళ్లీ ప్రయత్నించండి.',

  unsaved: (time) => `మీరు రాసినది (${time}) ఇంకా సేవ్ కాలేదు.`,
  unsavedStale: 'ఆ తర్వాత వ్యాసం మారింది.',
  continueUnsaved: 'రాయడం కొనసాగించండి',
  discardUnsaved: 'రాసినది వదిలేయండి',

  leaveTitle: 'సేవ్ చేయకుండా వెళ్తారా?',
  leaveLead: 'మీరు రాసినది డ్రాఫ్ట్‌గా మీ కోసం ఉంటుంది, తిరిగి వచ్చినప్పుడు ఇక్కడే కనిపిస్తుంది.',

  revisions: 'వెర్షన్‌లు',
  revision: (version) => `వెర్షన్ ${version}`,
  someone: 'ఎవరో ఒకరు',
  savedBy: (name, time) => `సేవ్ చేసినది: ${name}, ${time}`,
  current: 'ఇప్పటిది',
  restore: 'తిరిగి తీసుకురండి',

  conflict: (name, time) => `మీరు రాస్తుండగా ఈ వ్యాసం మారింది (${name}, ${time}). మీరు రాసినది ఇక్కడే ఉంది, వారి మార్పులూ అలాగే ఉన్నాయి.`,
  comparison: 'రెండు వెర్షన్‌లు పక్కపక్కన',
  field: 'భాగం',
  theirs: 'వారిది',
  mine: 'మీది',
  sameText: 'రెండు వెర్షన్‌లలోనూ వ్యాసం ఒకటే.',
  conflictOpen: 'వారి వెర్షన్ తెరవండి',
  conflictSave: 'నా వెర్షన్ సేవ్ చేయండి',
  conflictSaved: 'వారిది వెర్షన్‌ల జాబితాలో ఉంటుంది.',
}

export const PREVIEW_LINK: Texts<typeof en.PREVIEW_LINK> = {
  title: 'ప్రివ్యూ లింక్',
  lead: 'ప్రచురించే ముందు, సేవ్ చేసిన వ్యాసాన్ని ఎవరికైనా చూపించండి. లింక్ ఉన్న ఎవరైనా చదవగలరు.',
  sharedLead: 'ఈ లింక్ ఉన్న ఎవరైనా సేవ్ చేసిన వ్యాసం చదవగలరు. షేర్ చేయడానికి దీని చిరునామా కాపీ చేయండి.',
  open: 'ప్రివ్యూ తెరవండి',
  create: 'ప్రివ్యూ లింక్ తయారుచేయండి',
  revoke: 'లింక్ రద్దు చేయండి',
  banner: 'ఇది ప్రివ్యూ, వ్యాసం ఇంకా మారవచ్చు. దయచేసి షేర్ చేయవద్దు.',
}

/** The buttons above the text. */
export const TOOLBAR: Texts<typeof en.TOOLBAR> = {
  label: 'అక్షరాల అమరిక',
  names: {
    bold: 'ముదురు అక్షరాలు (Ctrl+B)',
    italic: 'వాలు అక్షరాలు (Ctrl+I)',
    heading: 'శీర్షిక',
    list: 'జాబితా',
    table: 'పట్టిక',
  },
  picture: 'చిత్రం చేర్చండి',
  describe: 'చిత్రంలో ఏం ఉంది',
}

export const BLOG_ADMIN_TOASTS: Texts<typeof en.BLOG_ADMIN_TOASTS> = {
  created: 'వ్యాసం సేవ్ అయింది',
  updated: 'వ్యాసం మారింది',
  deleted: 'వ్యాసం తొలగించాం',
  published: 'వ్యాసం ప్రచురించాం',
  unpublished: 'వ్యాసం ప్రచురణ ఆగింది',
  restored: 'పాత వెర్షన్ తిరిగి వచ్చింది',
  notified: 'వ్యాసం పాఠకులకు పంపుతున్నాం',
  notifiedDetail: 'ఈమెయిల్‌లు ఇప్పుడు వెళ్తాయి.',
  discarded: 'సేవ్ చేయనివి వదిలేశాం',

  loadFailed: 'వ్యాసం తెరుచుకోలేదు',
  listFailed: 'వ్యాసాలు తెరుచుకోలేదు',
  tryAgain: 'దయచేసి ఒక నిమిషం తర్వాత మళ్లీ ప్రయత్నించండి.',
  saveFailed: 'వ్యాసం సేవ్ కాలేదు',
  deleteFailed: 'వ్యాసం తొలగించలేకపోయాం',
  updateFailed: 'వ్యాసం మారలేదు',
  notifyFailed: 'వ్యాసం పంపలేకపోయాం',
  uploadFailed: 'చిత్రం అప్‌లోడ్ కాలేదు',

  gone: 'ఈ వ్యాసం ఇప్పుడు లేదు.',
  noReaders: 'న్యూస్‌లెటర్ కావాలని ఇంకా ఎవరూ నిర్ధారించలేదు. పాఠకులు చేరాక వ్యాసం పంపండి.',
  notSendable: 'ప్రచురించిన వ్యాసాన్నే, ఒక్కసారే పంపగలరు.',
  changedMeanwhile: 'మీరు రాస్తుండగా వేరొకరు ఈ వ్యాసాన్ని మార్చారు.',
  lookAgain: 'దయచేసి గుర్తు ఉన్నవి మరోసారి చూడండి.',
  ...PICTURE_PROBLEMS,

  authenticationRequired: 'సైన్ ఇన్ చేయాలి',
  signIn: 'వ్యాసాలు సేవ్ చేయడానికి దయచేసి సైన్ ఇన్ చేయండి',
  missing: 'కొన్ని వివరాలు లేవు',
  fillIn: 'దయచేసి తప్పనిసరి వివరాలన్నీ రాయండి',
}

const READ_TIME = `${SHORTEST_READ} నుంచి ${LONGEST_READ} నిమిషాలు రాయండి`
const CHOOSE_CATEGORY = 'ఉన్న విషయాల్లో ఒకటి ఎంచుకోండి'
const FUTURE_TIME = 'రాబోయే తేదీ, సమయం ఎంచుకోండి'

/** Shown beside a field with a problem. */
export const POST_PROBLEMS: Texts<typeof en.POST_PROBLEMS> = {
  title: {
    missing: 'వ్యాసానికి శీర్షిక రాయండి',
    invalid: 'శీర్షిక మరోసారి చూడండి',
    'too-long': tooLong(LONGEST_TITLE),
  },
  summary: {
    missing: 'సారాంశం రాయండి',
    invalid: 'సారాంశం మరోసారి చూడండి',
    'too-long': tooLong(LONGEST_POST_SUMMARY),
  },
  content: {
    missing: 'వ్యాసం రాయండి',
    invalid: 'వ్యాసం మరోసారి చూడండి',
    'too-long': tooLong(LONGEST_CONTENT),
  },
  category: {
    missing: 'విషయం ఎంచుకోండి',
    invalid: CHOOSE_CATEGORY,
    'too-long': CHOOSE_CATEGORY,
  },
  imageUrl: {
    missing: 'లింక్ రాయండి',
    invalid: 'https:// తో మొదలై, అందరికీ తెరుచుకునే లింక్ రాయండి, లేదా చిత్రం అప్‌లోడ్ చేయండి',
    'too-long': 'ఈ లింక్ చాలా పెద్దది',
  },
  imageAlt: {
    missing: 'చిత్రంలో ఏం ఉందో రాయండి',
    invalid: 'రాసినది మరోసారి చూడండి',
    'too-long': tooLong(LONGEST_IMAGE_ALT),
  },
  readTime: {
    missing: READ_TIME,
    invalid: READ_TIME,
    'too-long': READ_TIME,
  },
  slug: {
    missing: 'చిరునామా రాయండి',
    invalid: 'a నుంచి z, అంకెలు, హైఫన్‌లు వాడండి, అంకెలు మాత్రమే ఉండకూడదు',
    'too-long': tooLong(LONGEST_POST_SLUG),
  },
  description: {
    missing: 'వివరణ రాయండి',
    invalid: 'వివరణ మరోసారి చూడండి',
    'too-long': tooLong(LONGEST_DESCRIPTION),
  },
  scheduledFor: {
    missing: 'తేదీ, సమయం ఎంచుకోండి',
    invalid: FUTURE_TIME,
    'too-long': FUTURE_TIME,
  },
}
