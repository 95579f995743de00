import { LONGEST_TAG, MOST_TAGS } from '#domain/accounts/client-tags.ts'
import { MAX_PROFILES } from '#domain/births/birth-profiles.ts'
import { LONGEST_SAVED_NOTE, MOST_SAVED_CHARTS } from '#domain/charts/saved-chart.ts'
import type * as en from '../../en/charts/saved-charts.ts'
import type { Texts } from '../../texts.ts'
import { plural } from '../words/grammar.ts'
import { numberText } from '../words/numbers.ts'

/** Texts of the private list of charts of an astrologer, and of saving a chart there or for a client. */
export const SAVED_CHARTS: Texts<typeof en.SAVED_CHARTS> = {
  title: 'सेव की हुई कुंडलियाँ',
  lead: 'आपकी अपनी सूची। यह एन्क्रिप्ट करके रखी जाती है, केवल आपको दिखती है और आपके खाते के साथ हट जाती है।',
  search: 'नाम, जगह, टैग या तारीख से खोजें',
  allTags: 'सभी',
  tagsLabel: 'टैग',
  none: 'अभी कोई कुंडली नहीं',
  noneLead: 'तुरंत कुंडली बनाकर सेव करें, या नीचे Jagannatha Hora की फ़ाइलें जोड़ें।',
  nothingFound: 'कोई कुंडली नहीं मिली',
  nothingFoundLead: 'नाम, जगह या टैग के पहले अक्षर लिखकर देखें।',
  caption: 'आपकी कुंडलियाँ',
  name: 'नाम',
  nameless: 'बिना नाम',
  birth: 'जन्म',
  shown: (shown, all) =>
    shown === all
      ? plural(all, `${numberText(all)} कुंडली`, `${numberText(all)} कुंडलियाँ`)
      : `${numberText(all)} में से ${numberText(shown)} कुंडलियाँ`,
  more: (count) => `${numberText(count)} और हैं। उन्हें खोजकर देखें।`,
  quick: 'तुरंत कुंडली',
  now: 'अभी, यहाँ',
  export: 'सूची अपने साथ ले जाएँ',
  exportHint: 'इन फ़ाइलों में जन्म विवरण हैं, इन्हें सँभालकर रखें।',
  asCsv: 'तालिका के रूप में (CSV)',
  asJhd: '.jhd फ़ाइलें (ज़िप)',
  csvColumns: {
    name: 'नाम',
    date: 'तारीख',
    time: 'समय',
    place: 'जगह',
    latitude: 'अक्षांश',
    longitude: 'देशांतर',
    timeZone: 'टाइम ज़ोन',
    tags: 'टैग',
    note: 'टिप्पणी',
    savedOn: 'कब सेव की',
  },
}

/** One chart of the list. */
export const SAVED_CHART: Texts<typeof en.SAVED_CHART> = {
  back: 'सेव की हुई कुंडलियों पर वापस',
  backToClient: 'क्लाइंट पर वापस',
  about: 'टैग और टिप्पणी',
  change: 'सेव करें',
  changed: 'सेव हो गया',
  notChanged: 'यह सेव नहीं हुआ',
  remove: 'सूची से हटाएँ',
  removed: 'कुंडली हट गई',
  forClient: 'क्लाइंट के लिए सेव करें',
}

/** The form that saves a chart. */
export const SAVE_CHART: Texts<typeof en.SAVE_CHART> = {
  title: 'कुंडली सेव करें',
  button: 'यह कुंडली सेव करें',
  lead: 'अपनी सूची में, क्लाइंट के जन्म विवरणों में, या नए क्लाइंट के लिए।',
  whose: 'किनका जन्म विवरण?',
  fullName: 'नाम',
  otherBirth: 'दूसरा जन्म विवरण लिखें',
  toTheMinute: 'क्लाइंट के लिए समय केवल मिनट तक सेव होता है।',
  where: 'कहाँ सेव करें?',
  toList: 'मेरी अपनी सूची',
  toListHint: 'केवल आपको दिखेगी।',
  toClient: 'क्लाइंट',
  toClientHint: 'क्लाइंट इसे अपने सेव किए हुए जन्म विवरणों में देखते हैं, इससे बुकिंग कर सकते हैं और इसे हटा सकते हैं।',
  toNew: 'नए क्लाइंट',
  toNewHint: 'जिन्होंने अभी बुकिंग नहीं की, उनका कार्ड खुल जाता है। उन्हें कुछ भेजा नहीं जाता।',
  newName: 'क्लाइंट का नाम',
  newNameHint: 'जन्म विवरण वाला ही नाम हो, तो खाली छोड़ दें।',
  newPhone: 'फ़ोन',
  newPhoneHint: 'फ़ोन नंबर या ईमेल पता, कोई एक काफ़ी है।',
  newEmail: 'ईमेल',
  sameNumber: 'यह फ़ोन नंबर पहले से हमारे पास है। ये कौन हैं?',
  hasAccount: 'कोई, जिनका खाता है',
  tags: 'टैग',
  tagsHint: 'बीच में कॉमा लगाएँ, जैसे: प्रश्न, शिक्षक।',
  note: 'टिप्पणी',
  client: 'क्लाइंट',
  clientHint: 'नाम, ईमेल या फ़ोन के पहले अक्षर।',
  find: 'खोजें',
  found: 'कौन-से क्लाइंट?',
  noneFound: 'कोई क्लाइंट नहीं मिला। दूसरी तरह लिखकर देखें।',
  ofFamily: 'इस नाम से',
  ofFamilyHint: (client) => `${client}, या परिवार के वे व्यक्ति जिनका यह जन्म है।`,
  consent: 'क्लाइंट के लिए: वे सहमत हैं कि हम यह जन्म विवरण एन्क्रिप्ट करके तब तक रखें जब तक वे इसे न हटाएँ।',
  replaces: 'इस नाम के पुराने जन्म विवरण की जगह इसे रखें',
  saved: 'कुंडली सेव हो गई',
  known: 'यह कुंडली आपकी सूची में पहले से है',
  savedForClient: (client) => `${client} के लिए जन्म विवरण सेव हो गया`,
  notSaved: 'कुंडली सेव नहीं हुई',
}

