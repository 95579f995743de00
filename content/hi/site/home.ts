import type * as en from '../../en/site/home.ts'
import type { Texts } from '../../texts.ts'

export const HOME: Texts<typeof en.HOME> = {
  title: (practiceName) => `${practiceName}: ज्योतिष परामर्श और कोर्स`,
  eyebrow: 'ध्यान से देखी गई कुंडली',
  heading: 'अपने समय को पहचानें',
  lead: 'जन्म कुंडली आपके जन्म के समय का आकाश है। हम उसे आसान शब्दों में समझाते हैं, ताकि आप अगला कदम साफ़ मन से उठाएँ।',
  bookConsultation: 'परामर्श बुक करें',
  exploreCourses: 'कोर्स देखें',
  nextFreeHourLabel: 'अगला खाली समय',
  wheelLabel: (time) => `${time} का निरयन आकाश: बारह राशियों में नौ ग्रह`,
  skyCaption: (time) => `इस समय का आकाश, ${time}। लाहिरी अयनांश, मध्यम राहु।`,
  panchangaMore: 'पूरा पंचांग देखें',
  panchangaLabel: (place) => `${place} का आज का पंचांग`,

  aboutEyebrow: 'ज्योतिषी के बारे में',
  benefitsTitle: 'आप किन बातों पर भरोसा कर सकते हैं',
  benefitsLead: 'हर सेशन में हम ऐसे काम करते हैं।',
  packagesTitle: 'परामर्श और कीमत',
  packagesLead: 'जो पूछना हो, चुनें। कीमत बुक करने से पहले दिखती है।',
  testimonialsTitle: 'क्लाइंट क्या कहते हैं',
  testimonialsLabel: 'क्लाइंट के अनुभव',
  testimonialLabel: (number, total) => `अनुभव ${number}, कुल ${total}`,

  closingTitle: 'एक प्रश्न से शुरू करें',
  closingLead: 'ज्योतिष जानना ज़रूरी नहीं, और आज ही कुछ तय करना भी नहीं। परामर्श चुनें, समय चुनें और पूछें।',
  seeConsultations: 'परामर्श देखें',
  drawChart: 'अपनी कुंडली बनाएँ',
}

export const BENEFITS: Texts<typeof en.BENEFITS> = [
  {
    title: 'समय सिर्फ़ आपका',
    text: 'जो समय आपको ठीक लगे, चुनें। वह केवल आपका रहता है और आपके अपने टाइम ज़ोन में दिखता है।',
  },
  {
    title: 'कीमत पहले से पता',
    text: 'हर परामर्श और कोर्स के साथ कीमत लिखी है और यह भी कि उसमें क्या मिलेगा। बाद में कुछ नहीं जुड़ता।',
  },
  {
    title: 'ध्यान से की गई गणना',
    text: 'ग्रहों की सटीक स्थिति, आपके स्थान का सूर्योदय और हर वर्ष का सही टाइम ज़ोन।',
  },
]
