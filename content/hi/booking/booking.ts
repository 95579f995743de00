import { CODE_LENGTH } from '#content/accounts/code-length.ts'
import { tooLong } from '#content/frame/field-texts.ts'
import { listWithOr } from '#content/words/grammar.ts'
import { numberInWords } from '#content/words/numbers.ts'
import { OF_AGE_YEARS } from '#domain/accounts/age.ts'
import { FEWEST_LIFE_EVENTS } from '#domain/births/life-events.ts'
import { LONGEST_PLACE } from '#domain/births/places.ts'
import { LONGEST_NOTES } from '#domain/bookings/booking-limits.ts'
import { MOST_HOLDS, MOST_UNPAID } from '#domain/bookings/holds.ts'
import type * as en from '../../en/booking/booking.ts'
import type { Texts } from '../../texts.ts'
import { BIRTH_PROBLEMS } from '../charts/birth-form.ts'
import { REFUND_POLICY } from './refund-policy.ts'
import { GIFT_PROBLEMS } from './vouchers.ts'

/** Texts of the booking form. Titles and details of toasts come in pairs. */

export const BOOKING: Texts<typeof en.BOOKING> = {
  courseTitle: (name) => `${name}: कोर्स लें`,
  consultationTitle: (name) => `${name}: बुक करें`,
  courseLead: (how) => `थोड़ी जानकारी भरें, फिर भुगतान करें (${how})। भुगतान की जाँच होते ही आपकी जगह पक्की हो जाती है।`,
  freeLead: 'थोड़ी जानकारी भरकर बुकिंग पक्की करें। कुछ देना नहीं है।',
  consultationLead: (how) => `थोड़ी जानकारी भरें, फिर भुगतान करें (${how})। तब तक हम आपका समय रोककर रखते हैं।`,
  stepsLabel: 'तीन चरणों में बुकिंग',
  steps: ['विवरण', 'भुगतान', 'पक्की'],
  perQuestion: 'प्रति प्रश्न',
  forQuestions: (count) => `${count} प्रश्नों के लिए`,
  returningBadge: (percent) => `${percent}% छूट (पुराने क्लाइंट)`,
  signIn: {
    course: 'कोर्स बुक करने के लिए साइन इन करें',
    consultation: 'परामर्श बुक करने के लिए साइन इन करें',
    pass: 'पास लेने के लिए साइन इन करें',
    voucher: 'वाउचर देने के लिए साइन इन करें',
  },
  signInForClass: 'सीट बुक करने के लिए साइन इन करें',
  signInNew: 'यहाँ पहली बार? बस फ़ॉर्म भरें।',
  signInLink: 'साइन इन करें',
  covered: 'बुकिंग पक्की करें',
  submit: 'भुगतान की ओर बढ़ें',
  submitting: 'आपका समय रोक रहे हैं…',
  submittingPlain: 'थोड़ा रुकें…',
  toLessons: 'मेरे पाठ देखें',
  toDashboard: 'मेरा डैशबोर्ड देखें',
  included: {
    open: (whole) => `यह कोर्स ${whole} के साथ आपके पास पहले से है।`,
    checking: (whole) => `आपने ${whole} बुक किया है, जिसमें यह कोर्स भी है। भुगतान की जाँच होते ही यह खुल जाएगा।`,
  },
  ownsParts: (titles) =>
    `आप पहले से इन कोर्स में हैं: ${titles}। यह कोर्स भी ले सकते हैं। कीमत पूरे कोर्स की है, और आपके पहले के कोर्स आपके पास रहते हैं।`,
}

export const BOOKING_DIALOG: Texts<typeof en.BOOKING_DIALOG> = {
  loading: 'फ़ॉर्म खुल रहा है',
  close: 'फ़ॉर्म बंद करें',
  notSent: {
    tone: 'error',
    title: 'यह नहीं भेजा जा सका',
    detail: 'आपका विवरण यहीं है। इंटरनेट कनेक्शन देखकर फिर भेजें।',
  },
}

export const BOOKING_SUMMARY: Texts<typeof en.BOOKING_SUMMARY> = {
  noTime: 'समय चुनें',
  start: (day) => `शुरुआत: ${day}`,
}