export const SAVE_REFUSALS: Texts<typeof en.SAVE_REFUSALS> = {
  'tag-too-long': `कृपया हर टैग ${LONGEST_TAG} अक्षरों से छोटा रखें।`,
  'too-many-tags': `कृपया ${MOST_TAGS} से ज़्यादा टैग न रखें।`,
  'note-too-long': `कृपया टिप्पणी ${numberText(LONGEST_SAVED_NOTE)} अक्षरों से छोटी रखें।`,
  'list-full': `आपकी सूची में ${numberText(MOST_SAVED_CHARTS)} कुंडलियाँ हैं। कृपया पहले कुछ हटाएँ।`,
  'chart-not-found': 'यह कुंडली अब आपकी सूची में नहीं है।',
  'client-not-found': 'कृपया क्लाइंट चुनें।',
  'contact-missing': 'फ़ोन नंबर या ईमेल पता लिखें।',
  'phone-invalid': 'सही फ़ोन नंबर लिखें।',
  'email-invalid': 'सही ईमेल पता लिखें।',
  'phone-known': 'यह फ़ोन नंबर पहले से हमारे पास है। चुनें कि ये कौन हैं।',
  'client-unknown': 'ये क्लाइंट अब नहीं मिल रहे। कृपया फिर से शुरू करें।',
  'name-missing': 'लिखें कि यह किनका जन्म विवरण है।',
  'consent-missing': 'क्लाइंट से पूछकर निशान लगाएँ।',
  'person-known': 'इस नाम से एक और जन्म विवरण सेव है। नाम बदलें, या निशान लगाएँ कि यह उसकी जगह ले।',
  'too-many-profiles': `इस क्लाइंट के ${MAX_PROFILES} जन्म विवरण सेव हैं। वे पहले कोई एक हटा सकते हैं।`,
}

/** A folder of chart files at once. */
export const CHART_FOLDER: Texts<typeof en.CHART_FOLDER> = {
  heading: 'कुंडलियों का फ़ोल्डर जोड़ें',
  lead: 'Jagannatha Hora की कई .jhd फ़ाइलें चुनें, या उनकी एक ज़िप। फ़ाइल का नाम ही व्यक्ति का नाम बन जाता है।',
  files: 'फ़ाइलें',
  tags: 'सबके लिए टैग',
  add: 'कुंडलियाँ जोड़ें',
  adding: 'फ़ाइलें पढ़ रहे हैं',
  nothingChosen: 'कृपया फ़ाइलें या ज़िप चुनें।',
  tooLarge: 'एक बार में 5 MB तक चुनें।',
  tooMany: (most) => `कृपया एक बार में ${numberText(most)} फ़ाइलों तक चुनें।`,
  result: (saved) => plural(saved, `${numberText(saved)} कुंडली जुड़ी`, `${numberText(saved)} कुंडलियाँ जुड़ीं`),
  known: (count) => `${numberText(count)} आपकी सूची में पहले से ${plural(count, 'थी', 'थीं')}`,
  unread: (count) => plural(count, `${numberText(count)} फ़ाइल नहीं जुड़ पाई`, `${numberText(count)} फ़ाइलें नहीं जुड़ पाईं`),
  file: 'फ़ाइल',
  why: 'कारण',
  brokenZip: 'यह ज़िप नहीं खुल पाई।',
}

/** A chart for this moment. */
export const NOW_HERE: Texts<typeof en.NOW_HERE> = {
  title: 'अभी, यहाँ',
  practice: (place) => `अभी, ${place} में`,
  device: 'अभी, इस डिवाइस की जगह पर',
  name: (place) => `प्रश्न, ${place}`,
  noPosition: 'यह डिवाइस अपनी जगह नहीं बता रहा। केंद्र की जगह लें, या नीचे जगह लिखें।',
  hint: 'इस क्षण की कुंडली, अभी पूछे गए प्रश्न के लिए।',
}
