import type * as en from '../../en/booking/account.ts'
import type { Texts } from '../../texts.ts'

export const LEDGER: Texts<typeof en.LEDGER> = {
  title: 'हिसाब',
  bookingTitle: 'भुगतान',
  accountTitle: 'हिसाब',
  ownTitle: 'आपका हिसाब',
  columns: { what: 'विवरण', date: 'तारीख', receipt: 'रसीद', amount: 'रकम', balance: 'बाकी' },
  caption: 'शुल्क, भुगतान और बाकी रकम',
  empty: 'अभी तक कोई शुल्क या भुगतान नहीं है।',
  discount: (label) => `छूट: ${label}`,
  methods: {
    upi: 'UPI',
    bank: 'बैंक ट्रांसफ़र',
    swift: 'विदेश से ट्रांसफ़र',
    link: 'भुगतान लिंक',
    cash: 'नकद',
    card: 'कार्ड',
  },
  rupees: 'रकम, रुपये में',
  receipt: 'रसीद',
  cancelledReceipt: 'रद्द रसीद',
  reverse: 'वापस लें',
  due: 'बाकी रकम',
  settled: 'कुछ भी बाकी नहीं है।',
  owed: 'क्लाइंट को देना है',
  owedToYou: 'हमें आपको देना है',
  checking: 'जाँच हो रही है',
  keepAsCredit: (amount) => `${amount} जमा रखें`,
  keptAsCredit: (amount) => `${amount} क्लाइंट की जमा रकम में जुड़ गए`,
  credit: 'जमा रकम',
  creditHint: 'जमा रकम अगली बुकिंग में काम आएगी।',
  record: 'भुगतान लिखें',
  refundCredit: 'जमा रकम लौटाएँ',
}

export const BALANCE_DUE: Texts<typeof en.BALANCE_DUE> = {
  title: 'बाकी रकम',
  pay: 'बाकी रकम का भुगतान करें',
  account: 'अपना हिसाब देखें',
  lead: (total) => `कुल ${total} बाकी हैं। कृपया हर बुकिंग का भुगतान अलग-अलग करें, ताकि हर भुगतान हमें मिल जाए।`,
  none: 'कुछ भी बाकी नहीं है',
  noneLead: 'सारा भुगतान हो चुका है, या हम आपके भुगतान की जाँच कर रहे हैं।',
  dashboard: 'मेरा डैशबोर्ड देखें',
}
