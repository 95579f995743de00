import { listWithAnd } from '#content/words/grammar.ts'
import type * as en from '../../en/emails/almanac.ts'
import type { Texts } from '../../texts.ts'

export const FESTIVAL_OPT_IN: Texts<typeof en.FESTIVAL_OPT_IN> = {
  subject: (practice) => `${practice} के त्योहार रिमाइंडर की पुष्टि करें`,
  preview: 'बस एक काम और, फिर हम एक दिन पहले शाम को ईमेल करेंगे।',
  opening: 'आपने इन दिनों के लिए एक दिन पहले शाम को ईमेल माँगा था। कृपया पुष्टि करें:',
  city: 'शहर',
  days: 'दिन',
  button: 'रिमाइंडर की पुष्टि करें',
  note: 'पुष्टि करने तक हम ये ईमेल नहीं भेजेंगे। हर ईमेल में उन्हें बंद करने का लिंक होता है।',
}

export const FESTIVAL_EVE: Texts<typeof en.FESTIVAL_EVE> = {
  subject: (names) => `कल ${listWithAnd(names)} ${names.length > 1 ? 'हैं' : 'है'}`,
  familySubject: 'कल आपके परिवार का एक खास दिन है',
  preview: (day, city) => `${day}, ${city}।`,
  festivals: (day, names, city) => `${day} को ${city} में ${listWithAnd(names)} ${names.length > 1 ? 'हैं' : 'है'}।`,
  times: (name, city) => `${name}, ${city} के समय:`,
  family: (day, city) => `${day} को आपके परिवार के दिन, ${city}:`,
  button: 'दिन के समय देखें',
  ruleOf: (name) => `${name}: नियम और तारीखें`,
}

export const REMEDY_EVE: Texts<typeof en.REMEDY_EVE> = {
  subject: () => 'कल आपके उपाय का दिन है',
  preview: (count, day) => (count === 1 ? `${day}: एक उपाय करना है।` : `${day}: ${count} उपाय करने हैं।`),
  opening: (count, day) => (count === 1 ? `${day} को एक उपाय करना है।` : `${day} को ${count} उपाय करने हैं।`),
  button: 'उपाय देखें',
}

/** Under every email of the evening before. */
export const WHY_THIS_EMAIL = 'यह ईमेल इसलिए आया है कि आपने एक दिन पहले शाम को बताने को कहा था।'
