import { plural } from '#content/words/grammar.ts'
import { fileSize, numberText } from '#content/words/numbers.ts'
import {
  LARGEST_STATEMENT_BYTES,
  LONGEST_LINE,
  MOST_CELLS,
  MOST_COLUMNS,
  MOST_STATEMENT_ROWS,
} from '#domain/statements/statement-limits.ts'
import type * as en from '../../../en/staff/money/bank-statement.ts'
import type { Texts } from '../../../texts.ts'

const DOWNLOAD_AGAIN = 'बैंक से स्टेटमेंट फिर डाउनलोड करें'

/** Texts of the bank statement upload. */
export const STATEMENT: Texts<typeof en.STATEMENT> = {
  title: 'बैंक स्टेटमेंट',
  lead: 'अपने बैंक का स्टेटमेंट अपलोड करें। हम उसे उन भुगतानों से मिलाते हैं जिनकी सूचना क्लाइंट ने दी है, और केवल मिली हुई लाइनें रखते हैं।',
  file: 'बैंक स्टेटमेंट (XLSX या CSV)',
  fileHint: `HDFC, ICICI, SBI, Axis, Kotak, Yes, IDFC First, Federal, Canara, PNB और Bank of Baroda के स्टेटमेंट पहचाने जाते हैं, PhonePe और Google Pay के भी। बाकी के कॉलम आप एक बार चुनते हैं। ${fileSize(LARGEST_STATEMENT_BYTES)} और ${numberText(MOST_STATEMENT_ROWS)} लाइन तक।`,
  upload: 'भुगतान मिलाएँ',
  uploading: 'स्टेटमेंट पढ़ रहे हैं…',
  notRead: 'स्टेटमेंट नहीं पढ़ा गया',
  read: (bank, credits, debits) =>
    `${bank}: ${credits} जमा ${plural(credits, 'पढ़ी गई', 'पढ़ी गईं')}, ${debits} निकासी ${plural(debits, 'छोड़ी गई', 'छोड़ी गईं')}`,
  unfinished: (count) =>
    plural(count, 'एक भुगतान छोड़ा गया, जो पूरा नहीं हुआ या अटका है', `${count} भुगतान छोड़े गए, जो पूरे नहीं हुए या अटके हैं`),
  skipped: (count) => plural(count, 'एक लाइन पढ़ी नहीं जा सकी और छूट गई', `${count} लाइनें पढ़ी नहीं जा सकीं और छूट गईं`),
  skippedLine: (line) => `लाइन ${line}`,
  rounded: (count) =>
    plural(
      count,
      `एक भुगतान के रेफ़रेंस के आखिरी अंक मिट गए हैं (जैसे 4.12E+11), क्योंकि फ़ाइल स्प्रेडशीट में सेव की गई थी। इसलिए वह मिलाया नहीं गया। ${DOWNLOAD_AGAIN}, और खोले बिना अपलोड करें।`,
      `${count} भुगतानों के रेफ़रेंस के आखिरी अंक मिट गए हैं (जैसे 4.12E+11), क्योंकि फ़ाइल स्प्रेडशीट में सेव की गई थी। इसलिए वे मिलाए नहीं गए। ${DOWNLOAD_AGAIN}, और खोले बिना अपलोड करें।`,
    ),
  nothingReadable: (lines, why) =>
    `${plural(lines, 'इस फ़ाइल की एकमात्र लाइन पढ़ी नहीं जा सकी', `इस फ़ाइल की ${lines} लाइनों में से कोई भी पढ़ी नहीं जा सकी`)}: ${why}। ${DOWNLOAD_AGAIN}, और स्प्रेडशीट में खोले बिना अपलोड करें।`,
  known: (count) => plural(count, 'एक जमा की पुष्टि पहले ही हो चुकी थी', `${count} जमा की पुष्टि पहले ही हो चुकी थी`),
  matched: 'मिल गए',
  matchedLead: 'रेफ़रेंस, रकम और तारीख तीनों मिलते हैं। एक क्लिक में सबकी पुष्टि करें।',
  byAmount: 'रकम से पहचाना गया, जो किसी दूसरी खुली बुकिंग की नहीं है। बैंक में रेफ़रेंस नहीं दिखता।',
  unreported: 'भुगतान आया, सूचना नहीं',
  unreportedLead: 'रकम से पहचाने गए, जो किसी दूसरी खुली बुकिंग की नहीं है। बुकिंग खोलकर भुगतान लिखें।',
  verifyAll: (count) => plural(count, 'भुगतान की पुष्टि करें', `सभी ${count} की पुष्टि करें`),
  verifying: 'पुष्टि हो रही है…',
  recorded: (amount) => `${amount} लिख दिए गए`,
  verified: (count) => plural(count, 'एक भुगतान की पुष्टि हुई', `${count} भुगतानों की पुष्टि हुई`),
  left: (count) =>
    count === 0
      ? 'क्लाइंट को कुछ सेकंड में ईमेल जाएगा।'
      : plural(
          count,
          'एक छोड़ दिया गया: उस पर फ़ैसला हो चुका है, या बुकिंग आपकी अपनी है।',
          `${count} छोड़ दिए गए: उन पर फ़ैसला हो चुका है, या बुकिंग आपकी अपनी है।`,
        ),
  differing: 'रेफ़रेंस सही, पर कुछ अलग है',
  differingLead: 'देखें कि क्या अलग है, फिर तय करें।',
  claimed: 'क्लाइंट के अनुसार',
  atBank: 'बैंक में',
  showLines: 'लाइनें दिखाएँ',
  nearMisses: 'मिलते-जुलते भुगतान',
  nearMissesLead: 'ये आपके क्लाइंट के भुगतान हो सकते हैं। ध्यान से देखें, फिर तय करें।',
  nearness: {
    'one-digit': 'रेफ़रेंस का एक अंक अलग है, या दो अंक उलटे हैं',
    'two-digits': 'रेफ़रेंस के दो अंक अलग हैं। रकम और तारीख मिलती हैं',
    'no-reference': 'बैंक में रेफ़रेंस नहीं दिखता। रकम और तारीख मिलती हैं',
  },
  verifyOne: 'पुष्टि करें',
  received: (amount) => `${amount} मिले, यह लिखें`,
  askClient: 'क्लाइंट से पूछें',
  unclaimed: 'बिना बुकिंग के आए पैसे',
  forCancelled: 'रद्द बुकिंग के पैसे',
  forCancelledLead: 'बुकिंग रद्द होते समय इस भुगतान की पुष्टि नहीं हुई थी। बुकिंग खोलकर लिखें कि वह आ गया है।',
  nothingDue: 'आपकी रिफ़ंड नीति के अनुसार रिफ़ंड नहीं देना है।',
  due: (amount) => `${amount} लौटाने हैं।`,
  refunds: 'रिफ़ंड',
  refundsLead: 'आपके लिखे रिफ़ंड, जो निकासी की लाइनों में रेफ़रेंस से खोजे गए।',
  refundMissing: 'इस फ़ाइल में नहीं है। देखें कि ट्रांसफ़र गया था या नहीं।',
  refundOther: (amount, day) => `बैंक में ${day} को ${amount} दिखते हैं।`,
  refundFound: (day) => `${day} को आपके खाते से गया।`,
  openBooking: (code) => `${code} खोलें`,
  unpaid: 'जिन बुकिंग के पैसे नहीं आए',
  unpaidUncertain: 'जो बुकिंग पढ़ी गई लाइनों में नहीं मिलीं',
  unpaidUncertainLead: 'फ़ाइल का कुछ हिस्सा पढ़ा नहीं जा सका, इसलिए इनका भुगतान हुआ भी हो सकता है। बैंक में देख लें।',
  notCovered: 'इस स्टेटमेंट में भुगतान का दिन नहीं है।',
  none: 'कोई नहीं',
  mappingTitle: 'इस फ़ाइल का ढाँचा नया है',
  mappingLead: 'बताएँ कि कौन-सा कॉलम किसका है, और फ़ाइल फिर चुनें। हम यह याद रखेंगे।',
  mappingSave: 'इन कॉलम से पढ़ें',
  notThere: 'इस फ़ाइल में नहीं',
  columns: {
    date: 'तारीख',
    narration: 'विवरण (Narration)',
    reference: 'रेफ़रेंस',
    credit: 'जमा (Credit)',
    debit: 'निकासी (Debit)',
    amount: 'रकम (जमा और निकासी)',
    direction: 'जमा या निकासी (Cr/Dr)',
    status: 'स्थिति (सफल या असफल)',
  },
  unnamedColumn: (number) => `कॉलम ${number}`,
  differences: {
    amount: 'रकम अलग है',
    date: 'तारीख अलग है',
    'several-lines': 'इस रेफ़रेंस की कई लाइनें हैं',
    'several-claims': 'लाइन एक, भुगतान की सूचनाएँ कई',
  },
  skipReasons: {
    'date-unreadable': 'तारीख पढ़ी नहीं जाती',
    'amount-unreadable': 'रकम पढ़ी नहीं जाती',
    'both-directions': 'जमा और निकासी दोनों लिखे हैं',
    'direction-unclear': 'यह नहीं लिखा कि पैसे आए या गए',
    'lines-run-together': 'उद्धरण चिह्न (") बंद नहीं हुआ',
    'columns-shifted': 'कॉलम पहली लाइन से कम या ज़्यादा हैं',
  },
  banks: {
    hdfc: 'HDFC बैंक',
    icici: 'ICICI बैंक',
    sbi: 'भारतीय स्टेट बैंक (SBI)',
    axis: 'Axis बैंक',
    kotak: 'Kotak Mahindra बैंक',
    yes: 'Yes बैंक',
    idfc: 'IDFC First बैंक',
    federal: 'Federal बैंक',
    canara: 'Canara बैंक',
    pnb: 'पंजाब नैशनल बैंक (PNB)',
    bob: 'बैंक ऑफ़ बड़ौदा',
    phonepe: 'PhonePe',
    gpay: 'Google Pay',
    other: 'आपका बैंक',
  },
}

