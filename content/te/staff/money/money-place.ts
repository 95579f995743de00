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
