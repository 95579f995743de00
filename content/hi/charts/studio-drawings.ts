import type * as en from '../../en/charts/studio-drawings.ts'
import type { Texts } from '../../texts.ts'

export const STUDIO_DRAWINGS: Texts<typeof en.STUDIO_DRAWINGS> = {
  labels: {
    transit: 'अभी का गोचर',
    chalit: 'चलित (श्रीपति)',
    second: 'दूसरी कुंडली, राशि',
    'second-d9': 'दूसरी कुंडली, नवांश',
  },
  region: 'साथ-साथ कुंडलियाँ',
  add: 'एक कुंडली जोड़ें',
  remove: (title) => `हटाएँ: ${title}`,
  noSecond: '“दूसरी कुंडली” में जन्म विवरण लिखें, वह यहाँ बनेगी।',
  notDrawn: 'इस स्थान के लिए यह नहीं बन सकता।',
}
