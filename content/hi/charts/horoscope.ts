import type * as en from '../../en/charts/horoscope.ts'
import type { Texts } from '../../texts.ts'

/** Texts of the horoscope pages: the frame, daily texts, planetary positions and compatibility. */
export const HOROSCOPE: Texts<typeof en.HOROSCOPE> = {
  title: 'कुंडली (बीटा)',
  description:
    'मुफ़्त जन्म कुंडली उत्तर, दक्षिण और पूर्व भारतीय शैली में, दशा और पंचांग के साथ, दैनिक राशिफल, ग्रह स्थिति और अष्टकूट मिलान।',
  eyebrow: 'बीटा',
  heading: 'आपकी मुफ़्त कुंडली',
  lead: 'ग्रहों की सटीक स्थिति आपके अपने ब्राउज़र में निकलती है। आप जो लिखते हैं, वह आपके डिवाइस पर ही रहता है, जब तक आप उसे सेव न करें।',
  tabs: {
    label: 'कुंडली',
    birthChart: 'जन्म कुंडली',
    daily: 'राशिफल',
    planets: 'ग्रह स्थिति',
    compatibility: 'कुंडली मिलान',
  },
  closingTitle: 'अपनी कुंडली के बारे में और जानना चाहते हैं?',
  closingLead: 'सेशन में अपने प्रश्न पूछें, या खुद कुंडली पढ़ना सीखें।',
  bookConsultation: 'परामर्श बुक करें',
  exploreCourses: 'कोर्स देखें',
}

export const DAILY: Texts<typeof en.DAILY> = {
  heading: (date) => `हर राशि का दिन: ${date}`,
  lead: 'हर राशिफल चंद्र राशि का है, अखबारों की सूर्य राशि का नहीं। अक्सर दोनों अलग होती हैं।',
  findMoonSign: 'अपनी राशि जानें',
  days: 'अगले सात दिन',
  today: 'आज',
  why: 'क्यों',
  placed: (graha, sign, house) => `${graha} ${sign} में, ${house} भाव`,
  reasonFrom: (reason, sign) => `${reason}, ${sign} से गिनकर।`,
  everybody: 'सबके लिए',
  star: (name) => `चंद्रमा ${name} नक्षत्र में है।`,
  moonMoves: (sign, time) => `चंद्रमा ${time} IST पर ${sign} में जाता है।`,
  rule: 'हर राशिफल तय नियमों से बनता है: भारत में दोपहर 12 बजे चंद्रमा, और बारी-बारी से सूर्य, गुरु और शनि, आपकी राशि से किस भाव में हैं।',
  moonSign: 'इस चंद्र राशि का राशिफल।',
  sunDates: (dates) => `सूर्य राशि के रूप में: ${dates}`,
}

export const CURRENT_SKY: Texts<typeof en.CURRENT_SKY> = {
  heading: 'इस समय का आकाश',
  lead: (time) => `निरयन स्थिति, ${time}। हर मिनट अपडेट होती है।`,
  caption: 'नौ ग्रह',
  columns: {
    graha: 'ग्रह',
    position: 'स्थिति',
    nakshatra: 'नक्षत्र',
    house: 'भाव',
  },
  houseNote: (place, lagna) => `भाव इस समय के लग्न से गिने गए हैं (${place}): ${lagna}।`,
  retrograde: 'वक्री',
  combust: 'अस्त',
  panchanga: 'आज का पंचांग',
  place: 'स्थान',
  change: 'यह स्थान दिखाएँ',
  wheelLabel: (time) => `निरयन आकाश, ${time}`,
}

export const GAZETTEER_CREDIT = 'स्थान: GeoNames, CC BY 4.0'
