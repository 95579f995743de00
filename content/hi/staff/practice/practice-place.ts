import { shortDateTime } from '#content/words/dates.ts'
import { plural } from '#content/words/grammar.ts'
import { BACKUP_DAYS } from '#domain/privacy/retention.ts'
import type * as en from '../../../en/staff/practice/practice-place.ts'
import type { Texts } from '../../../texts.ts'

/** Texts of the place Practice: its first page, getting paid, and backups. */
export const PRACTICE_PLACE: Texts<typeof en.PRACTICE_PLACE> = {
  topics: {
    people: 'लोग',
    payment: 'पैसे',
    defaults: 'आम सेटिंग',
    emails: 'ईमेल',
    programs: 'दूसरे प्रोग्राम',
    records: 'रिकॉर्ड',
  },
  hours: 'काम के घंटे और बुकिंग के नियम',
  hoursLine: 'पूरे केंद्र के और हर ज्योतिषी के',
  orderLine: 'उनका क्रम और उनके नमूने',
  teamLine: 'निमंत्रण, अधिकार, प्रोफ़ाइल',
  emailsLine: 'क्लाइंट को जाने वाले विषय और शब्द',
  goLiveLine: 'नमूने, और जो करना बाकी है',
  auditLine: 'किसने क्या किया, और कब',
  backupsLine: (last) => (last ? `पिछला: ${shortDateTime(last)}` : 'अभी कोई रिकॉर्ड नहीं'),
}

export const GETTING_PAID: Texts<typeof en.GETTING_PAID> = {
  title: 'भुगतान लेना',
  noMethods: 'क्लाइंट अभी भुगतान नहीं कर सकते। UPI ID या भुगतान का कोई और तरीका जोड़ें।',
  noUpi: 'अभी कोई UPI ID नहीं',
  offered: (methods) => (methods.length === 0 ? 'अभी कोई नहीं' : methods.join(', ')),
  next: (prefix) => `नंबर ${prefix} से शुरू होते हैं`,
  gst: (mode, gstin) => (gstin ? `${mode}, ${gstin}` : mode),
  howClientsPay: 'क्लाइंट भुगतान कैसे करें',
  invoices: 'इनवॉइस',
}

