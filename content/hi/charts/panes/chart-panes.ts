import type * as en from '../../../en/charts/panes/chart-panes.ts'
import type { Texts } from '../../../texts.ts'

export const POSITIONS: Texts<typeof en.POSITIONS> = {
  caption: 'लग्न और ग्रह',
  columns: ['ग्रह', 'स्थिति', 'नक्षत्र, चरण', 'भाव', 'बल', 'अवस्था', 'राशि स्वामी से संबंध', 'दैनिक गति'],
  lagna: 'लग्न',
  dignities: {
    exalted: 'उच्च',
    moolatrikona: 'मूलत्रिकोण',
    own: 'स्वराशि',
    friend: 'मित्र राशि',
    neutral: 'सम राशि',
    enemy: 'शत्रु राशि',
    debilitated: 'नीच',
  },
  relations: {
    'great-friend': 'अधिमित्र',
    friend: 'मित्र',
    neutral: 'सम',
    enemy: 'शत्रु',
    'great-enemy': 'अधिशत्रु',
  },
  deltaT: 'डेल्टा T (पृथ्वी का घूमना)',
  seconds: (value) => `${value} सेकंड`,
  predicted: (value, error) => `${value} सेकंड, अनुमान, मानक त्रुटि ${error} सेकंड`,
  retrograde: 'वक्री',
  combust: 'अस्त',
}

export const VARGAS_PANE: Texts<typeof en.VARGAS_PANE> = {
  varga: 'वर्ग',
  caption: 'सोलह वर्गों में राशियाँ',
  column: 'वर्ग',
  lagna: 'लग्न',
  vargottama: 'वर्गोत्तम',
  none: 'कोई नहीं',
}

export const HOUSES: Texts<typeof en.HOUSES> = {
  caption: 'भाव',
  columns: ['भाव', 'आरंभ', 'मध्य', 'अंत', 'राशि स्वामी', 'ग्रह'],
  compared: 'हर पद्धति में ग्रह का भाव',
  graha: 'ग्रह',
  midheaven: 'दशम मध्य',
}

export const ASPECTS: Texts<typeof en.ASPECTS> = {
  nodes: 'राहु और केतु की दृष्टि',
  nodeLabels: { none: 'कोई नहीं', seventh: 'सप्तम', 'fifth-seventh-ninth': 'पंचम, सप्तम और नवम' },
  grahas: 'ग्रहों की पूर्ण दृष्टि',
  grahaColumns: ['ग्रह', 'किन राशियों पर', 'किन ग्रहों पर', 'इस पर किसकी दृष्टि'],
  signs: 'राशियों की दृष्टि',
  signColumns: ['राशि', 'साथ में', 'किन राशियों पर', 'किन ग्रहों पर'],
}

export const YOGAS_PANE: Texts<typeof en.YOGAS_PANE> = {
  caption: 'इस कुंडली के योग',
  columns: ['योग', 'कैसे बनता है', 'नियम', 'स्रोत'],
  none: 'जिन योगों को हम देखते हैं, उनमें से इस कुंडली में कोई नहीं है।',
}

export const POINTS: Texts<typeof en.POINTS> = {
  lagnas: 'विशेष लग्न',
  columns: ['बिंदु', 'स्थान'],
  lagnaLabels: {
    bhava: 'भाव लग्न',
    hora: 'होरा लग्न',
    ghati: 'घटी लग्न',
    vighati: 'विघटी लग्न',
    sree: 'श्री लग्न',
    pranapada: 'प्राणपद',
    bhriguBindu: 'भृगु बिंदु',
  },
  indu: 'इंदु लग्न',
  varnada: 'वर्णद लग्न',
  solar: 'सूर्य के उपग्रह',
  solarLabels: {
    dhuma: 'धूम',
    vyatipata: 'व्यतीपात',
    parivesha: 'परिवेष',
    indrachapa: 'इंद्रचाप',
    upaketu: 'उपकेतु',
  },
  parts: 'दिन के भागों के उपग्रह',
  partColumns: ['उपग्रह', 'आरंभ में', 'मध्य में', 'अंत में'],
  partLabels: {
    kala: 'काल (सूर्य)',
    mrityu: 'मृत्यु (मंगल)',
    ardhaprahara: 'अर्धप्रहर (बुध)',
    yamaghantaka: 'यमघंटक (गुरु)',
    gulika: 'गुलिक (शनि)',
  },
  mandi: 'मांदि, घटी से',
  noSunrise: 'ये बिंदु सूर्योदय से गिने जाते हैं। उस दिन यहाँ न सूर्योदय हुआ, न सूर्यास्त।',
}

