import type * as en from '../../../en/staff/practice/admin-records.ts'
import type { Texts } from '../../../texts.ts'

/** Texts of the audit log. */
export const AUDIT: Texts<typeof en.AUDIT> = {
  title: 'మార్పుల రికార్డు',
  lead: 'ఎవరు, ఏం, ఎప్పుడు చేశారో. ఇందులోనివి ఎవరూ మార్చలేరు, తొలగించలేరు.',
  none: 'ఇంకా ఏమీ జరగలేదు',
  nobody: 'సైట్ దానంతట అదే',
  erased: 'తొలగించిన ఖాతా',
  erasedClient: '(తొలగించిన ఖాతా)',
  columns: { when: 'ఎప్పుడు', what: 'ఏం జరిగింది', who: 'ఎవరు', about: 'దేని గురించి', details: 'వివరాలు' },
  email: (name) => `“${name}”`,
  titleOf: (title, user) => `${title} (${user})`,
  subjects: {
    booking: 'బుకింగ్',
    email: 'ఈమెయిల్',
    enrollment: 'కోర్సు నమోదు',
    'go-live': 'సైట్ తెరిచే ముందు జాబితా',
    job: 'దానంతట అదే జరిగే పని',
    message: 'సందేశం',
    post: 'వ్యాసం',
    practice: 'మా కేంద్రం',
    statement: 'బ్యాంక్ స్టేట్‌మెంట్',
    suggestion: 'సూచన',
    user: 'ఖాతా',
    'waitlist-entry': 'వెయిటింగ్ లిస్ట్',
    cohort: 'బ్యాచ్',
  },
  emailTo: (name, recipient) => `“${name}”, ఎవరికి: ${recipient}`,
}
