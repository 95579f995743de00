import { numberInWords } from '#content/words/numbers.ts'
import { INACTIVE_YEARS } from '#domain/privacy/retention.ts'
import type * as en from '../../../en/staff/clients/accounts.ts'
import type { Texts } from '../../../texts.ts'

/** Texts of the list of accounts, and of the account on a person's card. */
export const ACCOUNTS: Texts<typeof en.ACCOUNTS> = {
  title: 'खाता',
  lead: 'जिनका भी खाता है, चाहे बुकिंग हो या नहीं।',
  all: 'सभी',
  filters: { closed: 'बंद', leaving: 'हटने वाले' },
  none: 'यहाँ कोई खाता नहीं',
  columns: { name: 'नाम', contact: 'संपर्क', lastActive: 'पिछली बार कब आए', state: 'स्थिति', note: 'टिप्पणी' },
  isClosed: 'बंद',
  closeHint: 'खाता बंद करते ही वे साइन आउट हो जाते हैं। इससे कुछ हटता नहीं है।',
  toTeam: 'अधिकार बदलें',
  unverified: 'ईमेल की पुष्टि नहीं',
  noEmail: 'ईमेल नहीं',
  close: 'खाता बंद करें',
  open: 'खाता फिर खोलें',
  closed: 'खाता बंद हो गया',
  opened: 'खाता फिर खुल गया',
  leaves: 'खाता हटाने को कहा है। इसके बाद हटेगा:',
  leavesInactive: `${numberInWords(INACTIVE_YEARS)} साल से साइन इन नहीं हुआ। इसके बाद हटेगा:`,
  problems: {
    'last-admin': 'ये आखिरी एडमिन हैं। पहले किसी और को एडमिन बनाएँ।',
    'own-account': 'अपना खाता यहाँ से बंद नहीं कर सकते। उसे प्रोफ़ाइल में जाकर हटा सकते हैं।',
    'account-erased': 'यह खाता हटाया जा चुका है, फिर नहीं खुल सकता।',
  },
}