export const STRENGTHS: Texts<typeof en.STRENGTHS> = {
  total: 'षड्बल',
  totalColumns: ['ग्रह', 'रूप', 'ज़रूरी बल से अनुपात', 'स्थान', 'दिक्', 'काल', 'चेष्टा', 'नैसर्गिक', 'दृक्', 'विरूप'],
  sthana: 'स्थान बल',
  sthanaLabels: {
    uccha: 'उच्च',
    saptavargaja: 'सप्तवर्गज',
    ojayugma: 'ओजयुग्म',
    kendra: 'केंद्र',
    drekkana: 'द्रेष्काण',
  },
  kala: 'काल बल',
  kalaLabels: {
    natonnata: 'नतोन्नत',
    paksha: 'पक्ष',
    tribhaga: 'त्रिभाग',
    abda: 'अब्द',
    masa: 'मास',
    vara: 'वार',
    hora: 'होरा',
    ayana: 'अयन',
  },
  variants: 'दूसरे मान, जोड़ में नहीं',
  variantLabels: {
    saptavargajaMtByDegrees: 'सप्तवर्गज, अंशों से मूलत्रिकोण',
    horaUnequal: 'होरा, दिन और रात के बारहवें भाग',
    ayanaTrueDeclination: 'अयन, स्पष्ट क्रांति',
    cheshtaModernMean: 'चेष्टा, आधुनिक मध्यम ग्रह',
  },
  graha: 'ग्रह',
  bhava: 'भाव बल',
  bhavaColumns: ['भाव', 'मध्य', 'स्वामी', 'स्वामी का', 'दिक्', 'दृष्टि', 'विरूप', 'रूप'],
  wars: 'ग्रह युद्ध, एक अंश के अंदर',
  noWars: 'कोई नहीं',
  noSunrise: 'ये बल सूर्योदय से गिने जाते हैं। उस दिन यहाँ न सूर्योदय हुआ, न सूर्यास्त।',
}

export const ASHTAKAVARGA: Texts<typeof en.ASHTAKAVARGA> = {
  tables: 'बिंदुओं की तालिका',
  tableLabels: { varahamihira: 'वराहमिहिर', parashara: 'पराशर का मुद्रित पाठ' },
  reading: 'दूसरा शोधन',
  readings: { parashara: 'पराशर', raman: 'बी. वी. रमन' },
  bhinna: 'राशियों के बिंदु',
  first: 'त्रिकोण शोधन के बाद',
  second: 'एकाधिपत्य शोधन के बाद',
  pinda: 'शोध्य पिंड',
  pindaColumns: ['ग्रह', 'राशियों का', 'ग्रहों का', 'जोड़'],
  graha: 'ग्रह',
  sum: 'जोड़',
  sarva: 'सातों',
  lagna: 'लग्न (जोड़ में नहीं)',
  transits: 'इस पर अभी का गोचर',
  transitColumns: ['ग्रह', 'किस राशि में', 'अपने बिंदु', 'सातों के'],
}

