import type { SignElement } from '#domain/charts/sun-signs.ts'
import type * as en from '../../en/charts/sun-signs.ts'
import type { Texts } from '../../texts.ts'

/** The signs from Aries on, as newspapers describe them. */
export const SUN_SIGN_TEXTS: Texts<typeof en.SUN_SIGN_TEXTS> = [
  { name: 'मेष', symbol: 'मेढ़ा', dates: '21 मार्च से 19 अप्रै', traits: ['साहसी', 'खरा', 'ऊर्जावान', 'अगुआ'] },
  { name: 'वृषभ', symbol: 'बैल', dates: '20 अप्रै से 20 मई', traits: ['धैर्यवान', 'भरोसेमंद', 'रसिक', 'स्थिर'] },
  { name: 'मिथुन', symbol: 'जुड़वाँ', dates: '21 मई से 20 जून', traits: ['जिज्ञासु', 'हाज़िरजवाब', 'लचीला', 'मिलनसार'] },
  { name: 'कर्क', symbol: 'केकड़ा', dates: '21 जून से 22 जुल', traits: ['स्नेही', 'सहज समझ वाला', 'रक्षक', 'वफ़ादार'] },
  { name: 'सिंह', symbol: 'सिंह', dates: '23 जुल से 22 अग', traits: ['उदार', 'आत्मीय', 'आत्मविश्वासी', 'खुशमिज़ाज'] },
  { name: 'कन्या', symbol: 'कन्या', dates: '23 अग से 22 सितं', traits: ['विचारशील', 'बारीक', 'मददगार', 'विनम्र'] },
  { name: 'तुला', symbol: 'तराज़ू', dates: '23 सितं से 22 अक्टू', traits: ['निष्पक्ष', 'शालीन', 'मेल कराने वाला', 'कलाप्रेमी'] },
  { name: 'वृश्चिक', symbol: 'बिच्छू', dates: '23 अक्टू से 21 नवं', traits: ['गहरा', 'दृढ़', 'पारखी', 'समर्पित'] },
  { name: 'धनु', symbol: 'धनुर्धर', dates: '22 नवं से 21 दिसं', traits: ['आशावान', 'सच्चा', 'साहसिक', 'दार्शनिक'] },
  { name: 'मकर', symbol: 'मकर', dates: '22 दिसं से 19 जन', traits: ['अनुशासित', 'ज़िम्मेदार', 'महत्वाकांक्षी', 'चुटीला'] },
  { name: 'कुंभ', symbol: 'घट लिए मनुष्य', dates: '20 जन से 18 फ़र', traits: ['मौलिक', 'स्वतंत्र', 'मानवीय', 'सूझबूझ वाला'] },
  { name: 'मीन', symbol: 'मछलियाँ', dates: '19 फ़र से 20 मार्च', traits: ['करुणामय', 'कल्पनाशील', 'कोमल', 'ग्रहणशील'] },
]

export const ELEMENT_NAMES: Readonly<Record<SignElement, string>> = {
  fire: 'अग्नि',
  earth: 'पृथ्वी',
  air: 'वायु',
  water: 'जल',
}
