import { plural } from '#content/words/grammar.ts'
import { PASS_LIMITS, SESSION_LIMITS, VOUCHER_LIMITS } from '#domain/content/offers.ts'
import { LONGEST_COUPON, SHORTEST_COUPON } from '#domain/offers/coupons.ts'
import type * as en from '../../../en/staff/services/catalogue-forms.ts'
import type { Texts } from '../../../texts.ts'

// The forms for what the site offers and says: courses and lessons, consultations and their questions, passes, vouchers,
// coupons, testimonials, and questions and answers. `one` is the name inside a line of the audit log.

const ONE_PER_LINE = 'हर पंक्ति में एक।'
const NO_LIMIT_PER_ASTROLOGER = 'हर ज्योतिषी के लिए अलग। सीमा न हो, तो खाली छोड़ें।'
const AS_THE_PRACTICE = 'खाली छोड़ें, तो बुकिंग के आम नियम लागू होंगे।'
const NO_LIMIT_OF_DAYS = 'भारत की तारीख। सीमा न हो, तो खाली छोड़ें।'
const NO_LIMIT = 'सीमा न हो, तो खाली छोड़ें।'
const FREE_TO_READ = 'मुफ़्त पाठ'
const MOST_POPULAR = 'सबसे लोकप्रिय'
const PRICE_IN_RUPEES = 'कीमत, रुपयों में'
const [SHORTEST_SESSION, LONGEST_SESSION] = SESSION_LIMITS.durationMinutes
const [SHORTEST_STEP, LONGEST_STEP] = SESSION_LIMITS.stepMinutes

const from = ([least, most]: readonly [number, number]) => `${least} से ${most} तक।`
const range = ([least, most]: readonly [number, number]) => `${least} से ${most} तक`

export const COURSE_FORM: Texts<typeof en.COURSE_FORM> = {
  one: 'कोर्स',
  many: 'कोर्स',
  add: 'कोर्स जोड़ें',
  newTitle: 'नया कोर्स',
  lead: 'आप क्या सिखाते हैं, उसी क्रम में जिसमें पेज पर दिखता है। हो चुकी बुकिंग की कीमत नहीं बदलती।',
  fields: {
    title: { label: 'नाम' },
    level: { label: 'स्तर' },
    description: { label: 'विवरण' },
    durationWeeks: { label: 'अवधि, हफ़्तों में' },
    price: { label: PRICE_IN_RUPEES, hint: 'जैसे 2,999' },
    compareAtPrice: {
      label: 'अलग-अलग लेने पर कीमत',
      hint: 'सभी भाग एक-एक करके लेने पर कुल कितना लगता है। तुलना न दिखानी हो, तो खाली छोड़ें।',
    },
    highlights: { label: 'क्या सीखेंगे', hint: ONE_PER_LINE },
    certificateRule: { label: 'प्रमाणपत्र', hint: 'यह कब मिले। जो प्रमाणपत्र मिल चुके हैं, वे मान्य रहेंगे।' },
    lessonOrder: { label: 'पाठ किस क्रम में खुलें', hint: 'विद्यार्थी जो पाठ खोल चुके हैं, वह खुला रहता है।' },
  },
  orders: {
    free: 'सभी पाठ खुले हैं',
    'in-order': 'पिछला पाठ पूरा होने पर अगला खुलता है',
    'by-day': 'हर पाठ शुरुआत के कुछ दिन बाद खुलता है',
  },
  levels: { Basic: 'प्राथमिक', Intermediate: 'मध्यम', Advanced: 'उन्नत', Complete: 'संपूर्ण' },
  certificateRules: {
    lessons: 'सभी पाठ पूरे होने पर',
    tasks: 'क्विज़ और काम पास होने पर',
    staff: 'जब टीम कोर्स पूरा माने',
    none: 'नहीं मिलता',
  },
  weeks: (weeks) => plural(weeks, `${weeks} हफ़्ता`, `${weeks} हफ़्ते`),
  priceWithSaving: (price, saving) => `${price} (${saving} की बचत)`,
  problems: { compareAtPrice: 'यह कीमत से ज़्यादा रखें' },
}

export const MODULE_FORM: Texts<typeof en.MODULE_FORM> = {
  one: 'भाग',
  many: 'भाग',
  add: 'भाग जोड़ें',
  newTitle: 'नया भाग',
  lead: 'कोर्स के भाग। संपूर्ण कोर्स में पहले बाकी सभी कोर्स के भाग दिखते हैं, फिर उसके अपने।',
  fields: { title: { label: 'नाम' }, summary: { label: 'सार' } },
}

