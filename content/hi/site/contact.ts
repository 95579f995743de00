import { duration } from '#content/words/numbers.ts'
import { REPLY_WITHIN_HOURS } from '#domain/visitors/form-limits.ts'
import type * as en from '../../en/site/contact.ts'
import type { Texts } from '../../texts.ts'

/** How soon a message is answered. */
export const REPLY_WITHIN = duration(REPLY_WITHIN_HOURS, 'hour')

export const CONTACT: Texts<typeof en.CONTACT> = {
  title: 'संपर्क',
  heading: 'हमें लिखें',
  lead: 'बुकिंग, भुगतान या कोर्स के बारे में कुछ पूछना है? हमें लिखें। हर संदेश हमारी टीम खुद पढ़ती है।',
  description: `फ़ॉर्म, ईमेल या फ़ोन से हमसे संपर्क करें। सोमवार से शनिवार, ${REPLY_WITHIN} के अंदर जवाब।`,

  cardsTitle: 'हमसे कैसे संपर्क करें',
  email: 'ईमेल',
  phone: 'फ़ोन',
  address: 'पता',
  hours: 'मिलने का समय',
  indianTime: 'भारतीय समय (IST)',

  formTitle: 'संदेश भेजें',
  fields: {
    name: 'आपका नाम',
    email: 'ईमेल',
    phone: 'फ़ोन (ज़रूरी नहीं)',
    inquiryType: 'किस बारे में है?',
    subject: 'विषय',
    message: 'संदेश',
  },
  aboutDates: {
    subject: (course) => `अगली तारीखें: ${course}`,
    message: (course) => `कृपया मुझे बताएँ कि ${course} की बुकिंग फिर कब खुलेगी।`,
  },
  chooseTopic: 'विषय चुनें (ज़रूरी नहीं)',
  inquiryTypes: {
    consultation: 'परामर्श',
    courses: 'कोर्स',
    technical: 'वेबसाइट में दिक्कत',
    billing: 'भुगतान',
    general: 'कुछ और',
  },
  messageHint: 'पासवर्ड, UPI PIN और जन्म विवरण यहाँ न लिखें।',
  send: 'संदेश भेजें',
  sent: 'संदेश मिल गया!',
  sentDetail: `हम ${REPLY_WITHIN} के अंदर जवाब देंगे।`,
  responseTitle: 'हम कब जवाब देते हैं',
  responseNote: (hours) => `हर संदेश का जवाब ${REPLY_WITHIN} के अंदर, ${hours}, भारतीय समय (IST)।`,
  privacy: 'आपका संदेश केवल जवाब देने के काम आता है। और जानकारी {privacy} में है।',
  privacyLink: 'गोपनीयता नीति',

  quickLinks: 'ज़रूरी लिंक',
  faqTitle: 'लिखने से पहले',
}

export const CONTACT_LINKS = [
  { href: '/consultation', label: 'परामर्श बुक करें', text: 'वीडियो कॉल या फ़ोन पर, आपकी सुविधा के समय पर' },
  { href: '/courses', label: 'कोर्स देखें', text: 'पहली राशि से पूरी कुंडली तक' },
  { href: '/blog', label: 'ब्लॉग पढ़ें', text: 'नक्षत्र, ग्रह और भाव पर आसान लेख' },
] as const