export const BACKUPS: Texts<typeof en.BACKUPS> = {
  title: 'बैकअप',
  lead: 'बैकअप एक ही फ़ाइल है, जिसमें सब कुछ होता है: क्लाइंट, बुकिंग, भुगतान, इनवॉइस, साइट के शब्द, अपलोड की हुई फ़ाइलें और उन्हें खोलने की कुंजियाँ।',
  last: (at) => `पिछला बैकअप: ${shortDateTime(at)}।`,
  size: (tables, files) =>
    `उसमें ${plural(tables, `${tables} टेबल`, `${tables} टेबल`)} और अपलोड की हुई ${plural(files, `${files} फ़ाइल है`, `${files} फ़ाइलें हैं`)}।`,
  none: 'अभी किसी बैकअप का रिकॉर्ड नहीं है। सर्वर सँभालने वाले से बैकअप बनाने को कहें।',
  old: 'उसे बने दो दिन से ज़्यादा हो गए हैं। सर्वर सँभालने वाले से पूछें कि रात का बैकअप अब भी चलता है या नहीं।',
  checked: {
    sound: (at) => `पिछली जाँच ${shortDateTime(at)} को हुई: बैकअप को वापस लाकर देखा गया, सब कुछ मेल खाता है।`,
    faulty: (at) =>
      `${shortDateTime(at)} की जाँच में समस्याएँ मिलीं: हो सकता है यह बैकअप काफ़ी न हो। कृपया आज ही सर्वर सँभालने वाले से npm run fsck चलाने और लॉग देखने को कहें।`,
    'no-right': (at) =>
      `${shortDateTime(at)} को जाँच नहीं हो सकी: साइट को अस्थायी डेटाबेस बनाने की अनुमति नहीं है। सर्वर सँभालने वाले से कहें (docs/operations.md, “Backup and restore”)।`,
    'no-room': (at) => `${shortDateTime(at)} को जाँच नहीं हो सकी: डिस्क में जगह कम है। सर्वर सँभालने वाले से जगह बनाने को कहें।`,
    'too-slow': (at) =>
      `${shortDateTime(at)} की जाँच में बहुत समय लगा, इसलिए वह रोक दी गई। सर्वर सँभालने वाले से कहें कि एक बैकअप दूसरी मशीन पर वापस लाकर देखें।`,
    failed: (at) => `${shortDateTime(at)} को जाँच नहीं हो सकी। सर्वर सँभालने वाले से लॉग देखने को कहें।`,
  },
  checkResults: {
    sound: 'सब कुछ मेल खाता है',
    faulty: 'समस्याएँ मिलीं',
    'no-right': 'जाँच नहीं हुई: अस्थायी डेटाबेस की अनुमति नहीं',
    'no-room': 'जाँच नहीं हुई: जगह कम है',
    'too-slow': 'जाँच नहीं हुई: बहुत समय लगा',
    failed: 'जाँच नहीं हुई: लॉग देखें',
  },
  problems: (count) => plural(count, `${count} समस्या`, `${count} समस्याएँ`),
  notFromHere:
    'साइट चलते हुए ही सर्वर बैकअप बनाता है: हर रात, अगर सर्वर सँभालने वाले ने कुछ और न चुना हो। सर्वर ही बैकअप वापस लाकर देखता है कि वे ठीक हैं या नहीं, और पुराने हटा देता है। यह फ़ाइल साइट जितनी ही गोपनीय है, इसलिए यहाँ से डाउनलोड नहीं हो सकती।',
  forOperator: 'सर्वर सँभालने वाले के लिए संदेश',
  operatorLead: 'इसे कॉपी करके भेजें। उन्हें इतना ही चाहिए।',
  message: (appUrl) =>
    `कृपया ध्यान रखें कि सर्वर न रहे तब भी ${appUrl} के बैकअप रहें: BACKUP_DIR में दूसरी डिस्क का फ़ोल्डर दें, BACKUP_PASSPHRASE में एक पासफ़्रेज़ दें जो कहीं और भी लिखा हो, फ़ाइलें दूसरी मशीन पर कॉपी करें, वहाँ ${BACKUP_DAYS} दिन से पुरानी फ़ाइलें हटाएँ, और हर तीन महीने में वापस लाकर देखें: खाली डेटाबेस में npm run restore, फिर npm run fsck। पूरा तरीका docs/operations.md में “Backup and restore” के नीचे है।`,
  check: 'बैकअप कैसे जाँचें',
  checkLines: [
    'सर्वर सँभालने वाले से कहें कि सबसे नई फ़ाइल को दूसरी मशीन पर वापस लाएँ और वहाँ जाँच चलाएँ। वह पैसे, समय, स्थिति, ईमेल और एन्क्रिप्ट की हुई जानकारी देखती है।',
    'वहाँ साइन इन करके अपनी सबसे नई बुकिंग, उसकी कुंडली और इनवॉइस खोलें।',
    'जिस साइट में पहले से जानकारी हो, उस पर बैकअप नहीं चढ़ता: वह रुक जाता है और कारण बता देता है।',
  ],
  privacy: `जिन क्लाइंट का खाता हटाया गया, वे पुरानी फ़ाइलों में अब भी हैं। आपकी गोपनीयता नीति कहती है कि ये ${BACKUP_DAYS} दिन बाद नहीं रहतीं।`,
}

export const NEWEST_HASH: Texts<typeof en.NEWEST_HASH> = {
  title: 'रिकॉर्ड का सबसे नया हैश',
  lead: 'बदलावों के रिकॉर्ड की हर एंट्री का, और हर शुल्क, भुगतान और रिफ़ंड का एक हैश होता है, जिसमें उससे पहले की एंट्री भी शामिल है। सबसे नया हैश हर बैकअप के नाम में होता है। इसे साइट के बाहर भी लिखकर रखें: अगर बाद में कोई किसी एंट्री को बदले या हटाए, चाहे सीधे डेटाबेस में, तो सर्वर सँभालने वाले इस हैश से उसे पकड़ लेते हैं (npm run fsck -- --expect, फिर हैश)।',
  records: (count) => plural(count, `${count} एंट्री`, `${count} एंट्रियाँ`),
  whole: 'पूरा हैश',
}