export const LESSON_FORM: Texts<typeof en.LESSON_FORM> = {
  one: 'पाठ',
  many: 'पाठ',
  add: 'पाठ जोड़ें',
  newTitle: 'नया पाठ',
  lead: 'जो विद्यार्थी पढ़ते हैं और “पूरा हुआ” का निशान लगाते हैं। पाठों के नाम कोर्स के पेज पर सबको दिखते हैं।',
  fields: {
    title: { label: 'नाम' },
    kind: { label: 'किस तरह का पाठ' },
    content: {
      label: 'पाठ में क्या है',
      hint: 'सरल markdown: # शीर्षक, **मोटे अक्षर**, सूची। पेज या वीडियो हो, तो लिखें कि उसमें क्या देखना है।',
    },
    url: {
      label: 'पेज या वीडियो का लिंक',
      hint: 'लाइव क्लास के लिए ज़रूरी नहीं: वह आपके सेशन की तरह होती है, आम तौर पर अपने अलग रूम में। कहीं और मिलना हो, तो वह लिंक लिखें; यह केवल कोर्स के विद्यार्थियों को दिखता है। YouTube और Vimeo के वीडियो पेज पर ही चलते हैं।',
    },
    minutes: { label: 'कितने मिनट लगेंगे' },
    classDate: { label: 'क्लास की तारीख' },
    classTime: { label: 'कितने बजे (भारतीय समय)' },
    recordingUrl: {
      label: 'रिकॉर्डिंग का लिंक',
      hint: 'क्लास हो जाने के बाद। YouTube और Vimeo के वीडियो पेज पर ही चलते हैं।',
    },
    isFree: {
      label: FREE_TO_READ,
      hint: 'यह पाठ कोर्स के पेज से कोई भी खोल सकता है, कोर्स लिए बिना।',
    },
    exercise: { label: 'अभ्यास', hint: 'विद्यार्थी इसे तब तक करते हैं जब तक लगातार पाँच प्रश्न सही न हों।' },
    exerciseLevel: { label: 'अभ्यास का स्तर' },
    ownCharts: {
      label: 'मेरी कुंडलियों से',
      hint: 'प्रश्न “कोर्स, कुंडलियाँ” में रखी कुंडलियों के बारे में होंगे। उनमें पूछने को कुछ न हो, तो किसी भी कुंडली के बारे में।',
    },
    opensAfterDays: {
      label: 'कितने दिन बाद खुले',
      hint: 'कोर्स के पाठ दिनों के हिसाब से खुलते हों, तो विद्यार्थी की शुरुआत से गिनकर। 0: तुरंत।',
    },
    isPublished: {
      label: 'प्रकाशित',
      hint: 'ड्राफ़्ट विद्यार्थियों को नहीं दिखता और उनकी प्रगति में नहीं गिना जाता। पहले सेव करें, फिर नीचे फ़ाइलें जोड़ें।',
    },
    passPercent: { label: 'पास होने के लिए प्रतिशत', hint: 'कितने प्रश्न सही होने चाहिए।' },
    mostTries: { label: 'कितने मौके', hint: NO_LIMIT },
    task: {
      label: 'लिखित काम',
      hint: 'विद्यार्थी क्या लिखकर दें। आप “कोर्स, विद्यार्थियों का काम” में जवाब देते हैं। न हो, तो खाली छोड़ें। सरल markdown।',
    },
    dueDays: {
      label: 'कितने दिनों में देना है',
      hint: 'जिस दिन विद्यार्थी पाठ खोलें, उस दिन से गिनकर। आखिरी तारीख न हो, तो खाली छोड़ें।',
    },
  },
  groups: { tasks: { label: 'क्विज़ और लिखित काम', line: 'पास होने का प्रतिशत, मौके, काम, आखिरी तारीख' } },
  kinds: { text: 'इसी साइट पर लिखा पाठ', link: 'दूसरी साइट का पेज', video: 'दूसरी साइट का वीडियो', live: 'लाइव क्लास' },
  minutes: (minutes) => `${minutes} मिनट`,
  free: FREE_TO_READ,
  draft: 'ड्राफ़्ट',
  noExercise: 'कोई अभ्यास नहीं',
  liveClass: 'लाइव क्लास',
  problems: {
    classTimeMissing: 'क्लास की तारीख और समय चुनें',
    contentMissing: 'पाठ लिखें',
    urlNotUsed: 'लिखे हुए पाठ में लिंक नहीं होता। पाठ का दूसरा प्रकार चुनें या इसे खाली छोड़ें।',
  },
}

