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

/** Texts of the blog administration. */
export const BLOG_ADMIN: Texts<typeof en.BLOG_ADMIN> = {
  title: 'ब्लॉग सँभालें',
  lead: 'लेख लिखें, प्रकाशित करें और न्यूज़लेटर पाने वालों को भेजें।',
  denied: 'ब्लॉग केवल एडमिन सँभाल सकते हैं',
  onlyAdmins: {
    delete: 'लेख केवल एडमिन मिटा सकते हैं',
    modify: 'लेख केवल एडमिन बदल सकते हैं',
  },

  newPost: 'नया लेख',
  viewBlog: 'ब्लॉग देखें',
  filters: 'लेख छाँटें',
  search: 'शीर्षक या सार से खोजें',
  status: 'स्थिति',
  category: 'विषय',
  all: 'सभी',
  published: 'प्रकाशित',
  draft: 'ड्राफ़्ट',
  sample: 'नमूना',
  filter: 'छाँटें',
  loading: 'लेख आ रहे हैं',

  table: 'लेख',
  pages: 'लेखों के पेज',
  columnTitle: 'शीर्षक',
  columnCategory: 'विषय',
  columnStatus: 'स्थिति',
  columnReadTime: 'पढ़ने का समय',
  columnUpdated: 'कब बदला',
  columnActions: 'क्या करें',
  minutes: (minutes) => `${minutes} मिनट`,
  actionsFor: (title) => `“${title}” का क्या करें`,
  edit: 'बदलें',
  publish: 'प्रकाशित करें',
  unpublish: 'ब्लॉग से हटाएँ',
  delete: 'मिटाएँ',
  view: 'देखें',
  notify: 'ईमेल से भेजें',
  sentOn: (date) => `${date} को ईमेल से भेजा गया`,
  publishesOn: (date) => `${date} को प्रकाशित होगा`,
  nothing: 'कोई लेख नहीं मिला',
  nothingFiltered: 'खोज या फ़िल्टर बदलकर देखें',
  nothingYet: 'अपना पहला लेख लिखें। उसमें शीर्षक, सार, विषय और कुछ लिखा हुआ होना चाहिए।',

  deleteTitle: 'यह लेख मिटाएँ?',
  deleteLead: (title) => `“${title}” और उसके सभी पुराने रूप मिट जाएँगे। इसे वापस नहीं ला सकते।`,
  notifyTitle: 'यह लेख ईमेल से भेजें?',
  notifyLead: (title, readers) =>
    `न्यूज़लेटर पाने वाले ${plural(readers, 'एक व्यक्ति', `${readers} लोगों`)} को “${title}” का ईमेल जाएगा। इसे केवल एक बार भेज सकते हैं।`,
  cancel: 'रहने दें',
}

