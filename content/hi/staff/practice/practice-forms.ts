import { CONVENTION_LABELS } from '#content/charts/chart-conventions.ts'
import { WEEKDAYS } from '#content/words/dates.ts'
import { numberInWords } from '#content/words/numbers.ts'
import { POST_CATEGORIES } from '#domain/blog/post-rules.ts'
import { STANDARD_ACCENTS } from '#domain/content/accent.ts'
import { ENOUGH_REVIEWS } from '#domain/sessions/reviews.ts'
import type * as en from '../../../en/staff/practice/practice-forms.ts'
import type { Texts } from '../../../texts.ts'

// The forms for the practice's settings: the name of each part, what it is for, its fields and their problems.

const PARAGRAPHS_HINT = 'नया पैराग्राफ़ शुरू करने के लिए एक पंक्ति खाली छोड़ें।'
const STANDARD_HINT = 'खाली छोड़ें, तो हमारे तैयार शब्द दिखते हैं।'
const TITLED_HINT = 'हर पंक्ति में एक, जैसे: हर बात का आधार | जो भी कहते हैं, कुंडली में दिखाते हैं।'

export const IDENTITY_FORM: Texts<typeof en.IDENTITY_FORM> = {
  title: 'नाम',
  lead: 'आपके नाम, जो हर पेज के ऊपर, होम पेज पर और हर ईमेल में दिखते हैं।',
  fields: {
    name: { label: 'केंद्र का नाम' },
    tagline: { label: 'टैगलाइन' },
    astrologerName: { label: 'ज्योतिषी का नाम' },
    astrologerTitles: { label: 'उपाधियाँ', hint: 'हर पंक्ति में एक।' },
    portraitUrl: {
      label: 'फ़ोटो',
      hint: 'https:// से शुरू होने वाला लिंक दें, या तस्वीर अपलोड करें। न हो, तो नाम के पहले अक्षर दिखते हैं।',
    },
  },
}

export const ABOUT_FORM: Texts<typeof en.ABOUT_FORM> = {
  title: 'ज्योतिषी के बारे में',
  lead: 'होम पेज पर आपका परिचय।',
  fields: { about: { label: 'परिचय', hint: PARAGRAPHS_HINT } },
}

export const CLAIMS_FORM: Texts<typeof en.CLAIMS_FORM> = {
  title: 'भरोसे की बातें',
  lead: 'आपके केंद्र के बारे में संख्याएँ। केवल वे लिखें जिनका आपके पास प्रमाण हो।',
  fields: {
    trustLine: { label: 'भरोसे की पंक्ति', hint: 'जैसे “1000 से ज़्यादा लोगों का भरोसा”' },
    facts: { label: 'संख्याएँ', hint: 'हर पंक्ति में एक, जैसे: 20+ | साल का अनुभव' },
    showsReviews: {
      label: 'नमूने के शब्दों की जगह क्लाइंट के रिव्यू दिखाएँ',
      hint: `जब ${ENOUGH_REVIEWS} रिव्यू प्रकाशित हो जाएँ, तो होम पेज पर क्लाइंट के शब्दों की जगह रिव्यू, भरोसे की पंक्ति की जगह उनका औसत, और जिस संख्या के साथ “क्लाइंट” लिखा हो वहाँ उनकी असली संख्या दिखती है।`,
    },
  },
  problems: { fact: 'हर संख्या ऐसे लिखें: 20+ | साल का अनुभव' },
}

