import type * as en from '../../en/booking/account.ts'
import type { Texts } from '../../texts.ts'

export const LEDGER: Texts<typeof en.LEDGER> = {
  title: 'लेन-देन',
  bookingTitle: 'भुगतान',
  accountTitle: 'खाता',
  ownTitle: 'आपका खाता',
  columns: { what: 'विवरण', date: 'तारीख', receipt: 'रसीद', amount: 'राशि', balance: 'शेष' },
  caption: 'शुल्क, भुगतान और शेष राशि',
  empty: 'अभी तक कोई शुल्क या भुगतान नहीं है।',
  discount: (label) => `छूट: ${label}`,
  ways: {
    upi: 'UPI',
    bank: 'बैंक ट्रांसफ़र',
    swift: 'विदेश से ट्रांसफ़र',
    link: 'भुगतान लिंक',
    cash: 'नकद',
    card: 'कार्ड',
  },
  rupees: 'राशि रुपये में',
  receipt: 'रसीद',
  cancelledReceipt: 'रद्द रसीद',
  reverse: 'वापस लें',
  due: 'बाकी राशि',
  settled: 'कुछ भी बाकी नहीं है।',
  owed: 'क्लाइंट को देना है',
  owedToYou: 'हमें आपको देना है',
  checking: 'जाँच हो रही है',
  keepAsCredit: (amount) => `${amount} जमा रखें`,
  keptAsCredit: (amount) => `${amount} क्लाइंट की जमा राशि में जुड़ गए`,
  credit: 'जमा राशि',
  creditHint: 'जमा राशि अगली बुकिंग में काम आएगी।',
  record: 'भुगतान दर्ज करें',
  refundCredit: 'जमा राशि लौटाएँ',
}

export const BALANCE_DUE: Texts<typeof en.BALANCE_DUE> = {
  title: 'बाकी राशि',
  pay: 'बाकी राशि चुकाएँ',
  account: 'अपना खाता देखें',
  lead: (total) => `कुल ${total} बाकी हैं। कृपया हर बुकिंग का भुगतान अलग-अलग करें, ताकि हर भुगतान हमें मिल जाए।`,
  none: 'कुछ भी बाकी नहीं है',
  noneLead: 'सारा भुगतान हो चुका है, या हम आपके भुगतान की जाँच कर रहे हैं।',
  dashboard: 'मेरे डैशबोर्ड पर जाएँ',
}