/** The refund and reschedule rules of the terms, in short. */
export const BOOKING_POLICY: Texts<typeof en.BOOKING_POLICY> = {
  consultation: REFUND_POLICY.consultation,
  question: REFUND_POLICY.question,
  course: REFUND_POLICY.course,
  class: REFUND_POLICY.class,
  pass: 'पास आप कभी भी रद्द कर सकते हैं। जो सेशन बाकी हैं, उनके हिस्से की रकम हम लौटाते हैं।',
  voucher: 'मन बदल जाए तो हमें लिखें। जो वाउचर अभी इस्तेमाल नहीं हुआ, उसकी रकम हम लौटाते हैं।',
}

export const BOOKING_CODE: Texts<typeof en.BOOKING_CODE> = {
  title: 'कोड लिखें',
  submit: 'भुगतान की ओर बढ़ें',
  again: 'नया कोड भेजें',
  change: 'विवरण या ईमेल बदलें',
  usePassword: (providers) => `इसके बदले ${listWithOr(['पासवर्ड', ...providers])} से साइन इन करें`,
  sent: { tone: 'success', title: 'अपना ईमेल देखें', detail: `हमने आपको ${CODE_LENGTH} कोड भेजा है।` },
  draftLost: {
    tone: 'error',
    title: 'विवरण फिर देखें',
    detail: 'काफ़ी समय हो गया, इसलिए फ़ॉर्म एक बार फिर भरें।',
  },
}

export const BOOKING_FIELD_TEXTS: Texts<typeof en.BOOKING_FIELD_TEXTS> = {
  you: 'आपके बारे में',
  fullName: 'पूरा नाम',
  phone: 'फ़ोन',
  email: 'ईमेल',
  emailHint: `आगे बढ़ने के लिए हम आपको ${CODE_LENGTH} कोड ईमेल करेंगे। पासवर्ड की ज़रूरत नहीं।`,
  phoneHint: 'विदेश में हों तो देश का कोड भी लिखें।',
  time: 'आप कब मिलना चाहेंगे?',
  start: 'आप कब शुरू करना चाहेंगे?',
  startHint: 'भुगतान की जाँच होते ही पाठ खुल जाते हैं, और आप अपनी गति से सीखते हैं।',
  timeHint: 'सभी समय भारतीय समय (IST) में हैं।',
  timeHintBoth: 'समय आपके अपने टाइम ज़ोन में हैं, नीचे भारतीय समय (IST) है।',
  date: 'तारीख',
  hour: 'खाली समय',
  astrologer: 'आप किनसे बात करना चाहेंगे?',
  cohort: 'कौन-सा बैच?',
  classDate: 'कौन-सी तारीख?',
  anyone: 'जो भी उपलब्ध हों',
  nextDays: 'अगले खाली दिन',
  moreDays: 'और दिन',
  noCalendar: 'कैलेंडर नहीं खुला। ऊपर से कोई दिन चुनें, या पेज फिर खोलें।',
  showHours: 'खाली समय दिखाएँ',
  noHours: 'इस दिन कोई समय खाली नहीं है। कोई और दिन चुनें।',
  noDays: 'आने वाले हफ़्तों में कोई समय खाली नहीं है। हमें लिखें, हम आपके लिए समय निकालेंगे।',
  now: 'आपके प्रश्न का समय',
  nowHint: 'आपकी बुकिंग जिस समय हम तक पहुँचती है, कुंडली उसी समय की बनती है।',
  currentLocation: 'आप अभी कहाँ हैं',
  currentLocationHint: 'अभी की जगह: शहर का नाम, या अक्षांश और देशांतर।',
  currentLocationNotFound: 'यह जगह हमें नहीं मिली। इसे ऐसे ही रहने दें, या पास का शहर लिखें।',
  useLocation: 'मेरी लोकेशन भरें',
  notes: 'आप हमें क्या बताना चाहेंगे',
  question: 'आपका प्रश्न',
  questions: 'आप कितने प्रश्न पूछना चाहेंगे?',
  questionsHint: 'हर प्रश्न साफ़-साफ़ लिखें, एक पंक्ति में एक।',
  questionsPrice: (count, price) => `${count} प्रश्न, ${price}`,
  coupon: 'कूपन कोड',
  couponHint: 'कूपन पुराने क्लाइंट की छूट के साथ नहीं जुड़ता। जो छूट ज़्यादा हो, वही मिलती है।',
  couponBetter: 'पुराने क्लाइंट की छूट इस कूपन से ज़्यादा है, इसलिए वही मिलेगी।',
  couponApplied: (saved) => `इस कूपन से ${saved} की बचत।`,
  applyCoupon: 'कूपन लगाएँ',
  notesHint: {
    course: 'आप क्या सीखना चाहते हैं।',
    consultation: 'जिस बारे में बात करनी हो।',
    pass: 'कुछ बताना हो तो।',
    voucher: 'कुछ बताना हो तो।',
  },
  questionHint: 'एक ही प्रश्न, जितना साफ़ लिख सकें।',
  consent: 'मैं सहमत हूँ कि मेरे सेशन की तैयारी के लिए यह जानकारी {privacy} के अनुसार इस्तेमाल की जाए।',
  consentPass: 'मैं सहमत हूँ कि मेरी बुकिंग के लिए यह जानकारी {privacy} के अनुसार इस्तेमाल की जाए।',
  consentCourse: 'मैं सहमत हूँ कि कोर्स के लिए यह जानकारी {privacy} के अनुसार इस्तेमाल की जाए।',
  privacy: 'गोपनीयता नीति',
}

