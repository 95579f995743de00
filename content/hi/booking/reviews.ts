import { numberText } from '#content/words/numbers.ts'
import { LONGEST_REPLY, LONGEST_REVIEW, LONGEST_SHOWN_CITY, LONGEST_SHOWN_NAME } from '#domain/sessions/reviews.ts'
import type * as en from '../../en/booking/reviews.ts'
import type { Texts } from '../../texts.ts'

const CHOOSE_STARS = 'एक से पाँच स्टार चुनें'
const CHOOSE_SHOWN = 'चुनें कि रिव्यू दिखाया जाए या नहीं'

/** Texts of reviews: the client's page, the desk's list and the website. */
export const REVIEW: Texts<typeof en.REVIEW> = {
  title: 'आपका रिव्यू',
  lead: (service, code) => `${service} (${code})। अच्छी बात हो या कमी, दोनों लिखें।`,
  stars: 'आपका सेशन कैसा रहा?',
  starLabels: { 5: 'बहुत बढ़िया', 4: 'अच्छा', 3: 'ठीक', 2: 'कम अच्छा', 1: 'खराब' },
  star: (stars, label) => `${stars} स्टार: ${label}`,
  text: 'आपका रिव्यू',
  textHint: 'ज़रूरी नहीं। जन्म विवरण और निजी बातें न लिखें।',
  isPublic: 'आप यह रिव्यू अपनी वेबसाइट पर दिखा सकते हैं',
  isPublicHint: 'निशान न लगाएँ तो इसे केवल हम पढ़ेंगे। आप यह कभी भी बदल सकते हैं।',
  shownName: 'दिखने वाला नाम (बिना सरनेम)',
  shownNameHint: 'खाली छोड़ें तो “एक क्लाइंट” दिखेगा।',
  shownCity: 'आपका शहर',
  shownCityHint: 'ज़रूरी नहीं। नाम के साथ दिखता है।',
  send: 'रिव्यू भेजें',
  save: 'बदलाव सेव करें',
  withdraw: 'रिव्यू वापस लें',
  withdrawTitle: 'यह रिव्यू वापस लें',
  withdrawLead: 'हम इसे हटा देंगे और वेबसाइट से भी उतार देंगे। बाद में दूसरा लिख सकते हैं।',
  states: {
    waiting: 'वेबसाइट पर दिखने से पहले हम हर रिव्यू पढ़ते हैं।',
    private: 'आपका रिव्यू केवल हम पढ़ते हैं।',
    published: 'आपका रिव्यू हमारी वेबसाइट पर है। बदलेंगे तो पहले हम फिर पढ़ेंगे।',
    declined: 'यह रिव्यू वेबसाइट पर नहीं है। इसे बदल सकते हैं, या हमें लिखें।',
    hidden: 'यह रिव्यू अब वेबसाइट पर नहीं है।',
  },
  reply: 'हमारा जवाब',
  sent: { tone: 'success', title: 'रिव्यू के लिए धन्यवाद', detail: 'इसे यहाँ कभी भी बदल सकते हैं।' },
  withdrawn: { tone: 'success', title: 'रिव्यू वापस हो गया', detail: 'हमने उसे हटा दिया है।' },
  stopTitle: 'रिव्यू के लिए न पूछें',
  stopLead: 'हर सेशन के बाद हम एक बार पूछते हैं। आप न चाहें तो हम आगे नहीं पूछेंगे। डैशबोर्ड से रिव्यू तब भी लिख सकते हैं।',
  stop: 'पूछना बंद करें',
  stopped: { tone: 'success', title: 'अब नहीं पूछेंगे', detail: 'रिव्यू के लिए अब ईमेल नहीं आएगा।' },
  isStopped: 'हम रिव्यू के लिए नहीं पूछते। यह प्रोफ़ाइल में बदल सकते हैं।',
  refusals: {
    'not-completed': 'सेशन पूरा होने पर रिव्यू लिख सकते हैं।',
    refunded: 'इस सेशन की रकम लौटाई जा रही है या लौटाई जा चुकी है, इसलिए रिव्यू नहीं लिखा जा सकता। हमें लिखें।',
  },
  failed: 'आपका रिव्यू सेव नहीं हुआ',
  dashboard: 'रिव्यू लिखें',
  change: 'आपका रिव्यू',
  problems: {
    stars: { missing: CHOOSE_STARS, invalid: CHOOSE_STARS, 'too-long': CHOOSE_STARS },
    text: {
      missing: 'अपना रिव्यू लिखें',
      invalid: 'अपना रिव्यू फिर देखें',
      'too-long': `रिव्यू ${numberText(LONGEST_REVIEW)} अक्षरों तक लिखें`,
    },
    shownName: {
      missing: 'नाम लिखें',
      invalid: 'नाम फिर देखें',
      'too-long': `नाम ${LONGEST_SHOWN_NAME} अक्षरों तक लिखें`,
    },
    shownCity: {
      missing: 'शहर लिखें',
      invalid: 'शहर फिर देखें',
      'too-long': `शहर ${LONGEST_SHOWN_CITY} अक्षरों तक लिखें`,
    },
    isPublic: { missing: CHOOSE_SHOWN, invalid: CHOOSE_SHOWN, 'too-long': CHOOSE_SHOWN },
  },
}

