import type * as en from '../../en/charts/studio-pdf.ts'
import type { Texts } from '../../texts.ts'

/** Texts of the studio's PDF. */
export const STUDIO_PDF: Texts<typeof en.STUDIO_PDF> = {
  title: (name) => (name ? `${name} की कुंडली` : 'जन्म कुंडली'),
  contents: 'विषय सूची',
  rashi: 'राशि',
  conventions: 'गणना की सेटिंग',
  page: (page, pages) => `पेज ${page}, कुल ${pages}`,
}
