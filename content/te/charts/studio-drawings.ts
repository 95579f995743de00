import type * as en from '../../en/charts/studio-drawings.ts'
import type { Texts } from '../../texts.ts'

export const STUDIO_DRAWINGS: Texts<typeof en.STUDIO_DRAWINGS> = {
  labels: {
    transit: 'ఇప్పటి గోచారం',
    chalit: 'చలిత చక్రం (శ్రీపతి)',
    second: 'రెండో జాతకం, రాశి',
    'second-d9': 'రెండో జాతకం, నవాంశ',
  },
  region: 'పక్కపక్కన చక్రాలు',
  add: 'ఒక చక్రం జోడించండి',
  remove: (title) => `తీసివేయండి: ${title}`,
  noSecond: '“రెండో జాతకం” లో జన్మ వివరాలు రాయండి, ఇక్కడ కనిపిస్తుంది.',
  notDrawn: 'ఈ ఊరికి దీన్ని గీయలేం.',
}
