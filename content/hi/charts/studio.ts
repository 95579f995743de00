import type * as en from '../../en/charts/studio.ts'
import type { Texts } from '../../texts.ts'

/** Texts of the chart studio around its panes. What a pane is stands in `pane-abouts.ts`, its other texts in `panes/`. */

export const PANE_TITLES: Texts<typeof en.PANE_TITLES> = {
  positions: 'ग्रह स्थिति और बल',
  vargas: 'वर्ग कुंडलियाँ',
  panchanga: 'जन्म का पंचांग',
  periods: 'दशाएँ',
  'sign-periods': 'राशियों की दशाएँ',
  transits: 'गोचर',
  ephemeris: 'ग्रह स्पष्ट सारणी',
  compare: 'दो कुंडलियाँ और चुना समय',
  'sade-sati': 'साढ़ेसाती',
  ashtakavarga: 'अष्टकवर्ग',
  strengths: 'बल',
  avasthas: 'अवस्थाएँ',
  yogas: 'योग',
  aspects: 'दृष्टियाँ',
  houses: 'भाव और संधियाँ',
  jaimini: 'जैमिनि',
  kp: 'KP',
  year: 'वर्षफल',
  points: 'विशेष लग्न और उपग्रह',
  sudarshana: 'सुदर्शन चक्र',
  nodes: 'कालसर्प',
  mangal: 'मंगल दोष',
  matching: 'कुंडली मिलान',
  sensitivity: 'जन्म समय बदलने का असर',
  day: 'होरा और चौघड़िया',
}

/** Open at the first visit. */
export const FIRST_PANES = ['positions', 'periods'] as const

export const STUDIO: Texts<typeof en.STUDIO> = {
  title: 'कुंडली स्टूडियो',
  heading: 'कुंडली स्टूडियो',
  lead: 'एक कुंडली, कई मतों की विधियों से। गणना आपके अपने डिवाइस पर होती है।',
  withoutScript: 'JavaScript न हो तो गणना हमारा सर्वर करता है और कुछ सेव नहीं करता।',
  description: 'एक जन्म कुंडली की दशाएँ, बल, गोचर, जैमिनि, KP और बहुत कुछ, आपकी चुनी हुई गणना से।',
  open: 'विस्तार से: कुंडली स्टूडियो खोलें',
  openHint: 'पाँच स्तर की दशाएँ, बल, गोचर और बहुत कुछ, गणना की सारी सेटिंग एक जगह।',
  openBooking: 'कुंडली स्टूडियो',
  back: 'जन्म कुंडली पर वापस',
  noChart: 'इस टैब में अभी कोई कुंडली नहीं है।',
  noChartLead: 'पहले जन्म विवरण लिखें, फिर कुंडली के नीचे से स्टूडियो खोलें।',
  makeChart: 'जन्म कुंडली बनाएँ',
  needsTime: 'स्टूडियो के लिए जन्म तिथि, समय और स्थान चाहिए।',
  chartOf: (name) => (name ? `${name} की कुंडली` : 'इस जन्म की कुंडली'),
  conventions: 'गणना की सेटिंग',
  apply: 'लागू करें',
  show: 'दिखाएँ',
  showPane: (title) => `दिखाएँ: ${title}`,
  closeAll: 'सभी खंड बंद करें',
  compact: 'बिना व्याख्या के',
  find: 'खंड खोजें',
  earlier: 'एक मिनट पहले',
  later: 'एक मिनट बाद',
  shifted: (minutes) => (minutes > 0 ? `लिखे समय से ${minutes} मिनट बाद` : `लिखे समय से ${-minutes} मिनट पहले`),
  asGiven: 'लिखे समय पर वापस',
  beside: 'साथ की कुंडली',
  hideChart: 'छोटी कुंडली छिपाएँ',
  print: 'प्रिंट करें',
  computing: 'गणना हो रही है…',
  failed: 'यह खंड नहीं बन सका। कृपया कनेक्शन देखें, इसे बंद करें और फिर खोलें।',
  marked: '(अभी)',
  scroll: (caption) => `${caption}, सरकाकर देखें`,
}

export const SETTING_LABELS: Texts<typeof en.SETTING_LABELS> = {
  ayanamsaValue: '1 जनवरी 2000 का अपना अयनांश',
  d2: 'होरा (D2)',
  d3: 'द्रेष्काण (D3)',
  d4: 'चतुर्थांश (D4)',
  d30: 'त्रिंशांश (D30)',
  charaSchool: 'चर दशा, वृश्चिक और कुंभ के स्वामी',
  karakas: 'चर कारक',
}

export const SETTING_HINTS: Texts<typeof en.SETTING_HINTS> = {
  ayanamsaValue: 'अंश, कला और विकला, जैसे 23 51 26। तब काम आता है जब अयनांश “अपना” हो।',
}

export const SETTING_PROBLEMS: Texts<typeof en.SETTING_PROBLEMS> = {
  ayanamsaValue: 'कृपया 0 से 40 तक अंश लिखें, जैसे 23 51 26 या 23.857।',
}

export const CUSTOM_AYANAMSA = 'अपना'

export const METHOD_LABELS: Texts<typeof en.METHOD_LABELS> = {
  parashara: 'पराशर',
  parivritti: 'परिवृत्ति (एक के बाद एक)',
  samasaptaka: 'समसप्तक',
  somanatha: 'सोमनाथ',
  jagannatha: 'जगन्नाथ',
}

export const CHARA_LABELS: Texts<typeof en.CHARA_LABELS> = {
  soleLords: 'केवल मंगल और शनि (के. एन. राव)',
  strongerLords: 'दो स्वामियों में बली (क्रम के. एन. राव का)',
}

export const KARAKA_LABELS: Texts<typeof en.KARAKA_LABELS> = { seven: 'सात', eight: 'आठ, राहु सहित' }

export const SETTING_LINES: Texts<typeof en.SETTING_LINES> = {
  vargas: (names) => names.join(', '),
  charaSchool: (label) => `चर दशा: ${label}`,
  karakas: (label) => `चर कारक: ${label}`,
}
