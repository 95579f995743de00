import type * as en from '../../../en/staff/money/received.ts'
import type { Texts } from '../../../texts.ts'

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
