import type * as en from '../../en/charts/studio-pdf.ts'
import type { Texts } from '../../texts.ts'

/** Texts of the studio's PDF. */
export const STUDIO_PDF: Texts<typeof en.STUDIO_PDF> = {
  title: (name) => (name ? `${name} జాతకం` : 'జన్మ జాతకం'),
  contents: 'విషయ సూచిక',
  rashi: 'రాశి',
  conventions: 'గణన పద్ధతులు',
  page: (page, pages) => `పేజీ ${page} / ${pages}`,
}