export const CONTACT_FORM: Texts<typeof en.CONTACT_FORM> = {
  title: 'संपर्क और समय',
  lead: 'लोग आप तक कैसे और कब पहुँचें। परामर्श के खाली समय “काम के घंटे और छुट्टी” में तय होते हैं।',
  openOn: 'किन दिनों खुला',
  fields: {
    address: { label: 'डाक का पता' },
    email: { label: 'ईमेल' },
    phone: { label: 'फ़ोन' },
    supportEmail: { label: 'बुकिंग और भुगतान में मदद का ईमेल' },
    astrologerEmail: { label: 'ज्योतिषी का ईमेल', hint: 'बुक करने के बाद क्लाइंट को दिखता है।' },
    day1: { label: WEEKDAYS[1] },
    day2: { label: WEEKDAYS[2] },
    day3: { label: WEEKDAYS[3] },
    day4: { label: WEEKDAYS[4] },
    day5: { label: WEEKDAYS[5] },
    day6: { label: WEEKDAYS[6] },
    day7: { label: WEEKDAYS[0] },
    opensAt: { label: 'कब से' },
    closesAt: { label: 'कब तक' },
  },
  problems: {
    closesAt: 'यह शुरू होने के बाद का समय हो',
    days: 'कम से कम एक दिन चुनें',
  },
}

export const SOCIAL_FORM: Texts<typeof en.SOCIAL_FORM> = {
  title: 'सोशल मीडिया के लिंक',
  lead: 'पेज के सबसे नीचे के लिंक। जो आप इस्तेमाल नहीं करते, उसे खाली छोड़ें।',
  fields: {
    youtube: { label: 'YouTube' },
    instagram: { label: 'Instagram' },
    facebook: { label: 'Facebook' },
    x: { label: 'X' },
    whatsapp: { label: 'WhatsApp' },
    telegram: { label: 'Telegram' },
  },
}

export const ALMANAC_FORM: Texts<typeof en.ALMANAC_FORM> = {
  title: 'पंचांग का शहर और सूर्योदय',
  lead: 'सूर्योदय और राहु काल हर शहर में अलग होते हैं। होम पेज और कुंडली का पेज इसी स्थान का समय दिखाते हैं, जब तक देखने वाले कोई और न चुनें।',
  fields: {
    name: { label: 'शहर', hint: 'दूसरा शहर लिखें। सेव करने पर हम उसके अक्षांश और देशांतर खोज लेंगे।' },
    lat: { label: 'अक्षांश', hint: 'अंशों में, जैसे उज्जैन के लिए 23.1765। दक्षिण हो, तो आगे - लगाएँ।' },
    lon: { label: 'देशांतर', hint: 'अंशों में, जैसे उज्जैन के लिए 75.7885। पश्चिम हो, तो आगे - लगाएँ।' },
    sunrise: {
      label: 'पंचांग का सूर्योदय',
      hint: 'पंचांग, त्योहार, मुहूर्त, कैलेंडर, ईमेल और खाली समय पर लगे निशानों के लिए। आजकल ज़्यादातर पंचांग बिंब का ऊपरी किनारा लेते हैं, जो कुछ मिनट पहले आता है। जन्म कुंडली की अपनी सेटिंग रहती है।',
    },
    labelsSlots: {
      label: 'बुक करते समय खाली समय के नीचे पंचांग के संकेत दिखाएँ',
      hint: 'इस स्थान के राहु काल, यमगंड, गुलिक काल, अभिजीत और शुभ चौघड़िया। जिन क्लाइंट का जन्म विवरण सेव है, उन्हें साइन इन करने पर ताराबल, चंद्रबल और चंद्राष्टम भी दिखते हैं। इससे कोई समय बंद नहीं होता।',
    },
    slotLabels: { label: 'कौन-से संकेत दिखें', hint: 'केवल तब, जब खाली समय के नीचे संकेत दिखते हों।' },
  },
}

export const CHARTS_FORM: Texts<typeof en.CHARTS_FORM> = {
  title: 'कुंडली की गणना',
  lead: 'स्टूडियो, कुंडली का पेज, “सेशन से पहले” और उनकी PDF इसी से शुरू होते हैं। वहाँ जो कुछ और चुनें, उनके लिए वही रहता है। पंचांग, त्योहार और मुहूर्त हमेशा लाहिरी से होते हैं।',
  fields: {
    ayanamsa: { label: CONVENTION_LABELS.ayanamsa },
    node: { label: CONVENTION_LABELS.node },
    houseSystem: { label: CONVENTION_LABELS.houseSystem },
    sunriseRule: { label: CONVENTION_LABELS.sunriseRule },
    yearDays: { label: CONVENTION_LABELS.yearDays },
    style: { label: 'कुंडली का चित्र' },
  },
}

