import type * as en from '../../../en/staff/money/received.ts'
import type { Texts } from '../../../texts.ts'

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
