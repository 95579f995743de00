import type * as en from '../../en/site/astrologers.ts'
import type { Texts } from '../../texts.ts'

export const ASTROLOGERS: Texts<typeof en.ASTROLOGERS> = {
  title: 'ज्योतिषी',
  heading: 'हमारे ज्योतिषी',
  lead: 'जिनसे बात करना चाहें, उन्हें चुनें। या जो भी उपलब्ध हों, उनका पहला खाली समय बुक करें।',
  description: (names) => `वैदिक ज्योतिष परामर्श: ${names.join(', ')}`,
  eyebrow: 'ज्योतिषी',
  about: (name) => `${name} जी के बारे में`,
  languages: 'भाषाएँ',
  pageLead: 'वीडियो कॉल या फ़ोन पर वैदिक ज्योतिष परामर्श।',
  services: (name) => `${name} जी के परामर्श`,
  noServices: 'अभी कोई परामर्श बुक नहीं हो सकता।',
  bookWith: (name) => `${name} जी के साथ बुक करें`,
  seeAll: 'सभी ज्योतिषी देखें',
}
