import type * as en from '../../../en/staff/money/invoice-list.ts'
import type { Texts } from '../../../texts.ts'

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
