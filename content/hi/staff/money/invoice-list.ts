import type * as en from '../../../en/staff/money/invoice-list.ts'
import type { Texts } from '../../../texts.ts'

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
