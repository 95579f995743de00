import type * as en from '../../../en/staff/today/today.ts'
import type { Texts } from '../../../texts.ts'

/** Texts of Today: the day, its sessions, and what needs a decision. */
export const TODAY: Texts<typeof en.TODAY> = {
  title: 'आज',
  hora: (lord) => `अभी ${lord} की होरा`,
  sessions: 'सेशन',
  noSessions: 'आज अब कोई सेशन नहीं है।',
  class: 'क्लास',
  running: 'अभी',
  paysAtSession: 'सेशन पर भुगतान',
  allSessions: 'सभी सेशन',
  toSend: 'WhatsApp और SMS के संदेश',
  needs: 'आपके करने के काम',
  nothing: 'अभी कोई काम बाकी नहीं है।',
  kinds: {
    toVerify: 'भुगतान जाँचें',
    toCheck: 'रद्द बुकिंग के भुगतान जाँचें',
    answers: 'उत्तर लिखें',
    answersLate: 'उत्तर: आज देने हैं या देर हो चुकी',
    unfinished: 'बताएँ कि सेशन हुए या नहीं',
    conflicts: 'काम के घंटों से बाहर के सेशन',
    calls: 'फ़ोन करें',
    toSend: 'बिना ईमेल वालों को संदेश भेजें',
    unpaid: 'बिना भुगतान की बुकिंग',
    refunds: 'रिफ़ंड भेजें',
    waitlist: 'वेटिंग लिस्ट में क्लाइंट',
    reviews: 'रिव्यू पढ़ें',
    messages: 'संदेशों का जवाब दें',
    suggestions: 'सुझाव पढ़ें',
    failedEmails: 'ईमेल, जो नहीं गए',
    studentsWork: 'विद्यार्थियों के काम का जवाब दें',
    studentsQuestions: 'विद्यार्थियों के प्रश्न, जवाब देना है',
    enrollments: 'विद्यार्थी, जिनकी तारीख तय नहीं',
    deadLinks: 'दूसरी साइटों के बंद लिंक',
    failedJobs: 'अपने-आप होने वाले काम, जो नहीं हुए',
  },
}

export type NeedKind = keyof typeof TODAY.kinds
