import { plural } from '#content/words/grammar.ts'
import type * as en from '../../../en/staff/bookings/timeline.ts'
import type { Texts } from '../../../texts.ts'

/** Texts of what happened about a booking. */
export const BOOKING_TIMELINE: Texts<typeof en.BOOKING_TIMELINE> = {
  count: (entries) => `ఇంతవరకు జరిగినవి (${entries})`,
  entries: {
    charge: 'చెల్లించాల్సినది',
    discount: 'తగ్గింపు',
    payment: 'చెల్లింపు నమోదైంది',
    refund: 'రీఫండ్ నమోదైంది',
    credit: 'జమ',
    fee: 'చెల్లింపు సేవ రుసుము',
  },
  reversed: 'నమోదు రద్దయింది',
  invoice: (number) => `ఇన్‌వాయిస్ ${number} జారీ అయింది`,
  creditNote: (number) => `క్రెడిట్ నోట్ ${number} జారీ అయింది`,
  answer: 'జవాబు చూపాం',
  correction: (version) => `జవాబు సరిదిద్దాం (వెర్షన్ ${version})`,
  remedies: (count) => plural(count, 'ఒక పరిహారం చూపాం', `${count} పరిహారాలు చూపాం`),
  fileFromClient: 'క్లయింట్ పంపిన ఫైల్',
  fileFromPractice: 'క్లయింట్‌కు పంపిన ఫైల్',
  email: (name) => `ఈమెయిల్: ${name}`,
  to: (address) => `ఎవరికి: ${address}`,
  message: (kind: string) => `WhatsApp లేదా SMS: ${kind}`,
  resend: 'మళ్లీ పంపండి',
  resendTo: (name) => `మళ్లీ పంపండి: ${name}`,
  resent: 'తాజా వివరాలతో ఈమెయిల్ మళ్లీ పంపుతాం',
}