export const EDITOR: Texts<typeof en.EDITOR> = {
  newTitle: 'नया लेख',
  editTitle: 'लेख बदलें',
  back: 'लेखों की सूची पर वापस',
  preview: 'प्रीव्यू',
  edit: 'लिखें',
  save: 'लेख सेव करें',
  saving: 'सेव हो रहा है…',

  title: 'शीर्षक',
  summary: 'सार',
  summaryHint: 'एक-दो वाक्य। ये लेखों की सूची में और खोज के नतीजों में दिखते हैं।',
  category: 'विषय',
  choose: 'विषय चुनें',
  content: 'लेख',
  contentHint:
    'सरल markdown: # शीर्षक, **मोटे अक्षर**, *तिरछे अक्षर*, - सूची, > उद्धरण, | तालिका |। Word या वेब पेज से पेस्ट कर सकते हैं। अपलोड की हुई तस्वीरें दिखती हैं। लिंक के केवल शब्द दिखते हैं।',
  slug: 'पता',
  slugHint: 'लिंक का आखिरी हिस्सा, जैसे my-first-post। खाली छोड़ें, तो शीर्षक से बनता है।',
  slugPublished: (address) => `पता /blog/${address} है। आप इसे बदल सकते हैं: पुराना पता भी काम करता रहेगा।`,
  description: 'सर्च इंजन के लिए विवरण',
  descriptionHint: 'खाली छोड़ें, तो सार दिखता है।',
  readTime: 'पढ़ने का समय (मिनट)',
  readTimeHint: (minutes) => `आपके लिखते समय गिना जाता है: लगभग ${minutes} मिनट। आप इसे बदल सकते हैं।`,
  imageUrl: 'तस्वीर का लिंक',
  imageHint: 'https:// से शुरू होने वाला लिंक दें, या तस्वीर अपलोड करें। न हो, तो उस दिन का आकाश दिखता है।',
  upload: 'तस्वीर अपलोड करें',
  uploading: 'अपलोड हो रही है…',
  uploadHint: `JPEG, PNG, WebP, GIF या AVIF, ${fileSize(MOST_IMAGE_BYTES)} तक। तस्वीर में छिपी जानकारी, जैसे जगह, हटा दी जाती है।`,
  imageAlt: 'तस्वीर में क्या है',
  imageAltHint: 'उनके लिए जो तस्वीर नहीं देख सकते। केवल सजावट हो, तो खाली छोड़ें।',
  isPublished: 'प्रकाशित',
  isPublishedHint: 'बंद हो, तो लेख ड्राफ़्ट रहता है, जो केवल एडमिन को दिखता है।',
  scheduledFor: 'अपने-आप कब प्रकाशित हो',
  scheduledHint: 'भारतीय समय। खुद प्रकाशित करना हो, तो खाली छोड़ें।',
  noPreview: 'प्रीव्यू नहीं आ सका। कृपया फिर कोशिश करें।',

  unsaved: (time) => `${time} के आपके बदलाव सेव नहीं हुए हैं।`,
  unsavedStale: 'उसके बाद लेख बदल गया है।',
  continueUnsaved: 'लिखना जारी रखें',
  discardUnsaved: 'ये बदलाव छोड़ दें',

  leaveTitle: 'सेव किए बिना जाएँ?',
  leaveLead: 'जो आपने लिखा, वह आपके ड्राफ़्ट में रहता है और लौटने पर यहीं मिलेगा।',

  revisions: 'पुराने रूप',
  revision: (version) => `रूप ${version}`,
  someone: 'किसी',
  savedBy: (name, time) => `${name} ने सेव किया, ${time}`,
  current: 'अभी का',
  restore: 'वापस लाएँ',

  conflict: (name, time) =>
    `आपके लिखते समय ${name} ने यह लेख बदला (${time})। आपका लिखा अब भी यहाँ है, और उनके बदलाव भी बने हुए हैं।`,
  comparison: 'दोनों रूप साथ-साथ',
  field: 'हिस्सा',
  theirs: 'उनका रूप',
  mine: 'आपका रूप',
  sameText: 'दोनों रूप एक जैसे हैं।',
  conflictOpen: 'उनका रूप खोलें',
  conflictSave: 'मेरा रूप सेव करें',
  conflictSaved: 'उनका रूप पुराने रूपों में रहता है।',
}

export const PREVIEW_LINK: Texts<typeof en.PREVIEW_LINK> = {
  title: 'प्रीव्यू का लिंक',
  lead: 'सेव किया हुआ लेख प्रकाशित होने से पहले किसी को दिखाएँ। जिसके पास लिंक हो, वह उसे पढ़ सकता है।',
  sharedLead: 'जिसके पास यह लिंक हो, वह सेव किया हुआ लेख पढ़ सकता है। शेयर करने के लिए इसका पता कॉपी करें।',
  open: 'प्रीव्यू खोलें',
  create: 'प्रीव्यू का लिंक बनाएँ',
  revoke: 'लिंक बंद करें',
  banner: 'यह ऐसे लेख का प्रीव्यू है जो अभी बदल सकता है। कृपया इसे शेयर न करें।',
}

/** The buttons above the text. */
export const TOOLBAR: Texts<typeof en.TOOLBAR> = {
  label: 'लेख सजाएँ',
  names: {
    bold: 'मोटे अक्षर (Ctrl+B)',
    italic: 'तिरछे अक्षर (Ctrl+I)',
    heading: 'शीर्षक',
    list: 'सूची',
    table: 'तालिका',
  },
  picture: 'तस्वीर डालें',
  describe: 'तस्वीर में क्या है',
}