export const NODES: Texts<typeof en.NODES> = {
  caption: 'कालसर्प, हर मत से',
  columns: ['मत', 'परिणाम', 'ओर', 'बाहर'],
  measures: { degrees: 'अंशों से', signs: 'पूरी राशियों से' },
  absent: 'नहीं है',
  extents: { full: 'पूर्ण', partial: 'आंशिक, एक ग्रह बाहर' },
  sides: { 'ahead-of-rahu': 'राहु से आगे केतु तक', 'behind-rahu': 'केतु से आगे राहु तक' },
  kinds: {
    ananta: 'अनंत',
    kulika: 'कुलिक',
    vasuki: 'वासुकि',
    shankhapala: 'शंखपाल',
    padma: 'पद्म',
    mahapadma: 'महापद्म',
    takshaka: 'तक्षक',
    karkotaka: 'कर्कोटक',
    shankhachuda: 'शंखचूड़',
    ghataka: 'घातक',
    vishadhara: 'विषधर',
    sheshanaga: 'शेषनाग',
  },
  result: (extent, kind, house) => `${extent}: ${kind}, राहु भाव ${house} में`,
}

export const SUDARSHANA: Texts<typeof en.SUDARSHANA> = {
  caption: 'तीनों चक्रों के भाव',
  columns: ['भाव', 'लग्न से', 'चंद्र से', 'सूर्य से'],
  year: 'इस वर्ष का भाव',
  month: 'इस महीने का भाव',
  before: 'जन्म से पहले',
}

export const JAIMINI: Texts<typeof en.JAIMINI> = {
  karakas: 'चर कारक',
  karakaColumns: ['कारक', 'ग्रह', 'राशि में अंश', 'किसका'],
  karakaLabels: {
    atma: 'आत्मकारक',
    amatya: 'अमात्यकारक',
    bhratri: 'भ्रातृकारक',
    matri: 'मातृकारक',
    pitri: 'पितृकारक',
    putra: 'पुत्रकारक',
    gnati: 'ज्ञातिकारक',
    dara: 'दाराकारक',
  },
  meanings: {
    atma: 'स्वयं',
    amatya: 'मंत्री, काम',
    bhratri: 'भाई-बहन',
    matri: 'माता',
    pitri: 'पिता',
    putra: 'संतान',
    gnati: 'संबंधी',
    dara: 'जीवनसाथी',
  },
  arudhas: 'आरूढ़ पद',
  arudhaColumns: ['पद', 'किस भाव का', 'राशि', 'लग्न से भाव', 'ग्रह'],
  arudhaLagna: 'AL',
  upapada: 'UL',
  argala: 'अर्गला',
  argalaColumns: ['किस भाव पर', 'अर्गला कहाँ से', 'ग्रह', 'बाधा कहाँ से', 'किससे', 'प्रबल'],
  yes: 'हाँ',
  no: 'नहीं',
}

export const MANGAL: Texts<typeof en.MANGAL> = {
  caption: 'मंगल दोष, हर नियम से',
  columns: ['नियम', 'परिणाम', 'मंगल कहाँ', 'किससे शांत', 'क्या गिनता है'],
  sets: { northern: 'उत्तर भारतीय', raman: 'बी. वी. रमन', combined: 'मिला-जुला', lagna: 'केवल लग्न' },
  present: 'है',
  cancelled: 'शांत',
  absent: 'नहीं है',
  references: { lagna: 'लग्न', moon: 'चंद्र', venus: 'शुक्र' },
  found: (house, from) => `${from} से ${house}`,
}

export const MATCHING: Texts<typeof en.MATCHING> = {
  role: 'यह कुंडली किसकी है',
  roles: { bride: 'कन्या', groom: 'वर' },
  partner: 'साथी का नक्षत्र और चरण',
  addSecond: 'दो जन्मों के मिलान के लिए “दूसरी कुंडली” में साथी का विवरण लिखें; तब तक साथी का नक्षत्र चुनें।',
  partnerIs: 'किससे मिलान',
  unnamed: 'दूसरा जन्म',
  partnerMoon: 'दूसरी कुंडली का चंद्र',
  mangal: 'दोनों कुंडलियों में मंगल (उत्तर भारतीय नियम)',
  kootas: 'अष्टकूट, हर ग्रंथ से',
  koota: 'कूट',
  points: (points, most) => `${most} में से ${points}`,
  books: { standard: 'प्रचलित तालिका', maitreya: 'मैत्रेय', raman: 'बी. वी. रमन' },
  why: 'क्यों (प्रचलित तालिका)',
  total: '36 में कुल',
  poruthams: 'दस पोरुथम',
  poruthamColumns: ['पोरुथम', 'मेल', 'क्यों'],
  agreements: { good: 'मिलता है', middling: 'मध्यम', none: 'नहीं मिलता' },
}