/** Shown beside a field with a problem; each says what to do. */
export const BOOKING_FIELD_PROBLEMS: Texts<typeof en.BOOKING_FIELD_PROBLEMS> = {
  fullName: { missing: 'अपना पूरा नाम लिखें' },
  phone: { missing: 'अपना फ़ोन नंबर लिखें', invalid: 'फ़ोन नंबर फिर देखें' },
  bookingDate: { missing: 'तारीख चुनें', invalid: 'आज या अगले एक साल के अंदर का दिन चुनें' },
  preferredTime: { missing: 'समय चुनें', invalid: 'दिखाए गए समय में से एक चुनें' },
  ...BIRTH_PROBLEMS,
  birthDate: { ...BIRTH_PROBLEMS.birthDate, invalid: '1900 से आज तक की तारीख लिखें' },
  forWhom: {},
  forName: { missing: 'जिनके लिए यह सेशन है, उनका नाम लिखें' },
  saveBirth: {},
  lifeEvents: {
    missing: `जीवन की कम से कम ${numberInWords(FEWEST_LIFE_EVENTS)} घटनाएँ लिखें, हर एक की तारीख या साल के साथ`,
  },
  intakeAnswers: {},
  currentLocation: { missing: 'लिखें कि आप अभी कहाँ हैं', 'too-long': tooLong(LONGEST_PLACE) },
  questions: { invalid: 'चुनें कि कितने प्रश्न पूछने हैं' },
  notes: { missing: 'अपना प्रश्न लिखें', 'too-long': tooLong(LONGEST_NOTES) },
  ...GIFT_PROBLEMS,
  pass: {},
  coupon: {},
  guardian: {
    missing: `इस जन्म तिथि के अनुसार उम्र ${OF_AGE_YEARS} साल से कम है। बच्चे के लिए केवल माता-पिता या अभिभावक बुक कर सकते हैं। नीचे इसकी पुष्टि करें।`,
  },
  consent: { missing: 'यहाँ निशान लगाएँ, ताकि हम आपका विवरण इस्तेमाल कर सकें' },
  timeZone: {},
  astrologer: {},
  cohort: { missing: 'एक बैच या तारीख चुनें', invalid: 'अभी यहाँ कोई सीट बुक नहीं हो सकती' },
}

export const SLOT_PROBLEMS: Texts<typeof en.SLOT_PROBLEMS> = {
  'hour-unknown': 'दिखाए गए समय में से एक चुनें',
  'too-soon': 'यह समय बहुत पास है। बाद का कोई समय चुनें।',
  'too-far': 'इतने आगे का समय अभी बुक नहीं हो सकता। पहले की कोई तारीख चुनें।',
  'day-closed': 'उस दिन हमारे यहाँ छुट्टी है। कोई और दिन चुनें।',
  'time-off': 'उस समय हम उपलब्ध नहीं हैं। कोई और समय चुनें।',
  'day-full': 'उस दिन के सभी समय बुक हो चुके हैं। कोई और दिन चुनें।',
  'slot-taken': 'वह समय अभी-अभी किसी और ने बुक कर लिया। कोई और समय चुनें।',
}