const LEGAL_TEXT_HINT =
  'शीर्षक ## से शुरू होता है, सूची हाइफ़न से। {name}, {address}, {email}, {support email}, {phone}, {hours} और {discount} अपने-आप भरते हैं। खाली छोड़ें, तो हमारे तैयार शब्द दिखते हैं।'
const IN_FORCE_HINT = 'शब्द बदलें और तारीख न बदलें, तो आज की तारीख लगती है।'

export const LEGAL_FORM: Texts<typeof en.LEGAL_FORM> = {
  title: 'शर्तें और गोपनीयता',
  lead: 'साइट के साथ नियम और शर्तें, और गोपनीयता नीति आती हैं। दोनों पढ़ें, जो आपके काम के लिए ठीक न हो उसे बदलें या और जोड़ें, और ठीक होने पर सेव करें।',
  terms: 'नियम और शर्तें',
  privacy: 'गोपनीयता नीति',
  fields: {
    termsText: { label: 'नियम और शर्तें', hint: LEGAL_TEXT_HINT },
    termsAdditions: { label: 'नियम और शर्तों में और जोड़ें' },
    termsSince: { label: 'शर्तें कब से लागू', hint: IN_FORCE_HINT },
    privacyText: { label: 'गोपनीयता नीति', hint: LEGAL_TEXT_HINT },
    privacyAdditions: { label: 'गोपनीयता नीति में और जोड़ें' },
    privacySince: { label: 'गोपनीयता नीति कब से लागू', hint: IN_FORCE_HINT },
  },
}

export const HOME_FORM: Texts<typeof en.HOME_FORM> = {
  title: 'होम पेज के शब्द',
  lead: 'होम पेज के पहले शब्द, क्लाइंट किन बातों पर भरोसा कर सकते हैं, और परामर्श कैसे होता है।',
  fields: {
    eyebrow: { label: 'शीर्षक के ऊपर की पंक्ति', hint: STANDARD_HINT },
    heading: { label: 'शीर्षक' },
    lead: { label: 'शीर्षक के नीचे के शब्द' },
    benefits: { label: 'किन बातों पर भरोसा कर सकते हैं', hint: TITLED_HINT },
    steps: { label: 'परामर्श कैसे होता है', hint: TITLED_HINT },
  },
  problems: { titled: 'हर पंक्ति ऐसे लिखें: शीर्षक | विवरण' },
}

export const LOOK_FORM: Texts<typeof en.LOOK_FORM> = {
  title: 'लोगो और रंग',
  lead: 'नाम के पास आपका लोगो, और बटनों का रंग। हम देखते हैं कि रंग आसानी से पढ़े जाएँ।',
  fields: {
    logoUrl: { label: 'लोगो', hint: 'चौकोर सबसे अच्छा रहता है। न हो, तो हमारा दिखता है।' },
    accentLight: { label: 'हल्की थीम में बटन का रंग' },
    accentDark: { label: 'गहरी थीम में बटन का रंग' },
  },
  problems: {
    colour: `रंग लिखें, जैसे ${STANDARD_ACCENTS.light}`,
    contrast: {
      light: (contrast, least) =>
        `हल्की थीम में इस रंग के शब्द पढ़ना कठिन होगा: इसका कंट्रास्ट ${contrast} है, और कम से कम ${least} चाहिए। इससे गहरा रंग चुनें।`,
      dark: (contrast, least) =>
        `गहरी थीम में इस रंग के शब्द पढ़ना कठिन होगा: इसका कंट्रास्ट ${contrast} है, और कम से कम ${least} चाहिए। इससे हल्का रंग चुनें।`,
    },
  },
}

