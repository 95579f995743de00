import type * as en from '../../en/booking/invoices.ts'
import type { Texts } from '../../texts.ts'

/** Texts of the list of invoices and credit notes, for clients and staff. */
export const INVOICES: Texts<typeof en.INVOICES> = {
  caption: 'इनवॉइस',
  columns: {
    number: 'नंबर',
    date: 'तारीख',
    status: 'स्थिति',
    service: 'सेवा',
    amount: 'रकम',
    tax: 'कर',
    total: 'कुल',
    pdf: 'PDF',
  },
  statuses: { paid: 'भुगतान हो गया', pending: 'बाकी', cancelled: 'रद्द', 'not-paid': 'भुगतान नहीं हुआ' },
  provisional: '(अस्थायी)',
  creditNote: 'क्रेडिट नोट',
  includingTax: (amount) => `इसमें ${amount} कर शामिल`,
  download: 'PDF',
  addNote: 'टिप्पणी जोड़ें',
  note: 'इनवॉइस पर टिप्पणी',
  noteHint: 'क्लाइंट इसे देख सकते हैं। इनवॉइस को नंबर मिलने के बाद टिप्पणी नहीं बदलती।',
  saveNote: 'टिप्पणी सेव करें',
  noteSaved: 'टिप्पणी सेव हो गई',
}
