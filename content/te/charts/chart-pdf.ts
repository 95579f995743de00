import type * as en from '../../en/charts/chart-pdf.ts'
import type { Texts } from '../../texts.ts'

/** Texts of the chart PDF and the session brief PDF. */
export const CHART_PDF: Texts<typeof en.CHART_PDF> = {
  title: 'జన్మ జాతకం',
  rashi: 'రాశి',
  secondPage: 'వర్గాలు, దశలు',
  vimshottari: 'వింశోత్తరి',
  subPeriods: 'అంతర్దశలు',
  brief: 'సెషన్‌కు ముందు',
  retrograde: 'వక్రం',
  combust: 'అస్తంగతం',
  columns: {
    graha: 'గ్రహం',
    degree: 'డిగ్రీ',
    sign: 'రాశి',
    nakshatra: 'నక్షత్రం, పాదం',
    house: 'భావం',
    state: 'స్థితి',
    from: 'నుంచి',
    until: 'వరకు',
    transit: 'గోచారం',
    varga: 'అన్ని వర్గాల్లో రాశులు',
  },
}