export const PACKAGE_FORM: Texts<typeof en.PACKAGE_FORM> = {
  one: 'परामर्श',
  many: 'परामर्श',
  add: 'परामर्श जोड़ें',
  newTitle: 'नया परामर्श',
  lead: 'परामर्श के पेज पर क्लाइंट इनमें से चुनते हैं। हो चुकी बुकिंग की कीमत, समय और अवधि नहीं बदलती।',
  fields: {
    name: { label: 'नाम' },
    description: { label: 'विवरण' },
    price: { label: PRICE_IN_RUPEES },
    isPerQuestion: { label: 'यह कीमत हर प्रश्न की है' },
    isPrasna: { label: 'प्रश्न कुंडली', hint: 'जन्म विवरण दिए और समय चुने बिना बुक होती है।' },
    needsBirthTime: { label: 'जन्म समय ज़रूरी है', hint: 'निशान न हो, तो क्लाइंट इसे खाली छोड़ सकते हैं।' },
    asksLifeEvents: {
      label: 'जीवन की घटनाएँ पूछें',
      hint: 'जन्म समय शोधन के लिए: फ़ॉर्म जन्म समय के बदले तारीख के साथ घटनाएँ पूछता है।',
    },
    heldAs: { label: 'किस तरह होता है' },
    answerWithinDays: {
      label: 'कितने कामकाजी दिनों में उत्तर',
      hint: 'केवल प्रश्न कुंडली के लिए: भुगतान की पुष्टि से गिने जाते हैं, छुट्टियाँ छोड़कर। कोई दिन तय न करना हो, तो खाली छोड़ें।',
    },
    durationLabel: { label: 'अवधि, जैसी दिखानी है', hint: 'जैसे “60 मिनट”' },
    durationMinutes: {
      label: 'अवधि, मिनटों में',
      hint: `${SHORTEST_SESSION} से ${LONGEST_SESSION} तक। आपके कैलेंडर में इतना समय भरता है।`,
    },
    stepMinutes: {
      label: 'सेशन हर कितने मिनट पर शुरू हो सके',
      hint: `${SHORTEST_STEP} से ${LONGEST_STEP} तक। आपके काम के घंटों की शुरुआत से गिना जाता है।`,
    },
    bufferBeforeMinutes: { label: 'हर सेशन से पहले खाली मिनट', hint: from(SESSION_LIMITS.bufferMinutes) },
    bufferAfterMinutes: { label: 'हर सेशन के बाद खाली मिनट', hint: from(SESSION_LIMITS.bufferMinutes) },
    minimumNoticeMinutes: { label: 'कम से कम कितने मिनट पहले बुक करें', hint: AS_THE_PRACTICE },
    horizonDays: { label: 'आगे के कितने दिन बुक हो सकते हैं', hint: AS_THE_PRACTICE },
    mostPerDay: { label: 'दिन में ज़्यादा से ज़्यादा', hint: NO_LIMIT_PER_ASTROLOGER },
    mostPerWeek: { label: 'हफ़्ते में ज़्यादा से ज़्यादा', hint: NO_LIMIT_PER_ASTROLOGER },
    offeredBy: {
      label: 'कौन देते हैं',
      hint: 'किसी पर निशान न हो, तो सभी ज्योतिषी देते हैं, बाद में जुड़ने वाले भी।',
    },
    features: { label: 'क्लाइंट को क्या मिलेगा', hint: ONE_PER_LINE },
    needs: { label: 'क्लाइंट क्या तैयार रखें', hint: ONE_PER_LINE },
    isPopular: { label: MOST_POPULAR, hint: 'यह निशान एक ही परामर्श पर लग सकता है।' },
  },
  groups: {
    asked: { label: 'क्लाइंट से क्या पूछा जाए', line: 'प्रश्न कुंडली, जन्म समय, जीवन की घटनाएँ' },
    times: { label: 'कौन-से समय बुक हो सकें', line: 'शुरुआत, विराम, कितना पहले, कितने, कौन देते हैं' },
    shown: { label: 'परामर्श के पेज पर', line: 'क्या मिलेगा, क्या तैयार रखें, “सबसे लोकप्रिय”' },
  },
  perQuestion: (price) => `${price} प्रति प्रश्न`,
  popular: MOST_POPULAR,
  problems: {
    prasnaHasNoTime: 'प्रश्न कुंडली में समय नहीं चुना जाता। फ़ोन कॉल या लिखित में चुनें।',
    prasnaHasNoBirth: 'प्रश्न कुंडली जन्म विवरण के बिना बुक होती है, इसलिए जीवन की घटनाएँ नहीं पूछी जा सकतीं।',
    writtenHasNoTime: 'लिखित उत्तर केवल प्रश्न कुंडली का होता है। प्रश्न कुंडली पर निशान लगाएँ, या दूसरा तरीका चुनें।',
    onlyPrasnaIsAnswered: 'उत्तर का दिन केवल प्रश्न कुंडली में होता है। इसे खाली छोड़ें।',
    fewerPerWeek: 'यह दिन की संख्या से कम न रखें',
    noticeBeyondHorizon: 'इस तरह कुछ भी बुक नहीं हो सकेगा: “कितने मिनट पहले” इन दिनों से ज़्यादा है। ज़्यादा दिन रखें।',
    longerThanHours: (minutes) =>
      `इसे देने वालों के काम के सबसे लंबे घंटे ${minutes} मिनट के हैं, इसलिए कोई सेशन नहीं समाएगा। अवधि कम करें, या पहले घंटे बदलें।`,
    astrologerUnknown: 'जिन पर निशान है, उनमें से कोई अब साइट पर नहीं है। फिर चुनें।',
  },
}

