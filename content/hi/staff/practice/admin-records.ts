import type * as en from '../../../en/staff/practice/admin-records.ts'
import type { Texts } from '../../../texts.ts'

/** Texts of the audit log. */
export const AUDIT: Texts<typeof en.AUDIT> = {
  title: 'बदलावों का रिकॉर्ड',
  lead: 'किसने क्या किया, और कब। यहाँ लिखा हुआ बदला या हटाया नहीं जा सकता।',
  none: 'अभी कुछ नहीं हुआ है',
  nobody: 'साइट ने अपने-आप',
  erased: 'हटाया गया खाता',
  erasedClient: 'जिनका खाता हटाया जा चुका है',
  columns: { when: 'कब', what: 'क्या', who: 'किसने', about: 'किसके बारे में', details: 'विवरण' },
  email: (name) => `“${name}”`,
  titleOf: (title, user) => `${title} (${user})`,
  subjects: {
    booking: 'बुकिंग',
    email: 'ईमेल',
    enrollment: 'लिया गया कोर्स',
    'go-live': 'साइट शुरू करने की सूची',
    job: 'अपने-आप होने वाला काम',
    message: 'संदेश',
    post: 'लेख',
    practice: 'केंद्र',
    statement: 'बैंक स्टेटमेंट',
    suggestion: 'सुझाव',
    user: 'खाता',
    'waitlist-entry': 'वेटिंग लिस्ट',
    cohort: 'बैच',
  },
  emailTo: (name, recipient) => `“${name}”, ${recipient} को`,
}
