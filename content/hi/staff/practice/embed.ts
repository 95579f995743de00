import { numberInWords } from '#content/words/numbers.ts'
import { MOST_EMBED_ORIGINS } from '#domain/content/embed-origins.ts'
import type * as en from '../../../en/staff/practice/embed.ts'
import type { Texts } from '../../../texts.ts'

/** The free times on sites of others: who may show them, and what they paste. */
export const EMBED_SETTINGS: Texts<typeof en.EMBED_SETTINGS> = {
  title: 'दूसरी साइटों पर',
  line: 'खाली समय एक फ़्रेम में',
  lead: 'अपने अगले खाली समय किसी दूसरी साइट पर दिखाएँ। समय चुनते ही इसी साइट का बुकिंग पेज खुलता है, इसलिए साइन इन और भुगतान यहीं होते हैं।',
  origins: 'कौन-सी साइटें दिखा सकती हैं',
  originsHint: 'हर पंक्ति में एक, जैसे https://temple.example। बाकी कोई नहीं दिखा सकता। खाली हो तो कोई साइट नहीं।',
  save: 'सेव करें',
  saved: 'सेव हो गया',
  snippet: 'इसे पेज में डालें',
  snippetLead: 'आपकी साइट आने वाले की भाषा में हो, तो उन्हें वही दिखती है। यह स्क्रिप्ट के बिना भी चलता है।',
  height: 'ज़रूरत भर की ऊँचाई के लिए (चाहें तो)',
  heightLead: 'फ़्रेम के नीचे की ये पंक्तियाँ उसे सामग्री जितना ऊँचा कर देती हैं।',
  preview: 'देखें',
  problems: {
    'too-many': `${numberInWords(MOST_EMBED_ORIGINS)} से ज़्यादा साइटें न रखें।`,
    'not-a-site': (line) => `“${line}” कोई साइट नहीं है। उसका पता लिखें, जो https:// से शुरू होता है।`,
  },
}
