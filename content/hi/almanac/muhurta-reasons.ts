import type { RuleId, RuleSource } from '@muhurta/jyotish/muhurta'
import { RULE_SOURCES as ENGLISH_SOURCES } from '../../en/almanac/muhurta-reasons.ts'

type RuleWords = {
  readonly name: string
  readonly sentence: string
  /** For a rule that asks for something good: what is said where it is missing. */
  readonly missing?: string
}

/** The rules of the muhurta finder in words. */
export const MUHURTA_RULES: Readonly<Record<RuleId, RuleWords>> = {
  'adhika-month': {
    name: 'अधिक मास',
    sentence: 'अधिक (मल) मास है, जिसमें कोई संस्कार शुरू नहीं करते।',
  },
  'kshaya-month': {
    name: 'क्षय मास',
    sentence: 'क्षय मास है: इसमें सूर्य दो राशियों में प्रवेश करता है और एक मास घट जाता है।',
  },
  chaturmas: {
    name: 'चातुर्मास',
    sentence: 'चातुर्मास है, देवशयनी एकादशी से देवउठनी एकादशी तक, जब भगवान विष्णु शयन करते हैं।',
  },
  'pitru-paksha': {
    name: 'पितृ पक्ष',
    sentence: 'पितृ पक्ष है, आश्विन कृष्ण पक्ष, जो पितरों का है।',
  },
  kharmas: {
    name: 'खरमास',
    sentence: 'खरमास है: सूर्य धनु या मीन में है, जो गुरु की राशियाँ हैं।',
  },
  'solar-month': {
    name: 'सौर मास',
    sentence: 'सूर्य ऐसी राशि में है जिसमें यह काम नहीं करते।',
  },
  'lunar-month': {
    name: 'चांद्र मास',
    sentence: 'यह काम कुछ ही चांद्र मासों में करते हैं।',
    missing: 'यह चांद्र मास इस काम का नहीं है।',
  },
  'venus-set': {
    name: 'शुक्र अस्त',
    sentence: 'यहाँ शुक्र अस्त है, या अस्त के तीन दिन आगे-पीछे है।',
  },
  'jupiter-set': {
    name: 'गुरु अस्त',
    sentence: 'यहाँ गुरु अस्त है, या अस्त के तीन दिन आगे-पीछे है।',
  },
  'sankranti-day': {
    name: 'संक्रांति',
    sentence: 'इस दिन सूर्य राशि बदलता है (संक्रांति)।',
  },
  'eclipse-day': {
    name: 'ग्रहण',
    sentence: 'इस दिन यहाँ ग्रहण दिखता है।',
  },
  star: {
    name: 'नक्षत्र',
    sentence: 'चंद्रमा इस काम के अनुकूल नक्षत्र में है।',
    missing: 'चंद्रमा इस काम के अनुकूल नक्षत्र में नहीं है।',
  },
  'star-edge': {
    name: 'नक्षत्र की संधि',
    sentence: 'मघा या मूल का पहला चरण है, या रेवती का आखिरी, जहाँ जल और अग्नि राशियाँ मिलती हैं।',
  },
  gandanta: {
    name: 'गंडांत',
    sentence: 'चंद्रमा जल राशि से अग्नि राशि में जा रहा है (गंडांत)।',
  },
  tithi: {
    name: 'तिथि',
    sentence: 'तिथि इस काम के अनुकूल है।',
    missing: 'तिथि इस काम के अनुकूल नहीं है।',
  },
  weekday: {
    name: 'वार',
    sentence: 'वार इस काम के अनुकूल है।',
    missing: 'वार इस काम के अनुकूल नहीं है।',
  },
  yoga: {
    name: 'कठोर योग',
    sentence: 'सूर्य और चंद्र का योग कठोर योगों में से है।',
  },
  'great-fault-yoga': {
    name: 'व्यतीपात या वैधृति',
    sentence: 'योग व्यतीपात या वैधृति है।',
  },
  karana: {
    name: 'करण (भद्रा)',
    sentence: 'करण विष्टि (भद्रा) है, या अमावस्या के आसपास के चार स्थिर करणों में से एक।',
  },
  'moon-panchaka': {
    name: 'चंद्रमा का पंचक',
    sentence: 'चंद्रमा आखिरी पाँच नक्षत्रों में है, धनिष्ठा के मध्य से (पंचक)।',
  },
  'sum-panchaka': {
    name: 'उस समय का पंचक',
    sentence: 'तिथि, वार, नक्षत्र और लग्न के जोड़ से पंचक बनता है: मृत्यु, अग्नि, राज, चोर या रोग।',
  },
  'rahu-kalam': {
    name: 'राहु काल',
    sentence: 'राहु काल है।',
  },
  yamaganda: {
    name: 'यमगंड',
    sentence: 'यमगंड है।',
  },
  gulika: {
    name: 'गुलिक काल',
    sentence: 'गुलिक काल है।',
  },
  'dur-muhurta': {
    name: 'दुर्मुहूर्त',
    sentence: 'इस वार का दुर्मुहूर्त है।',
  },
  varjyam: {
    name: 'वर्ज्य',
    sentence: 'वर्ज्य है, नक्षत्र का वह भाग जिसे छोड़ देते हैं।',
  },
  night: {
    name: 'रात',
    sentence: 'रात है, और यह काम दिन में करते हैं।',
  },
  'late-start': {
    name: 'देर से शुरू',
    sentence: 'शुभ समय रात 9 बजे के बाद शुरू होता है, और ऐसे समय सूची में नहीं लिए जाते।',
  },
  'short-window': {
    name: 'छोटा शुभ समय',
    sentence: 'शुभ समय चार घंटे से कम है, और यह पंचांग ऐसे समय नहीं देता।',
  },
  lagna: {
    name: 'लग्न',
    sentence: 'लग्न इस काम के लिए सबसे अच्छों में से है।',
  },
  navamsa: {
    name: 'लग्न का नवांश',
    sentence: 'लग्न का नवांश बुध, शुक्र या गुरु का है।',
  },
  'eighth-house': {
    name: 'आठवाँ भाव',
    sentence: 'लग्न से आठवें भाव में कोई ग्रह है।',
  },
  'seventh-house': {
    name: 'सातवाँ भाव',
    sentence: 'सातवें भाव में कोई ग्रह है, जबकि वह खाली होना चाहिए।',
  },
  'benefic-angle': {
    name: 'केंद्र में शुभ ग्रह',
    sentence: 'गुरु, शुक्र या बुध लग्न से केंद्र में है और लग्न को बल देता है।',
  },
  'malefic-rising': {
    name: 'लग्न में पाप ग्रह',
    sentence: 'मंगल, शनि, राहु या केतु लग्न में है।',
  },
  'moon-house': {
    name: 'चंद्रमा का भाव',
    sentence: 'चंद्रमा लग्न से छठे, आठवें या बारहवें भाव में है।',
  },
  'disha-shula': {
    name: 'दिशाशूल',
    sentence: 'इस वार को यात्रा की दिशा में दिशाशूल है।',
  },
  abhijit: {
    name: 'अभिजीत मुहूर्त',
    sentence: 'दिन के मध्य का अभिजीत मुहूर्त है, जो बहुत-से दोष दूर करता है (बुधवार को नहीं)।',
  },
  godhuli: {
    name: 'गोधूलि',
    sentence: 'गोधूलि है, जिसमें लग्न के दोष नहीं गिने जाते।',
  },
  'amrita-kala': {
    name: 'अमृत काल',
    sentence: 'अमृत काल है, नक्षत्र का सबसे अच्छा भाग।',
  },
  'waxing-moon': {
    name: 'बलवान चंद्रमा',
    sentence: 'चंद्रमा बढ़ रहा है, या अभी क्षीण नहीं हुआ है।',
  },
  chandrashtama: {
    name: 'चंद्राष्टम',
    sentence: 'किसी की राशि से चंद्रमा आठवीं राशि में है (चंद्राष्टम)।',
  },
  'chandra-bala': {
    name: 'कमज़ोर चंद्रबल',
    sentence: 'किसी की राशि से चंद्रमा चौथी या बारहवीं राशि में है, जहाँ वह बल नहीं देता।',
  },
  'good-chandra-bala': {
    name: 'चंद्रबल',
    sentence: 'चंद्रमा सबकी राशि से गिनकर सबको बल देता है।',
  },
  'tara-naidhana': {
    name: 'नैधन तारा',
    sentence: 'नक्षत्र किसी के जन्म नक्षत्र से सातवाँ है (नैधन, नौ के पहले फेरे में)।',
  },
  'tara-bala': {
    name: 'कमज़ोर ताराबल',
    sentence: 'नक्षत्र किसी के जन्म नक्षत्र से जन्म, विपत या प्रत्यरि तारा है, या बाद के फेरे में नैधन।',
  },
  'birth-eighth-rising': {
    name: 'जन्म से आठवाँ लग्न',
    sentence: 'लग्न किसी की राशि या जन्म लग्न से आठवाँ है।',
  },
  'birth-rising': {
    name: 'व्यक्ति के लिए लग्न',
    sentence: 'लग्न सबकी राशि या जन्म लग्न से तीसरा, छठा, दसवाँ या ग्यारहवाँ है।',
  },
  'dasha-lord': {
    name: 'दशा का स्वामी',
    sentence: 'किसी की चल रही महादशा का स्वामी लग्न से छठे, आठवें या बारहवें भाव में है।',
  },
  'good-tara-bala': {
    name: 'ताराबल',
    sentence: 'नक्षत्र सबके जन्म नक्षत्र के अनुकूल है।',
  },
}

/** Who teaches a rule. Names of websites stay in Latin script. */
export const RULE_SOURCES: Readonly<Record<RuleSource, string>> = {
  ...ENGLISH_SOURCES,
  chintamani: 'मुहूर्त चिंतामणि',
  'chintamani-visibility': 'मुहूर्त चिंतामणि; अस्त की गणना कालांश से',
  raman: 'बी. वी. रमन, मुहूर्त',
  dharmasindhu: 'धर्मसिंधु',
  south: 'दक्षिण भारत के पंचांग',
  drik: 'Drik Panchang की रीति',
  astrosage: 'AstroSage की रीति',
  practice: 'ज्योतिषियों की सामान्य रीति',
}
