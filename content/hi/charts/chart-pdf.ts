import type * as en from '../../en/charts/chart-pdf.ts'
import type { Texts } from '../../texts.ts'

/** Texts of the chart PDF and the session brief PDF. */
export const CHART_PDF: Texts<typeof en.CHART_PDF> = {
  title: 'जन्म कुंडली',
  rashi: 'राशि',
  secondPage: 'वर्ग और दशाएँ',
  vimshottari: 'विंशोत्तरी',
  subPeriods: 'अंतर्दशाएँ',
  brief: 'सेशन से पहले',
  retrograde: 'वक्री',
  combust: 'अस्त',
  columns: {
    graha: 'ग्रह',
    degree: 'अंश',
    sign: 'राशि',
    nakshatra: 'नक्षत्र, चरण',
    house: 'भाव',
    state: 'स्थिति',
    from: 'कब से',
    until: 'कब तक',
    transit: 'गोचर',
    varga: 'सभी वर्गों में राशियाँ',
  },
}
