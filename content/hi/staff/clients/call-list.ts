import { plural } from '#content/words/grammar.ts'
import type * as en from '../../../en/staff/clients/call-list.ts'
import type { Texts } from '../../../texts.ts'

/** Texts of the list of people to call today. */
export const CALLS: Texts<typeof en.CALLS> = {
  title: 'फ़ोन करने की सूची',
  lead: 'आज किन्हें फ़ोन करना है और क्यों। बात वहीं रही, तो नाम कल फिर आएगा।',
  none: 'किसी को फ़ोन नहीं करना है',
  noneLead: 'सभी ईमेल पहुँच गए हैं, और न कोई भुगतान बाकी है, न पुष्टि, न उत्तर।',
  onDesk: (count) => plural(count, 'आज एक व्यक्ति को फ़ोन करना है', `आज ${count} लोगों को फ़ोन करना है`),
  reasons: {
    'email-failed': 'ईमेल नहीं पहुँचा',
    unconfirmed: 'सेशन की पुष्टि बाकी',
    'answer-overdue': 'उत्तर में देर',
    unpaid: 'भुगतान बाकी',
  },
  times: {
    'email-failed': (at) => `${at} से`,
    unconfirmed: (at) => `शुरू: ${at}`,
    'answer-overdue': (at) => `प्रश्न का समय: ${at}`,
    unpaid: (at) => `भुगतान ${at} तक हो सकता है`,
  },
  noPhone: 'फ़ोन नंबर नहीं',
  done: 'हो गया',
  markDone: (name, reason) => `हो गया: ${name}, ${reason}`,
  undo: 'वापस लें',
  doneToday: 'आज हो चुके',
  doneBy: (name) => `किसने किया: ${name}`,
  somebody: 'कोई साथी',
  marked: 'आज के लिए हो गया',
  unmarked: 'फिर सूची में',
}
