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
  emailTo: (name, recipient) => `“${name}”, ఎవరికి: ${recipient}`,
  yes: 'అవును',
  no: 'కాదు',
  change: (from, to) => `ముందు ${from}, ఇప్పుడు ${to}`,
}
