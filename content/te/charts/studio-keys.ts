import type * as en from '../../en/charts/studio-keys.ts'
import type { Texts } from '../../texts.ts'

/** Texts of the studio's keys. */
export const STUDIO_KEYS: Texts<typeof en.STUDIO_KEYS> = {
  title: 'కీలు',
  show: 'కీలు',
  lead: 'ఏమీ టైప్ చేయనప్పుడు ఇవి పనిచేస్తాయి.',
  key: 'కీ',
  does: 'ఏమి చేస్తుంది',
  use: 'ఈ కీలు వాడండి',
  acts: {
    help: 'ఈ కీలు చూపండి',
    find: 'భాగం వెతకండి',
    nextVarga: 'రాశి పక్కన తర్వాతి చక్రం',
    earlierVarga: 'మునుపటి చక్రం',
    moreCharts: 'పక్కన మరో చక్రం, మొత్తం ఆరు వరకు',
    fewerCharts: 'ఒక చక్రం తక్కువ',
    earlier: 'ఒక నిమిషం ముందు',
    later: 'ఒక నిమిషం తర్వాత',
    asGiven: 'మళ్లీ ఇచ్చిన సమయం',
    today: 'నేటి గోచారం',
    compact: 'వివరణలతో లేదా లేకుండా',
    closeAll: 'అన్నీ మూసివేయండి',
  },
  pane: (title) => `తెరవండి లేదా మూసివేయండి: ${title}`,
}