export const MODERATION: Texts<typeof en.MODERATION> = {
  title: 'रिव्यू',
  lead: 'सेशन के बाद क्लाइंट ने जो लिखा। अच्छी बात और कमी दोनों दिखाएँ: केवल अपमानजनक, गलत या निजी बात रोकें।',
  filter: 'रिव्यू की स्थिति',
  tabs: { waiting: 'पढ़ने हैं', published: 'दिख रहे हैं', declined: 'रोके गए', hidden: 'छिपाए गए' },
  none: 'यहाँ कोई रिव्यू नहीं',
  noneLead: 'सेशन पूरा होने पर क्लाइंट को ईमेल से पूछा जाता है।',
  onDesk: (count) => (count === 1 ? 'एक रिव्यू पढ़ना है' : `${count} रिव्यू पढ़ने हैं`),
  anonymous: 'एक क्लाइंट',
  shownAs: (name) => `ऐसे दिखेगा: ${name}`,
  private: 'निजी: क्लाइंट नहीं चाहते कि दिखे',
  noText: 'केवल स्टार, कुछ लिखा नहीं।',
  publish: 'दिखाएँ',
  decline: 'रोकें',
  hide: 'छिपाएँ',
  of: (client) => `${client} का रिव्यू`,
  reply: 'सबको दिखने वाला जवाब',
  replyHint: 'रिव्यू के नीचे दिखता है। सेशन या कुंडली के बारे में कुछ न लिखें।',
  saveReply: 'जवाब सेव करें',
  booking: (code) => `बुकिंग ${code}`,
  done: {
    published: 'रिव्यू अब दिख रहा है',
    declined: 'रिव्यू रोका गया',
    hidden: 'रिव्यू छिपाया गया',
    reply: 'जवाब सेव हो गया',
  },
  refusals: {
    'review-changed': 'इस बीच क्लाइंट ने रिव्यू बदला है। फिर पढ़ें।',
    'not-public': 'क्लाइंट नहीं चाहते कि यह रिव्यू दिखे।',
    'reply-too-long': `जवाब ${LONGEST_REPLY} अक्षरों तक लिखें।`,
  },
}

export const PUBLIC_REVIEWS: Texts<typeof en.PUBLIC_REVIEWS> = {
  title: 'रिव्यू',
  heading: 'क्लाइंट क्या कहते हैं',
  description: (average, count) => `${count} रिव्यू में 5 में से ${average} स्टार, सेशन के बाद लिखे हुए।`,
  pageLead: (average, count) =>
    `${count} रिव्यू में 5 में से ${average} स्टार। रिव्यू केवल वही लिख सकते हैं जिनका सेशन हो चुका है, और कमियाँ भी दिखाई जाती हैं।`,
  seeAll: (count) => `सभी ${count} रिव्यू पढ़ें`,
  list: 'सभी रिव्यू',
  pages: 'रिव्यू के पेज',
  lead: (count) => `सेशन के बाद लिखे ${count} रिव्यू से।`,
  trustLine: (average, count) => `${count} रिव्यू में 5 में से ${average} स्टार`,
  anonymous: 'एक क्लाइंट',
  reply: 'जवाब',
}