export const KP: Texts<typeof en.KP> = {
  number: 'प्रश्न संख्या',
  numberProblem: 'कृपया 1 से 249 तक संख्या लिखें।',
  of: 'कुंडली',
  charts: { birth: 'जन्म की', horary: 'प्रश्न की, इस समय की' },
  cusps: 'संधियाँ',
  cuspColumns: ['भाव', 'संधि', 'राशि स्वामी', 'नक्षत्र स्वामी', 'उप स्वामी', 'उप-उप स्वामी'],
  grahas: 'ग्रह',
  grahaColumns: ['ग्रह', 'स्थान', 'भाव', 'राशि स्वामी', 'नक्षत्र स्वामी', 'उप स्वामी', 'उप-उप स्वामी'],
  houses: 'भावों के कारक',
  houseColumns: ['भाव', 'भाव में बैठे ग्रह के नक्षत्र में', 'भाव में बैठे', 'स्वामी के नक्षत्र में', 'स्वामी'],
  signified: 'ग्रह किन भावों के कारक',
  signifiedColumns: ['ग्रह', 'नक्षत्र स्वामी के स्थान से', 'अपने स्थान से', 'नक्षत्र स्वामी के भाव', 'अपने भाव'],
  ruling: 'इस समय के शासक ग्रह',
  rulingColumns: ['किसका', 'स्वामी'],
  rulingLabels: {
    day: 'वार',
    lagnaSign: 'लग्न, राशि',
    lagnaStar: 'लग्न, नक्षत्र',
    lagnaSub: 'लग्न, उप',
    moonSign: 'चंद्र, राशि',
    moonStar: 'चंद्र, नक्षत्र',
    moonSub: 'चंद्र, उप',
  },
  refused: 'KP में प्लेसिडस की संधियाँ चाहिए, जो ध्रुवीय वृत्त के अंदर नहीं होतीं।',
}

export const COMPARE: Texts<typeof en.COMPARE> = {
  date: 'समय',
  dateHint: 'अभी के समय के लिए खाली छोड़ें।',
  outside: 'कृपया 1900 से 2100 तक की तारीख चुनें।',
  first: 'यह कुंडली',
  second: 'दूसरी कुंडली',
  chosen: 'चुना समय',
  lagna: 'लग्न',
  positions: 'स्थितियाँ साथ-साथ',
  point: 'बिंदु',
  secondOver: (name) => `इस कुंडली पर ${name || 'दूसरी कुंडली'}`,
  firstOver: (name) => `${name || 'दूसरी कुंडली'} पर यह कुंडली`,
  chosenOver: 'इस कुंडली पर चुना समय',
  overColumns: ['ग्रह', 'स्थान', 'लग्न से भाव', 'चंद्र से भाव', 'किसकी राशि में'],
  addSecond: '“दूसरी कुंडली” में जन्म विवरण लिखें या फ़ाइल खोलें, तुलना यहाँ दिखेगी।',
}

export const SENSITIVITY: Texts<typeof en.SENSITIVITY> = {
  minutes: 'कितने मिनट आगे-पीछे',
  minutesProblem: 'कृपया 1 से 60 मिनट लिखें।',
  caption: 'जन्म समय के आसपास बदलाव',
  columns: ['कब', 'जन्म से', 'क्या', 'पहले', 'बाद में'],
  lagna: 'लग्न',
  varga: (name) => `${name} का लग्न`,
  pada: 'चंद्र का चरण',
  dasha: 'पहली दशा का स्वामी',
  offset: (minutes) => `${minutes} मिनट`,
  none: 'इन मिनटों में कुछ नहीं बदलता।',
}
