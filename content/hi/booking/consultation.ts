import { numberInWords } from '#content/words/numbers.ts'
import { REMINDER_DAYS_BEFORE } from '#domain/sessions/reminder-times.ts'
import type * as en from '../../en/booking/consultation.ts'
import type { Texts } from '../../texts.ts'

export const CONSULTATION: Texts<typeof en.CONSULTATION> = {
  title: 'परामर्श',
  heading: 'अपनी कुंडली पर हमसे बात करें',
  lead: 'वीडियो कॉल या फ़ोन पर सीधे ज्योतिषी जी से बात करें। लिंक हम सेशन से पहले भेजते हैं।',
  description: (names) =>
    ['वीडियो कॉल या फ़ोन पर वैदिक ज्योतिष परामर्श बुक करें', ...(names.length ? [names.join(', ')] : [])].join(': '),
  none: 'अभी कोई परामर्श बुक नहीं हो सकता',
  noneLead: 'हमारे परामर्श जल्द यहाँ दिखेंगे। तब तक हमें लिखें।',
  writeToUs: 'हमें लिखें',
  packagesTitle: 'परामर्श',
  mostPopular: 'सबसे लोकप्रिय',
  perQuestion: 'प्रति प्रश्न',
  bookNow: 'अभी बुक करें',
  needs: 'आपसे क्या चाहिए',
  returning: (percent) => `पहले भी बुक किया है? पुराने क्लाइंट को ${percent}% कम देना होता है। साइन इन करने पर कम कीमत दिखती है।`,
  returningBadge: (percent) => `${percent}% छूट (पुराने क्लाइंट)`,

  stepsTitle: 'यह कैसे होता है',
  stepsLead: 'बुकिंग से सेशन तक।',

  faqTitle: 'अक्सर पूछे जाने वाले प्रश्न',
  standardTitle: 'समझ नहीं आ रहा कि कौन-सा चुनें?',
  standardLead: (name) => `हमारा सामान्य परामर्श है “${name}”। बुक करते समय अपना प्रश्न भी लिख सकते हैं।`,
  bookStandard: 'यही परामर्श बुक करें',
  askFirst: 'पहले हमसे पूछें',
}

const PAY_BY_UPI = {
  title: 'UPI से भुगतान करें',
  text: 'QR कोड स्कैन करें या UPI ID कॉपी करें, अपने ऐप से भुगतान करें और 12 अंकों की ट्रांज़ैक्शन ID लिखें। हम जाँचकर बुकिंग पक्की करते हैं।',
}

/** For a practice that offers other payment methods than UPI. */
function payStep(how: string) {
  return {
    title: 'भुगतान करें',
    text: `भुगतान करें (${how}) और हमें रेफ़रेंस नंबर भेजें। हम जाँचकर बुकिंग पक्की करते हैं।`,
  }
}

type Step = { readonly title: string; readonly text: string }

function stepsWith(pay: Step): readonly Step[] {
  return [
    {
      title: 'परामर्श चुनें',
      text: 'परामर्श चुनें, फिर दिन और समय। समय भारतीय समय में और आपके अपने समय में भी दिखते हैं।',
    },
    {
      title: 'विवरण भरें',
      text: 'जन्म तिथि, समय और स्थान, और जो पूछना हो। प्रश्न कुंडली के लिए जन्म विवरण नहीं चाहिए।',
    },
    pay,
    {
      title: 'मीटिंग लिंक पाएँ',
      text: `सेशन से पहले मीटिंग लिंक ईमेल से आता है, और ${numberInWords(REMINDER_DAYS_BEFORE)} दिन पहले रिमाइंडर।`,
    },
    { title: 'मिलें और पूछें', text: 'हम साथ मिलकर आपकी कुंडली क्रम से देखते हैं, और आपके प्रश्नों के लिए समय रहता है।' },
  ]
}

/** What a client does from choosing to meeting, and the same with all the ways to pay. */
export const CONSULTATION_STEPS = stepsWith(PAY_BY_UPI)

export function consultationSteps(howToPay: string): readonly Step[] {
  return stepsWith(payStep(howToPay))
}
