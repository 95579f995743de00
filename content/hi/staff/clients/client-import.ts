import { plural } from '#content/words/grammar.ts'
import { fileSize, numberText } from '#content/words/numbers.ts'
import { LARGEST_IMPORT_BYTES, MOST_IMPORT_ROWS } from '#domain/imports/import-limits.ts'
import type * as en from '../../../en/staff/clients/client-import.ts'
import type { Texts } from '../../../texts.ts'

const people = (count: number) => plural(count, '1 क्लाइंट', `${numberText(count)} क्लाइंट`)

/** Texts of the import of clients. */
export const IMPORT: Texts<typeof en.IMPORT> = {
  title: 'क्लाइंट फ़ाइल से लाएँ',
  lead: 'अपने क्लाइंट की सूची यहाँ लाएँ: स्प्रेडशीट से, किसी और प्रोग्राम से या फ़ोन के संपर्कों से। कुछ भी सेव होने से पहले हर पंक्ति के बारे में दिखेगा कि उसका क्या होगा।',
  file: 'क्लाइंट की सूची (CSV, XLSX या vCard)',
  fileHint: `कॉलम कैसे भी हों, आप बताएँगे कि कौन-सा किसका है। ${fileSize(LARGEST_IMPORT_BYTES)} और ${numberText(MOST_IMPORT_ROWS)} पंक्तियों तक।`,
  quiet: 'किसी को ईमेल नहीं जाएगा, और न्यूज़लेटर में कोई नहीं जुड़ेगा। जन्म का विवरण नहीं पढ़ा जाता।',
  upload: 'फ़ाइल पढ़ें',
  uploading: 'फ़ाइल पढ़ी जा रही है…',
  notRead: 'फ़ाइल नहीं पढ़ी गई',
  back: 'फ़ाइल चुनने पर वापस',
  recent: 'पिछले एक दिन में लाई गई सूचियाँ',
  importedAt: (time, count) => `${time}: ${people(count)}`,
  wasUndone: 'वापस ली गई',
  columnsTitle: 'कौन-सा कॉलम किसका है?',
  columnsLead: 'यह हमारा अनुमान है। देख लें, और जो बाकी है वह चुनें: नाम, और ईमेल या फ़ोन नंबर।',
  unnamedColumn: (number) => `कॉलम ${number}`,
  sample: 'फ़ाइल की पहली पंक्तियाँ',
  notThere: 'इस फ़ाइल में नहीं',
  columns: {
    name: 'नाम',
    surname: 'उपनाम, यदि अलग हो',
    email: 'ईमेल',
    phone: 'फ़ोन',
    language: 'भाषा',
    tags: 'टैग',
    note: 'टिप्पणी',
  },
  check: 'दिखाएँ कि क्या होगा',
  columnsMissing: 'नाम का कॉलम चुनें, और ईमेल या फ़ोन का भी।',
  planTitle: 'क्या होगा',
  planLead: 'अभी कुछ भी सेव नहीं हुआ है।',
  changeColumns: 'कॉलम बदलें',
  kinds: {
    new: 'नए क्लाइंट',
    similar: 'शायद दो बार',
    same: 'पहले से क्लाइंट',
    refused: 'नहीं लाए जा सकते',
  },
  kindLeads: {
    new: 'हर एक का कार्ड बनेगा।',
    similar: 'इनका नाम या नंबर किसी और जैसा है। जो सच में नए हैं, उन पर निशान लगाएँ।',
    same: 'इनका ईमेल या फ़ोन नंबर पहले से है। इनके लिए कुछ नहीं बदलेगा।',
    refused: 'फ़ाइल में ये पंक्तियाँ ठीक करके फिर अपलोड करें। बाकी अभी लाए जा सकते हैं।',
  },
  row: (line) => `पंक्ति ${numberText(line)}`,
  likeRow: (line) => `पंक्ति ${numberText(line)} जैसा`,
  like: (name) => `${name} जैसा`,
  somebody: 'बिना नाम का क्लाइंट',
  more: (count) => plural(count, 'और 1 पंक्ति।', `और ${numberText(count)} पंक्तियाँ।`),
  isNew: (name) => `${name} नए क्लाइंट हैं`,
  allDuplicates: (count) => plural(count, 'इन्हें भी लाएँ', `इन सभी ${numberText(count)} को भी लाएँ`),
  refusals: {
    'name-missing': 'नाम नहीं है।',
    unreachable: 'न ईमेल है, न फ़ोन नंबर।',
    'email-invalid': 'ईमेल पता अधूरा है।',
    'phone-invalid': 'फ़ोन नंबर पढ़ा नहीं जाता।',
  },
  import: (count) => (count === 0 ? 'निशान लगे क्लाइंट लाएँ' : `${people(count)} लाएँ`),
  importing: 'लाए जा रहे हैं…',
  nothingNew: 'इस फ़ाइल में कोई नया नहीं है।',
  imported: (count) => `${people(count)} आ गए`,
  resultLead: (count) => `इस फ़ाइल से ${people(count)} आए।`,
  toClients: 'क्लाइंट की सूची खोलें',
  undoTitle: 'वापस लें',
  undoLead: (until) =>
    `${until} तक। इस फ़ाइल से आए वे क्लाइंट हट जाएँगे जिन्होंने न बुक किया, न लिखा, न साइन इन किया, और जिनका कार्ड किसी ने नहीं बदला।`,
  undo: 'इन्हें वापस लें',
  undone: (count) => `${people(count)} हटा दिए गए`,
  undoneLead: 'यह सूची वापस ली जा चुकी है।',
  stayTitle: 'ये क्लाइंट रहेंगे',
  stayReasons: {
    used: 'इनकी बुकिंग या कुछ और यहाँ है',
    'signed-in': 'इन्होंने साइन इन किया है',
    written: 'इन्हें ईमेल गया है या इनका संदेश आया है',
    changed: 'लाने के बाद इनका कार्ड बदला गया',
  },
  tooLate: 'सूची एक दिन तक ही वापस ली जा सकती है। किसी एक क्लाइंट को उनके कार्ड से हटाएँ।',
  gone: 'वह फ़ाइल अब यहाँ नहीं है। कृपया फिर अपलोड करें।',
}

