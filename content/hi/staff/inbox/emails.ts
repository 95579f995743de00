import { plural } from '#content/words/grammar.ts'
import type * as en from '../../../en/staff/inbox/emails.ts'
import type { Texts } from '../../../texts.ts'

/** Texts of the lists of emails and of failed jobs. */
export const EMAIL_LIST: Texts<typeof en.EMAIL_LIST> = {
  title: 'ईमेल',
  lead: 'साइट से भेजा गया हर ईमेल, और वह पहुँचा या नहीं।',
  states: {
    queued: 'इंतज़ार में',
    sending: 'भेज रहे हैं',
    sent: 'भेजा गया',
    failed: 'नहीं गया',
    skipped: 'ज़रूरत नहीं रही',
  },
  all: 'सभी',
  columns: { email: 'ईमेल', to: 'किन्हें', at: 'कब', state: 'स्थिति', note: 'कारण' },
  resend: 'फिर भेजें',
  resent: 'ईमेल फिर भेजा जाएगा',
  tries: (count) => `${count} बार कोशिश`,
  heldUp: (count) =>
    `अभी ईमेल नहीं भेजे जा सकते। ${plural(count, 'एक ईमेल रुका है', `${count} ईमेल रुके हैं`)}, सबसे पुराना इस समय से:`,
  heldUpReason: 'हम अपने-आप कोशिश करते रहते हैं और कोई ईमेल खोता नहीं है। मेल सर्वर ने कहा:',
  none: 'यहाँ कोई ईमेल नहीं',
  noneLead: 'बुकिंग, निमंत्रण और संदेशों के ईमेल यहाँ दिखते हैं।',
  problems: {
    'email-not-found': 'यह ईमेल अब नहीं है।',
    'email-on-its-way': 'यह ईमेल अभी भेजा जा रहा है।',
  },
}

export const DEAD_JOBS: Texts<typeof en.DEAD_JOBS> = {
  names: {
    'notify-subscribers': 'नए लेख के ईमेल भेजना',
    'apply-decision': 'भुगतान पर लिया फ़ैसला लागू करना',
    'queue-session-reminders': 'सेशन से दो दिन पहले के रिमाइंडर',
    'queue-soon-reminders': 'जल्द शुरू होने वाले सेशन के रिमाइंडर',
    'release-expired-holds': 'बिना भुगतान के रोके समय खोलना',
    'publish-scheduled-posts': 'तय समय पर लेख प्रकाशित करना',
    'requeue-stuck-emails': 'अटके हुए ईमेल फिर भेजना',
    'purge-accounts': 'हटाए गए खाते साफ़ करना',
    'purge-visits': 'पुराने साइन इन और विज़िट साफ़ करना',
    'make-backup': 'रात का बैकअप',
    'check-records': 'रिकॉर्ड की रात की जाँच',
  },
  givenUp: 'हर कोशिश में रुक गया, आखिरी बार',
  retry: 'फिर कोशिश करें',
  retried: 'फिर कोशिश की जाएगी',
  gone: 'यह काम अब सूची में नहीं है।',
}