/** Of the group of a course. */
export const SEAT_PROBLEMS: Texts<typeof en.SEAT_PROBLEMS> = {
  'cohort-full': 'यह बैच अभी-अभी भर गया। दूसरा चुनें, या इसकी वेटिंग लिस्ट में नाम जोड़ें।',
  'cohort-closed': 'यह बैच अब बुक नहीं हो सकता। दूसरा चुनें।',
}

export const HOLD_PROBLEMS: Texts<typeof en.HOLD_PROBLEMS> = {
  'address-unverified': 'पहले अपने ईमेल पते की पुष्टि करें। लिंक हमारे भेजे ईमेल में है।',
  'too-many-holds': `आपकी ${numberInWords(MOST_HOLDS)} बुकिंग का भुगतान बाकी है। पहले किसी एक का भुगतान करें या उसे रद्द करें।`,
  'too-many-claims': 'आपके दूसरे सेशन के भुगतान की जाँच चल रही है। उनमें से एक की जाँच होते ही आप नया सेशन बुक कर सकेंगे।',
  'too-many-unpaid': `आपकी ${numberInWords(MOST_UNPAID)} बुकिंग का भुगतान बाकी है। पहले कुछ का भुगतान करें या उन्हें रद्द करें।`,
  'too-many-free-seats': 'आज आपकी बहुत-सी बुकिंग हो चुकी हैं। कल फिर से कोशिश करें।',
  'already-enrolled': 'आप इस कोर्स में पहले से हैं। यह आपके डैशबोर्ड पर है।',
}

export const COUPON_PROBLEMS: Texts<typeof en.COUPON_PROBLEMS> = {
  'coupon-refused':
    'यह कोड इस बुकिंग पर नहीं लगता। शायद लिखने में गलती हो, यह इस्तेमाल हो चुका हो, पुराना हो या किसी और सेवा का हो। फिर देखें, या जगह खाली छोड़ें।',
  'too-often': 'कई बार कोशिश हो चुकी है। कूपन की जगह खाली छोड़ें, या एक घंटे बाद फिर कोशिश करें।',
}

export const NEXT_FREE = 'वह समय अब खाली नहीं है। अगले खाली समय:'

export const BOOKING_TOASTS: Texts<typeof en.BOOKING_TOASTS> = {
  failedTitle: 'बुकिंग नहीं हुई',
  couponTitle: 'कूपन कोड फिर देखें',
  signUpRequired: {
    tone: 'note',
    title: 'पहले खाता बनाएँ',
    detail: 'बुकिंग पूरी करने के लिए खाता बनाएँ',
  },
  created: {
    tone: 'success',
    title: 'बुकिंग हो गई!',
    detail: 'बुकिंग पक्की करने के लिए UPI से भुगतान करें',
  },
  anyMethodDetail: 'बुकिंग पक्की करने के लिए भुगतान करें',
  covered: { tone: 'success', title: 'बुकिंग पक्की हो गई!', detail: 'कोई भुगतान नहीं करना है' },
  passFound: {
    tone: 'note',
    title: 'आपके पास सेशन पास है',
    detail: 'चुनें कि इस सेशन में पास लगाना है या नहीं, फिर बुकिंग पक्की करें।',
  },
  changed: {
    tone: 'success',
    title: 'बुकिंग बदल गई',
    detail: 'बुकिंग पक्की करने के लिए UPI से भुगतान करें',
  },
  notChanged: {
    tone: 'note',
    title: 'आपकी बुकिंग नहीं बदली',
    detail: 'इस बुकिंग का भुगतान हो चुका है, या यह बंद है। डैशबोर्ड से समय बदलें या रद्द करें, या हमें लिखें।',
  },
  alreadyBooked: {
    tone: 'note',
    title: 'यह कोर्स पहले से बुक है',
    detail: 'आपकी बुकिंग यह रही।',
  },
  confirmed: {
    tone: 'success',
    title: 'भुगतान की सूचना मिल गई!',
    detail: 'आपकी बुकिंग दर्ज है और थोड़ी देर में ईमेल आएगा। मिल गया, जाँच हो रही है: जाँच पूरी होने पर हम ईमेल करेंगे।',
  },
}