export const IMPORT_TOO_LARGE: Texts<typeof en.IMPORT_TOO_LARGE> = (bytes) =>
  `फ़ाइल ${fileSize(bytes)} की है। हम ${fileSize(LARGEST_IMPORT_BYTES)} तक पढ़ सकते हैं। इसे दो हिस्सों में बाँटें।`

const SAVE_AS = 'सूची को XLSX या CSV में सेव करें।'

export const IMPORT_REFUSALS: Texts<typeof en.IMPORT_REFUSALS> = {
  'file-empty': 'फ़ाइल चुनें।',
  'file-is-archive': `यह zip फ़ाइल है, Excel की नहीं। ${SAVE_AS}`,
  'file-is-old-spreadsheet': 'यह पुरानी Excel फ़ाइल (.xls) है। इसे खोलकर XLSX या CSV में सेव करें, और वह अपलोड करें।',
  'file-protected': 'इस फ़ाइल पर पासवर्ड है। इसे खोलकर बिना पासवर्ड सेव करें, और वह अपलोड करें।',
  'file-damaged': `यह Excel फ़ाइल खराब है। ${SAVE_AS}`,
  'file-unpacks-too-large': 'इस Excel फ़ाइल में बहुत ज़्यादा है। केवल क्लाइंट की सूची CSV में सेव करें।',
  'file-is-pdf': `यह PDF है। ${SAVE_AS}`,
  'file-is-web-page': 'यह वेब पेज है, भले ही इसके नाम में .xls हो। इसे स्प्रेडशीट में खोलकर XLSX या CSV में सेव करें।',
  'file-not-text': `यह न Excel है, न टेक्स्ट, न संपर्क। ${SAVE_AS}`,
  'too-many-rows': `फ़ाइल में ${numberText(MOST_IMPORT_ROWS)} से ज़्यादा पंक्तियाँ हैं। इसे बाँटें और एक-एक हिस्सा लाएँ।`,
  'too-many-cells': 'फ़ाइल में बहुत ज़्यादा कॉलम हैं। केवल नाम, संपर्क और टिप्पणी के कॉलम सेव करें।',
  'lines-too-long': 'इस फ़ाइल की एक पंक्ति क्लाइंट की सूची के लिए बहुत लंबी है। इसे फिर XLSX या CSV में सेव करें।',
  'too-much-to-read': 'इस फ़ाइल में इतना है कि हम पढ़ नहीं सकते, या वह खराब है। इसे दो हिस्सों में बाँटें।',
  'quotes-broken': 'फ़ाइल में एक उद्धरण चिह्न (") बंद नहीं है, इसलिए पंक्तियाँ पढ़ी नहीं जातीं। फिर सेव करें।',
  'no-rows': 'इस फ़ाइल में कोई क्लाइंट नहीं है। दूसरी फ़ाइल चुनें।',
}