export const QUESTION_FORM: Texts<typeof en.QUESTION_FORM> = {
  one: 'प्रश्न',
  many: 'बुकिंग फ़ॉर्म के प्रश्न',
  add: 'प्रश्न जोड़ें',
  newTitle: 'नया प्रश्न',
  lead: 'नाम और जन्म विवरण के अलावा इस परामर्श का बुकिंग फ़ॉर्म क्या पूछे। जवाब एन्क्रिप्ट करके रखे जाते हैं, और क्लाइंट को उनके पिछले जवाब दिखते हैं।',
  fields: {
    label: { label: 'प्रश्न' },
    kind: { label: 'किस तरह का जवाब', hint: 'फ़ाइल क्लाइंट बुकिंग के बाद अपने डैशबोर्ड से भेजते हैं।' },
    choices: { label: 'कौन-से जवाब चुन सकें', hint: 'हर पंक्ति में एक। केवल सूची से चुनने के लिए।' },
    help: { label: 'मदद के शब्द', hint: 'प्रश्न के नीचे दिखते हैं।' },
    isRequired: { label: 'जवाब देना ज़रूरी है' },
  },
  kinds: {
    line: 'एक पंक्ति',
    text: 'लंबा जवाब',
    choice: 'सूची से चुनना',
    date: 'तारीख',
    file: 'फ़ाइल',
  },
  required: 'ज़रूरी',
  problems: {
    choicesMissing: 'चुनने के लिए कम से कम दो जवाब लिखें',
    choicesNotUsed: 'चुनने के जवाब केवल सूची में होते हैं। इसे खाली छोड़ें, या जवाब का दूसरा प्रकार चुनें।',
    fileNotRequired: 'फ़ाइल बुकिंग के बाद भेजी जाती है, इसलिए उसे ज़रूरी नहीं बना सकते।',
  },
}

export const PASS_FORM: Texts<typeof en.PASS_FORM> = {
  one: 'सेशन पास',
  many: 'सेशन पास',
  add: 'सेशन पास जोड़ें',
  newTitle: 'नया सेशन पास',
  lead: 'एक ही परामर्श के कई सेशन, जो परामर्श के पेज पर एक साथ बिकते हैं। बिक चुके पास की शर्तें नहीं बदलतीं।',
  retireHint: 'इसे अब कोई नहीं ले सकेगा। बिक चुके पास मान्य रहते हैं।',
  fields: {
    name: { label: 'नाम' },
    description: { label: 'विवरण' },
    packageId: { label: 'परामर्श' },
    sessions: { label: 'कितने सेशन', hint: range(PASS_LIMITS.sessions) },
    validMonths: { label: 'कितने महीने मान्य', hint: range(PASS_LIMITS.validMonths) },
    price: { label: PRICE_IN_RUPEES },
    isShared: {
      label: 'क्लाइंट के परिवार के लिए भी',
      hint: 'निशान न हो, तो पास केवल उन सेशन में चलता है जो क्लाइंट के खाते वाले नाम से हों।',
    },
  },
  sessions: (sessions) => `${sessions} सेशन`,
}

export const VOUCHER_FORM: Texts<typeof en.VOUCHER_FORM> = {
  one: 'गिफ़्ट वाउचर',
  many: 'गिफ़्ट वाउचर',
  add: 'गिफ़्ट वाउचर जोड़ें',
  newTitle: 'नया गिफ़्ट वाउचर',
  lead: 'वे रकमें जो लोग उपहार में दे सकते हैं। एक भी न हो, तो यह पेज नहीं दिखता। बिक चुके वाउचर का मूल्य नहीं बदलता।',
  retireHint: 'इसे अब कोई नहीं ले सकेगा। बिक चुके वाउचर मान्य रहते हैं।',
  fields: {
    name: { label: 'नाम', hint: 'जैसे: एक परामर्श का वाउचर' },
    price: { label: 'मूल्य, रुपयों में' },
    validMonths: { label: 'कितने महीने मान्य', hint: range(VOUCHER_LIMITS.validMonths) },
  },
}