export const FILE_TOO_LARGE: Texts<typeof en.FILE_TOO_LARGE> = (bytes) =>
  `फ़ाइल ${fileSize(bytes)} की है। हम ${fileSize(LARGEST_STATEMENT_BYTES)} तक पढ़ सकते हैं। कम दिनों का स्टेटमेंट डाउनलोड करें।`

const FEWER_DAYS = 'कम दिनों का स्टेटमेंट डाउनलोड करें'

export const UPLOAD_REFUSALS: Texts<typeof en.UPLOAD_REFUSALS> = {
  'file-empty': 'फ़ाइल चुनें।',
  'file-is-archive': 'यह zip फ़ाइल है, Excel की नहीं। स्टेटमेंट को XLSX या CSV में सेव करें।',
  'file-is-old-spreadsheet': 'यह पुरानी Excel फ़ाइल (.xls) है। इसे खोलकर XLSX या CSV में सेव करें, और वह अपलोड करें।',
  'file-protected': 'इस फ़ाइल पर पासवर्ड है। इसे खोलकर बिना पासवर्ड XLSX या CSV में सेव करें, और वह अपलोड करें।',
  'file-damaged': `यह Excel फ़ाइल खराब है। ${DOWNLOAD_AGAIN}, XLSX या CSV में।`,
  'file-unpacks-too-large': `इस Excel फ़ाइल में बहुत ज़्यादा है। ${FEWER_DAYS}, या CSV में सेव करें।`,
  'file-is-pdf': 'यह PDF है। स्टेटमेंट XLSX या CSV में डाउनलोड करें।',
  'file-is-web-page': 'यह वेब पेज है, भले ही इसके नाम में .xls हो। इसे स्प्रेडशीट में खोलकर XLSX या CSV में सेव करें, और वह अपलोड करें।',
  'file-not-text': 'यह न Excel फ़ाइल है, न टेक्स्ट। स्टेटमेंट XLSX या CSV में डाउनलोड करें।',
  'too-many-rows': `फ़ाइल में ${numberText(MOST_STATEMENT_ROWS)} से ज़्यादा लाइनें हैं। ${FEWER_DAYS}।`,
  'too-many-cells': `फ़ाइल में ${numberText(MOST_CELLS)} से ज़्यादा सेल हैं। ${FEWER_DAYS}।`,
  'lines-too-long': `फ़ाइल की एक लाइन में ${MOST_COLUMNS} से ज़्यादा कॉलम या ${numberText(LONGEST_LINE)} से ज़्यादा अक्षर हैं, जो किसी बैंक स्टेटमेंट में नहीं होते। ${DOWNLOAD_AGAIN}, XLSX या CSV में।`,
  'too-much-to-read': `फ़ाइल में इतना है कि हम पढ़ नहीं सकते, या वह खराब है। ${DOWNLOAD_AGAIN}, कम दिनों का।`,
  'quotes-broken': 'फ़ाइल में एक उद्धरण चिह्न (") बंद नहीं है, इसलिए उसकी लाइनें पढ़ी नहीं जातीं। फिर डाउनलोड करें।',
  'no-rows': 'फ़ाइल खाली है। दूसरी फ़ाइल चुनें।',
  'mapping-unusable': 'चुनें कि आए हुए पैसे किस कॉलम में हैं।',
}