export const BLOG_ADMIN_TOASTS: Texts<typeof en.BLOG_ADMIN_TOASTS> = {
  created: 'लेख बन गया',
  updated: 'लेख सेव हो गया',
  deleted: 'लेख मिट गया',
  published: 'लेख प्रकाशित हो गया',
  unpublished: 'लेख ब्लॉग से हट गया',
  restored: 'लेख सेव हो गया',
  notified: 'लेख ईमेल से भेजा जा रहा है',
  notifiedDetail: 'ईमेल अभी जाएँगे।',
  discarded: 'सेव न किए बदलाव छोड़ दिए गए',

  loadFailed: 'लेख नहीं खुला',
  listFailed: 'लेख नहीं आ सके',
  tryAgain: 'कृपया एक मिनट बाद फिर कोशिश करें।',
  saveFailed: 'लेख सेव नहीं हुआ',
  deleteFailed: 'लेख नहीं मिटा',
  updateFailed: 'लेख नहीं बदला',
  notifyFailed: 'लेख नहीं भेजा गया',
  uploadFailed: 'तस्वीर अपलोड नहीं हुई',

  gone: 'यह लेख अब नहीं है।',
  noReaders: 'अभी किसी ने न्यूज़लेटर की पुष्टि नहीं की है। जब पढ़ने वाले हों, तब लेख भेजें।',
  notSendable: 'केवल प्रकाशित लेख भेज सकते हैं, और केवल एक बार।',
  changedMeanwhile: 'आपके लिखते समय किसी और ने यह लेख बदला है।',
  lookAgain: 'जिन पर निशान है, उन्हें देखें।',
  ...PICTURE_PROBLEMS,

  authenticationRequired: 'साइन इन करना होगा',
  signIn: 'लेख सेव करने के लिए साइन इन करें',
  missing: 'कुछ ज़रूरी चीज़ें खाली हैं',
  fillIn: 'सभी ज़रूरी जानकारी भरें',
}

const READ_TIME = `${SHORTEST_READ} से ${LONGEST_READ} मिनट लिखें`

/** Shown beside a field with a problem. */
export const POST_PROBLEMS: Texts<typeof en.POST_PROBLEMS> = {
  title: {
    missing: 'लेख का शीर्षक लिखें',
    invalid: 'शीर्षक फिर देखें',
    'too-long': tooLong(LONGEST_TITLE),
  },
  summary: {
    missing: 'सार लिखें',
    invalid: 'सार फिर देखें',
    'too-long': tooLong(LONGEST_POST_SUMMARY),
  },
  content: {
    missing: 'लेख लिखें',
    invalid: 'लेख फिर देखें',
    'too-long': tooLong(LONGEST_CONTENT),
  },
  category: {
    missing: 'विषय चुनें',
    invalid: 'दिए गए विषयों में से चुनें',
    'too-long': 'दिए गए विषयों में से चुनें',
  },
  imageUrl: {
    missing: 'लिंक लिखें',
    invalid: 'सबके लिए खुला लिंक लिखें, जो https:// से शुरू हो, या तस्वीर अपलोड करें',
    'too-long': 'यह लिंक बहुत लंबा है',
  },
  imageAlt: {
    missing: 'लिखें कि तस्वीर में क्या है',
    invalid: 'तस्वीर का विवरण फिर देखें',
    'too-long': tooLong(LONGEST_IMAGE_ALT),
  },
  readTime: {
    missing: READ_TIME,
    invalid: READ_TIME,
    'too-long': READ_TIME,
  },
  slug: {
    missing: 'पता लिखें',
    invalid: 'a से z, अंक और हाइफ़न लिखें, केवल अंक नहीं',
    'too-long': tooLong(LONGEST_POST_SLUG),
  },
  description: {
    missing: 'विवरण लिखें',
    invalid: 'विवरण फिर देखें',
    'too-long': tooLong(LONGEST_DESCRIPTION),
  },
  scheduledFor: {
    missing: 'तारीख और समय चुनें',
    invalid: 'आगे की तारीख और समय चुनें',
    'too-long': 'आगे की तारीख और समय चुनें',
  },
}
