import type * as en from '../../../en/staff/website/links.ts'
import type { Texts } from '../../../texts.ts'

export const LINK_CHECKS: Texts<typeof en.LINK_CHECKS> = {
  title: 'लिंक',
  lead: 'मुफ़्त सामग्री और पाठों से दूसरी साइटों के लिंक। पाठकों से कुछ छिपाया नहीं जाता: जो लिंक बंद हो गए हैं, उन्हें बदलें या हटाएँ।',
  on: 'हर हफ़्ते जाँच होती है',
  off: 'जाँच नहीं होती',
  offLead: 'चालू करने पर हमारा सर्वर हर हफ़्ते एक बार हर लिंक खोलता है, और यहाँ और “आज” पर बताता है कि कौन-से बंद हैं।',
  turnOn: 'हर हफ़्ते जाँचें',
  turnOff: 'जाँच बंद करें',
  turnedOn: 'अब लिंक हर हफ़्ते जाँचे जाएँगे',
  turnedOnDetail: 'पहली जाँच शुरू हो गई है। नतीजे कुछ मिनट में यहाँ दिखेंगे।',
  turnedOff: 'अब लिंक नहीं जाँचे जाएँगे',
  lastCheck: (when) => `पिछली जाँच: ${when}।`,
  notYet: 'पहली जाँच अभी पूरी नहीं हुई है।',
  none: 'कोई लिंक बंद नहीं है',
  noneLead: 'पिछली जाँच में हर लिंक खुला, या केवल एक बार नहीं खुला।',
  columns: { link: 'लिंक', place: 'कहाँ', problem: 'समस्या', since: 'कब से' },
  since: (day) => `${day} से`,
  problems: {
    'not-found': 'पेज अब नहीं है',
    'private-address': 'निजी पते पर ले जाता है',
    'server-error': 'साइट में गड़बड़ी है',
    'no-answer': 'साइट जवाब नहीं देती',
    redirects: 'घूमकर वहीं लौटता है',
  },
}
