import type * as en from '../../en/charts/name-choice.ts'
import type { Texts } from '../../texts.ts'

export const NAME_CHOICE: Texts<typeof en.NAME_CHOICE> = {
  label: 'कुंडली और पंचांग में नाम',
  use: 'ये नाम दिखाएँ',
  styles: { own: 'हिंदी', iast: 'संस्कृत, लैटिन अक्षरों में (Sūrya, Meṣa)', devanagari: 'संस्कृत, देवनागरी में (मङ्गल, कुम्भ)' },
}