export const COUPON_FORM: Texts<typeof en.COUPON_FORM> = {
  one: 'कूपन',
  many: 'कूपन',
  add: 'कूपन जोड़ें',
  newTitle: 'नया कूपन',
  lead: 'वे कोड जो क्लाइंट बुक करते समय लिखते हैं। कूपन और पुराने क्लाइंट की छूट जुड़ती नहीं: जो ज़्यादा हो, वही मिलती है।',
  retireHint: 'इसे अब कोई इस्तेमाल नहीं कर सकेगा। इससे हो चुकी बुकिंग की कीमत नहीं बदलती।',
  fields: {
    code: {
      label: 'कोड',
      hint: `अंग्रेज़ी अक्षर और अंक, कुल ${SHORTEST_COUPON} से ${LONGEST_COUPON}। छोटे-बड़े अक्षरों से फ़र्क नहीं पड़ता।`,
    },
    percentOff: { label: 'कितने प्रतिशत की छूट', hint: 'प्रतिशत या रुपये, दोनों में से एक लिखें।' },
    amountOff: { label: 'कितने रुपये की छूट' },
    services: { label: 'केवल इन सेवाओं के लिए', hint: 'किसी पर निशान न हो, तो हर सेवा के लिए।' },
    firstDay: { label: 'पहला दिन', hint: NO_LIMIT_OF_DAYS },
    lastDay: { label: 'आखिरी दिन', hint: NO_LIMIT_OF_DAYS },
    isFirstBookingOnly: { label: 'केवल क्लाइंट की पहली बुकिंग के लिए' },
    mostUses: { label: 'कुल कितनी बार', hint: NO_LIMIT },
    mostUsesPerClient: { label: 'एक क्लाइंट कितनी बार', hint: NO_LIMIT },
    note: { label: 'टिप्पणी', hint: 'केवल एडमिन को दिखती है।' },
  },
  percentOff: (percent) => `${percent}% की छूट`,
  amountOff: (amount) => `${amount} की छूट`,
  from: (day) => `${day} से`,
  until: (day) => `${day} तक`,
  uses: (most) => `कुल ${most} बार`,
  firstOnly: 'केवल पहली बुकिंग',
  problems: {
    code: `${SHORTEST_COUPON} से ${LONGEST_COUPON} अंग्रेज़ी अक्षर और अंक लिखें`,
    discount: 'प्रतिशत या रुपये में से एक ही लिखें',
    lastDay: 'आखिरी दिन पहले दिन के बाद का या वही चुनें',
    perClient: 'यह कुल संख्या से ज़्यादा न रखें',
  },
}

export const TESTIMONIAL_FORM: Texts<typeof en.TESTIMONIAL_FORM> = {
  one: 'क्लाइंट के शब्द',
  many: 'क्लाइंट क्या कहते हैं',
  add: 'क्लाइंट के शब्द जोड़ें',
  newTitle: 'क्लाइंट के नए शब्द',
  lead: 'क्लाइंट क्या कहते हैं, उसी क्रम में जिसमें होम पेज पर दिखता है। केवल उन्हीं के शब्द लिखें जो इसके लिए सहमत हों।',
  fields: {
    name: { label: 'नाम', hint: 'जैसा वे खुद दिखाना चाहें' },
    place: { label: 'स्थान' },
    quote: { label: 'उनके शब्द' },
    stars: { label: 'स्टार', hint: '1 से 5 तक' },
  },
  from: (name, place) => `${name}, ${place}`,
}

export const FAQ_FORM: Texts<typeof en.FAQ_FORM> = {
  one: 'प्रश्न',
  many: 'प्रश्न और उत्तर',
  add: 'प्रश्न जोड़ें',
  newTitle: 'नया प्रश्न',
  lead: 'लोग बुक करने से पहले क्या पूछते हैं। हर पेज की अपनी सूची है।',
  fields: {
    page: { label: 'पेज' },
    question: { label: 'प्रश्न' },
    answer: { label: 'उत्तर', hint: '{how to pay} की जगह भुगतान के वे तरीके आते हैं जो आप देते हैं।' },
  },
  pages: { consultation: 'परामर्श का पेज', courses: 'कोर्स का पेज', contact: 'संपर्क का पेज' },
}
