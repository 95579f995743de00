import { globSync } from 'node:fs'
import { readFile } from 'node:fs/promises'

/** Where the site's own words in Indian scripts are. */
const TEXTS = ['content/**/*.ts', 'usecases/content/sample/**/*.ts', 'packages/jyotish/**/*.ts']

/** Usual names, and other texts of clients and practices, that have conjuncts which our own texts may lack. */
const USUAL_NAMES = `अक्का मक्खी विष्णु कृष्ण लक्ष्मी ब्रह्मा चिह्न प्रह्लाद सुब्रह्मण्यम आत्मा पद्मा उत्तम दत्त बुद्ध श्रद्धा विद्या द्वार उद्धव उद्गम हृदय बाह्य
ह्रास आह्वान स्त्री शृंगार श्वेता निश्चय पञ्च अञ्जलि सञ्जय दण्ड कण्ठ पण्डित चट्टान गड्ढा मिट्टी चिट्ठी गुड्डी अद्भुत सद्गुरु महत्त्व सत्य पत्नी रत्न अग्नि यज्ञ
नग्न प्रश्न ज्येष्ठ श्रेष्ठ अष्टम राष्ट्र उष्ण सूर्य वर्ष शर्मा कार्तिक चन्द्र इन्द्र सुन्दर अन्त गन्ध जन्म अन्न सप्त गुप्ता तृप्ति प्रिया अम्बा अम्मा कुम्भ हल्दी
मल्लिका कल्याण व्यास काव्या द्रव्य शब्द लब्ध क्लेश म्लेच्छ स्वाति स्मृति स्नान स्थान हस्त संस्कार पुष्प निष्काम शुक्र शुक्ल वक्ता मुक्त रुक्मिणी ज्ञान क्षमा
स्लॉट वैकल्पिक पृथ्वी वश्य अधिपत्य राश्यधिपति रज्जु क्वार प्लव सौम्य मत्स्य जीवित्पुत्रिका मध्वाचार्य वाल्मीकि देवोत्थान उत्पन्ना त्योहार व्यवसाय स्वास्थ्य मान्य
शून्य उद्योग प्रत्यक्ष संख्या व्याख्या दृष्टि ईश्वर विश्वास लक्ष्य वृक्ष अप्रैल सितम्बर नवम्बर अक्टूबर डॉक्टर नेटवर्क सॉफ़्टवेयर क्लिक ब्लॉग स्क्रीन ज़्यादा फ़्लैट
ग्राफ़ ग्वालियर श्याम श्लोक स्फटिक न्याय ध्यान ध्रुव भ्रम म्यान ख्याति च्यवन छ्वि ठ्ठा ढ्य ण्य त्वरित थ्य द्युति द्रोण द्वितीय धन्य न्यून प्यास फ्यूज़ ब्याज भ्यास`

const DEVANAGARI = /[\u0900-\u097f\u200c\u200d]+/g

/** Words in Devanagari that the site shows, or is likely to. */
export async function listDevanagari(): Promise<string[]> {
  const texts = await Promise.all(globSync(TEXTS).map((path) => readFile(path, 'utf8')))
  return [...new Set([USUAL_NAMES, ...texts].flatMap((text) => text.match(DEVANAGARI) ?? []))]
}
