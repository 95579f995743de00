import { numberInWords } from '#content/words/numbers.ts'
import { MOST_EMBED_ORIGINS } from '#domain/content/embed-origins.ts'
import type * as en from '../../../en/staff/practice/embed.ts'
import type { Texts } from '../../../texts.ts'

/** The free times on sites of others: who may show them, and what they paste. */
export const EMBED_SETTINGS: Texts<typeof en.EMBED_SETTINGS> = {
  title: 'ఇతర సైట్లలో',
  line: 'ఖాళీ సమయాలు ఒక ఫ్రేమ్‌లో',
  lead: 'మీ తర్వాతి ఖాళీ సమయాలను మరో సైట్‌లో చూపించండి. సమయం ఎంచుకోగానే ఈ సైట్ బుకింగ్ పేజీ తెరుచుకుంటుంది, కాబట్టి సైన్ ఇన్, చెల్లింపు ఇక్కడే జరుగుతాయి.',
  origins: 'ఏ సైట్లు చూపించవచ్చు',
  originsHint: 'వరుసకు ఒకటి, ఉదాహరణకు https://temple.example. మరెవరూ చూపించలేరు. ఖాళీగా ఉంటే ఏ సైట్ కూడా చూపించలేదు.',
  save: 'సేవ్ చేయండి',
  saved: 'సేవ్ అయింది',
  snippet: 'దీన్ని కాపీ చేసి పేజీలో పెట్టండి',
  snippetLead: 'చూసేవారి భాష మీ సైట్‌లో ఉంటే, వారికి ఆ భాషలోనే కనిపిస్తుంది. స్క్రిప్ట్ లేకుండా కూడా పనిచేస్తుంది.',
  height: 'సరిపడే ఎత్తు కోసం (కావాలంటే)',
  heightLead: 'ఫ్రేమ్ కింద పెట్టే ఈ వరుసలు దాన్ని లోపలి విషయమంత ఎత్తుగా చేస్తాయి.',
  preview: 'చూడండి',
  problems: {
    'too-many': `${numberInWords(MOST_EMBED_ORIGINS)} సైట్లకు మించకూడదు.`,
    'not-a-site': (line) => `“${line}” సైట్ చిరునామా కాదు. https:// తో మొదలయ్యే పూర్తి చిరునామా రాయండి.`,
  },
}