export const LANGUAGES_FORM: Texts<typeof en.LANGUAGES_FORM> = {
  title: 'भाषाएँ',
  lead: 'अंग्रेज़ी के अलावा आपकी साइट की भाषाएँ। देखने वाले हर पेज के ऊपर भाषा चुनते हैं, और क्लाइंट को ईमेल उसी भाषा में जाते हैं। अपने लिखे का अनुवाद “वेबसाइट” में “अनुवाद” पर कर सकते हैं।',
  fields: {
    writtenIn: {
      label: 'हम खुद इस भाषा में लिखते हैं',
      hint: 'सेवाएँ, प्रश्न, लेख। जो नमूने आपने नहीं बदले, वे इस भाषा में फिर लिखे जाते हैं।',
    },
    hi: { label: 'हिंदी' },
    te: { label: 'तेलुगु (తెలుగు)' },
  },
}

export const DISCOUNT_FORM: Texts<typeof en.DISCOUNT_FORM> = {
  title: 'पुराने क्लाइंट की छूट',
  lead: 'जो क्लाइंट पहले भुगतान कर चुके हैं, उन्हें साइन इन करने पर परामर्श की कम कीमत दिखती है। हो चुकी बुकिंग की कीमत नहीं बदलती।',
  fields: { returningDiscount: { label: 'कितने प्रतिशत की छूट', hint: '0 लिखें, तो कोई छूट नहीं।' } },
}

const STANDARD = numberInWords(POST_CATEGORIES.length)

export const BLOG_FORM: Texts<typeof en.BLOG_FORM> = {
  title: 'ब्लॉग के विषय',
  lead: `लेखों के लिए आपके अपने विषय। ये उन ${STANDARD} विषयों के बाद आते हैं जो हर ब्लॉग में होते हैं।`,
  fields: {
    postCategories: { label: 'आपके अपने विषय', hint: 'हर पंक्ति में एक। विषय हटाने पर भी उसके लेख उसी में रहते हैं।' },
  },
  problems: { repeated: `हर विषय एक ही बार लिखें, और उन ${STANDARD} विषयों में से कोई नहीं।` },
}

export const EMAILS_FORM: Texts<typeof en.EMAILS_FORM> = {
  title: 'ईमेल के शब्द',
  lead: 'क्लाइंट को जाने वाले ईमेल के विषय और शब्द। आपके शब्दों के बाद बुकिंग का विवरण, उसका बटन और हमारे वाक्य आते हैं। उनकी जगह खुद तय करनी हो, तो {details}, {button} और {more} लिखें, हर एक अलग पंक्ति में। मोटे अक्षरों के लिए **दो तारे** लगाएँ। खाली छोड़ें, तो हमारे तैयार शब्द जाते हैं।',
  greetsBirthdays: {
    label: 'क्लाइंट चाहें, तो जन्मदिन पर शुभकामना पाएँ',
    hint: 'वे इसे अपनी प्रोफ़ाइल में चुनते हैं, कैलेंडर से या तिथि से। यह बंद हो, तो न किसी से पूछा जाता है, न किसी को भेजा जाता है।',
  },
  subject: (email) => `${email}: विषय`,
  subjectHint: (placeholders) => `अपने-आप भरते हैं: ${placeholders.map((name) => `{${name}}`).join(', ')}`,
  opening: (email) => `${email}: शब्द`,
  problems: {
    unknown: (placeholder) => `इस ईमेल में {${placeholder}} अपने-आप नहीं भरता। लिखा हुआ फिर देखें।`,
    misplaced: (part) => `{${part}} को अलग पंक्ति में लिखें।`,
    missing: {
      details: '{details} को अलग पंक्ति में रखें: वहाँ बुकिंग का कोड, समय और रकम आते हैं।',
      button: '{button} को अलग पंक्ति में रखें: क्लाइंट को बटन चाहिए, जैसे भुगतान करने या सेशन में जुड़ने के लिए।',
      more: '{more} को अलग पंक्ति में रखें: वहाँ लिखा होता है कि भुगतान कब तक करें, या उसकी पुष्टि क्यों नहीं हुई।',
    },
  },
}
