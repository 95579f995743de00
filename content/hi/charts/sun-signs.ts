import type { SignElement } from '#domain/charts/sun-signs.ts'
import type * as en from '../../en/charts/sun-signs.ts'
import type { Texts } from '../../texts.ts'

/** The signs from Aries on, as newspapers describe them. */
export const SUN_SIGN_TEXTS: Texts<typeof en.SUN_SIGN_TEXTS> = [
  { name: 'मेष', symbol: 'मेढ़ा', dates: '21 मार्च से 19 अप्रै', traits: ['साहस', 'खरापन', 'ऊर्जा', 'पहल'] },
  { name: 'वृषभ', symbol: 'बैल', dates: '20 अप्रै से 20 मई', traits: ['धैर्य', 'भरोसा', 'सौंदर्य-प्रेम', 'स्थिरता'] },
  { name: 'मिथुन', symbol: 'जुड़वाँ', dates: '21 मई से 20 जून', traits: ['जिज्ञासा', 'हाज़िरजवाबी', 'लचीलापन', 'मेलजोल'] },
  { name: 'कर्क', symbol: 'केकड़ा', dates: '21 जून से 22 जुल', traits: ['स्नेह', 'सहज समझ', 'अपनों की रक्षा', 'वफ़ादारी'] },
  { name: 'सिंह', symbol: 'सिंह', dates: '23 जुल से 22 अग', traits: ['उदारता', 'आत्मीयता', 'आत्मविश्वास', 'खुशमिज़ाजी'] },
  { name: 'कन्या', symbol: 'कन्या', dates: '23 अग से 22 सितं', traits: ['सोच-विचार', 'बारीकी', 'मदद का भाव', 'विनम्रता'] },
  { name: 'तुला', symbol: 'तराज़ू', dates: '23 सितं से 22 अक्टू', traits: ['निष्पक्षता', 'शालीनता', 'मेल कराना', 'कला-प्रेम'] },
  { name: 'वृश्चिक', symbol: 'बिच्छू', dates: '23 अक्टू से 21 नवं', traits: ['गहराई', 'दृढ़ता', 'परख', 'समर्पण'] },
  { name: 'धनु', symbol: 'धनुर्धर', dates: '22 नवं से 21 दिसं', traits: ['आशा', 'सच्चाई', 'रोमांच', 'चिंतन'] },
  { name: 'मकर', symbol: 'मकर', dates: '22 दिसं से 19 जन', traits: ['अनुशासन', 'ज़िम्मेदारी', 'महत्वाकांक्षा', 'चुटीलापन'] },
  { name: 'कुंभ', symbol: 'घट लिए मनुष्य', dates: '20 जन से 18 फ़र', traits: ['मौलिकता', 'स्वतंत्रता', 'मानवता', 'सूझबूझ'] },
  { name: 'मीन', symbol: 'मछलियाँ', dates: '19 फ़र से 20 मार्च', traits: ['करुणा', 'कल्पना', 'कोमलता', 'ग्रहणशीलता'] },
]

export const ELEMENT_NAMES: Readonly<Record<SignElement, string>> = {
  fire: 'अग्नि',
  earth: 'पृथ्वी',
  air: 'वायु',
  water: 'जल',
}
