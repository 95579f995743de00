import type * as en from '../../en/booking/invoices.ts'
import type { Texts } from '../../texts.ts'

/** Texts of the list of invoices and credit notes, for clients and staff. */
export const INVOICES: Texts<typeof en.INVOICES> = {
  caption: 'ఇన్‌వాయిస్‌లు',
  columns: {
    number: 'నంబర్',
    date: 'తేదీ',
    status: 'స్థితి',
    service: 'సేవ',
    amount: 'మొత్తం',
    tax: 'పన్ను',
    total: 'అంతా కలిపి',
    pdf: 'PDF',
  },
  statuses: { paid: 'చెల్లించారు', pending: 'పెండింగ్', cancelled: 'రద్దయింది', 'not-paid': 'చెల్లించలేదు' },
  provisional: '(తాత్కాలికం)',
  creditNote: 'క్రెడిట్ నోట్',
  includingTax: (amount) => `${amount} పన్నుతో కలిపి`,
  download: 'PDF',
  addNote: 'గమనిక జోడించండి',
  note: 'ఇన్‌వాయిస్‌పై గమనిక',
  noteHint: 'క్లయింట్‌కు ఇది కనిపిస్తుంది. ఇన్‌వాయిస్‌కు నంబర్ వచ్చాక గమనిక మార్చలేరు.',
  saveNote: 'గమనిక సేవ్ చేయండి',
  noteSaved: 'గమనిక సేవ్ అయింది',
}
