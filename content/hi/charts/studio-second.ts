import type * as en from '../../en/charts/studio-second.ts'
import type { Texts } from '../../texts.ts'

/** Texts of the second chart of the studio. */
export const SECOND: Texts<typeof en.SECOND> = {
  summary: 'दूसरी कुंडली',
  heading: 'दूसरा जन्म विवरण',
  enter: 'दूसरा जन्म विवरण लिखें',
  show: 'इस जन्म से तुलना करें',
  shown: (name) =>
    `${name ? `${name} की कुंडली` : 'दूसरी कुंडली'} से तुलना हो रही है। “दो कुंडलियाँ और चुना समय” और “कुंडली मिलान” देखें।`,
  remove: 'दूसरी कुंडली हटाएँ',
}
