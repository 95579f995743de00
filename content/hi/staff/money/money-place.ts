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

/** Texts of the list of payments and refunds. */
export const RECEIVED: Texts<typeof en.RECEIVED> = {
  title: 'भुगतान और रिफ़ंड',
  search: 'बुकिंग, क्लाइंट या रेफ़रेंस से खोजें',
  months: 'महीना',
  all: 'सभी',
  total: (amount) => `${amount} मिले, रिफ़ंड घटाकर`,
  none: 'यहाँ कोई भुगतान नहीं',
  noneLead: 'जिस भुगतान की पुष्टि हो जाए, वह यहाँ दिखता है।',
  columns: {
    date: 'तारीख',
    what: 'किसके लिए',
    booking: 'बुकिंग',
    client: 'क्लाइंट',
    method: 'किस तरह',
    reference: 'रेफ़रेंस',
    amount: 'रकम',
  },
  refund: 'रिफ़ंड',
  reversed: 'वापस लिया',
  account: 'क्लाइंट का खाता',
}

/** Texts of the list of invoices and credit notes. */
export const INVOICE_LIST: Texts<typeof en.INVOICE_LIST> = {
  title: 'इनवॉइस और क्रेडिट नोट',
  search: 'नंबर, बुकिंग, क्लाइंट या सेवा से खोजें',
  client: 'क्लाइंट',
  all: 'सभी',
  kinds: { invoice: 'इनवॉइस', credit_note: 'क्रेडिट नोट' },
  none: 'यहाँ कोई इनवॉइस नहीं',
  noneLead: 'भुगतान की सूचना आते ही इनवॉइस बनता है। भुगतान की पुष्टि होने पर उसे नंबर मिलता है।',
}
