import type * as en from '../../en/booking/held-as.ts'
import type { Texts } from '../../texts.ts'

/** How a consultation takes place. */
export const HELD_AS_NAMES: Texts<typeof en.HELD_AS_NAMES> = {
  video: 'वीडियो कॉल',
  telephone: 'फ़ोन कॉल',
  'in-person': 'आमने-सामने',
  'in-writing': 'लिखित में',
}

/** The same for the client, with what happens. A session in person names the address. */
export const HELD_AS_HINTS: Texts<typeof en.HELD_AS_HINTS> = {
  video: 'वीडियो कॉल। लिंक हम सेशन से पहले भेजते हैं।',
  telephone: 'फ़ोन कॉल। बुकिंग में दिए नंबर पर हम फ़ोन करते हैं।',
  clientCalls: (number) => `फ़ोन कॉल। कृपया ${number} पर हमें फ़ोन करें।`,
  'in-person': (address) => `आमने-सामने, पता: ${address}`,
  'in-writing': 'हम लिखित में उत्तर देते हैं।',
}
