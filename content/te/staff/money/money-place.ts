import { plural } from '#content/words/grammar.ts'
import type * as en from '../../../en/staff/money/money-place.ts'
import type { Texts } from '../../../texts.ts'

/** Texts that all tabs of Money share: the month as three numbers. */
export const MONEY_PLACE: Texts<typeof en.MONEY_PLACE> = {
  title: 'డబ్బు',
  numbers: 'ఈ నెల డబ్బు',
  received: 'అందింది',
  toCheck: 'సరిచూడాలి',
  toRefund: 'తిరిగి ఇవ్వాలి',
  payments: (count) => plural(count, '1 చెల్లింపు', `${count} చెల్లింపులు`),
  refunds: (count) => plural(count, '1 రీఫండ్', `${count} రీఫండ్‌లు`),
  failed: { title: 'ఈ పేజీ తెరుచుకోలేదు', detail: 'ఏదీ మారలేదు. దయచేసి మళ్లీ ప్రయత్నించండి.' },
  alsoHere: 'ఇక్కడ ఇవి కూడా',
  vouchers: 'అమ్మిన గిఫ్ట్ వోచర్లు',
  vouchersLead: 'వోచర్ వెతకండి, వాడారో లేదో చూడండి, మళ్లీ పంపండి.',
  statement: 'బ్యాంక్ స్టేట్‌మెంట్ అప్‌లోడ్ చేయండి',
  statementLead: 'ఏ బ్యాంక్‌దైనా CSV లేదా XLSX. సరిపోయిన చెల్లింపులన్నీ ఒక్క క్లిక్‌తో సరిచూడవచ్చు.',
  gst: 'ఒక నెల GST',
  gstLead: 'రిటర్న్‌లో చూపాల్సినవి, రాష్ట్రం, పన్ను రేటు వారీగా.',
}

/** Texts of the list of payments and refunds. */
export const RECEIVED: Texts<typeof en.RECEIVED> = {
  title: 'చెల్లింపులు, రీఫండ్‌లు',
  search: 'బుకింగ్, క్లయింట్ లేదా రిఫరెన్స్‌తో వెతకండి',
  months: 'నెల',
  all: 'అన్నీ',
  total: (amount) => `రీఫండ్‌లు పోగా ${amount} అందింది`,
  none: 'ఇక్కడ చెల్లింపులు లేవు',
  noneLead: 'సరిచూసిన ప్రతి చెల్లింపూ ఇక్కడ కనిపిస్తుంది.',
  columns: {
    date: 'తేదీ',
    what: 'రకం',
    booking: 'బుకింగ్',
    client: 'క్లయింట్',
    method: 'విధానం',
    reference: 'రిఫరెన్స్',
    amount: 'మొత్తం',
  },
  refund: 'రీఫండ్',
  reversed: 'నమోదు రద్దయింది',
  account: 'క్లయింట్ ఖాతా',
}

/** Texts of the list of invoices and credit notes. */
export const INVOICE_LIST: Texts<typeof en.INVOICE_LIST> = {
  title: 'ఇన్‌వాయిస్‌లు, క్రెడిట్ నోట్‌లు',
  search: 'నంబర్, బుకింగ్, క్లయింట్ లేదా సేవతో వెతకండి',
  client: 'క్లయింట్',
  all: 'అన్నీ',
  kinds: { invoice: 'ఇన్‌వాయిస్‌లు', credit_note: 'క్రెడిట్ నోట్‌లు' },
  none: 'ఇక్కడ ఇన్‌వాయిస్‌లు లేవు',
  noneLead: 'చెల్లించానని క్లయింట్ చెప్పగానే ఇన్‌వాయిస్ తయారవుతుంది. చెల్లింపు సరిచూశాక దానికి నంబర్ వస్తుంది.',
}
