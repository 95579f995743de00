import type * as en from '../../../en/staff/money/money-place.ts'
import type { Texts } from '../../../texts.ts'

/** Texts that all tabs of Money share: the month as three numbers. */
export const MONEY_PLACE: Texts<typeof en.MONEY_PLACE> = {
  title: 'पैसे',
  numbers: 'इस महीने के पैसे',
  received: 'मिले',
  toCheck: 'जाँचना है',
  toRefund: 'लौटाना है',
  payments: (count) => `${count} भुगतान`,
  refunds: (count) => `${count} रिफ़ंड`,
  failed: { title: 'पैसों का यह पेज नहीं खुला', detail: 'कुछ नहीं बदला है। कृपया फिर कोशिश करें।' },
  alsoHere: 'यहाँ और भी',
  vouchers: 'बिके हुए गिफ़्ट वाउचर',
  vouchersLead: 'वाउचर खोजें, देखें कि इस्तेमाल हुआ या नहीं, या दोबारा भेजें।',
  statement: 'बैंक स्टेटमेंट अपलोड करें',
  statementLead: 'किसी भी बैंक की CSV या XLSX फ़ाइल। जो भुगतान मिल जाएँ, उनकी पुष्टि एक क्लिक में।',
  gst: 'महीने का GST',
  gstLead: 'रिटर्न में क्या भरना है, राज्य और दर के अनुसार।',
}
