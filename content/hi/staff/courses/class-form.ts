import { LONGEST_CLASS_DESCRIPTION } from '#domain/learning/cohorts.ts'
import type * as en from '../../../en/staff/courses/class-form.ts'
import type { Texts } from '../../../texts.ts'

/** Texts of the form of a class that is sold alone: a workshop, a satsang. */
export const CLASS_FORM: Texts<typeof en.CLASS_FORM> = {
  newTitle: 'नई क्लास',
  againTitle: (name) => `एक और तारीख: ${name}`,
  lead: 'एक दिन की क्लास, जिसे बिना कोर्स लिए कोई भी बुक कर सकता है: वर्कशॉप, सत्संग। यह आपके कोर्स पेज पर दिखती है।',
  fields: { title: 'नाम', description: 'क्या होगा', price: 'कीमत (रुपये)' },
  hints: {
    description: 'लोग क्या सीखेंगे या करेंगे, और यह किसके लिए है।',
    time: 'भारतीय समय (IST)',
    price: 'मुफ़्त हो तो खाली छोड़ें। मुफ़्त सीट तुरंत पक्की होती है।',
    astrologer: 'क्लास वैसे ही होगी जैसे ये शिक्षक क्लाइंट से मिलते हैं।',
  },
  added: 'क्लास जुड़ गई। अब इसे बुक किया जा सकता है।',
  problems: {
    description: 'थोड़े शब्दों में लिखें कि क्या होगा',
    descriptionTooLong: `ज़्यादा से ज़्यादा ${LONGEST_CLASS_DESCRIPTION} अक्षर लिखें`,
    price: 'रकम लिखें, जैसे 500, या खाली छोड़ें',
    past: 'आगे का कोई समय चुनें',
  },
}
