import type * as en from '../../en/charts/studio-second.ts'
import type { Texts } from '../../texts.ts'

/** Texts of the second chart of the studio. */
export const SECOND: Texts<typeof en.SECOND> = {
  summary: 'రెండో జాతకం',
  heading: 'రెండో జన్మ వివరాలు',
  enter: 'రెండో జన్మ వివరాలు రాయండి',
  show: 'ఈ జాతకంతో పోల్చండి',
  shown: (name) => `పోలుస్తున్నది: ${name || 'రెండో జాతకం'}. “రెండు జాతకాలు”, “జాతక పొంతన” చూడండి.`,
  remove: 'రెండో జాతకం తీసివేయండి',
}
