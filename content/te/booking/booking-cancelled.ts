import { HOLD_MINUTES } from '#domain/bookings/holds.ts'
import type * as en from '../../en/booking/booking-cancelled.ts'
import type { Texts } from '../../texts.ts'
import { durationBefore } from '../words/durations.ts'

export const BOOKING_CANCELLED: Texts<typeof en.BOOKING_CANCELLED> = {
  title: 'చెల్లింపు ఆగిపోయింది',
  lead: 'ఏదీ బుక్ కాలేదు, మాకు డబ్బు అందలేదు. మీ వివరాలు భద్రంగా ఉన్నాయి, ఆ సమయం ఇంకా ఖాళీగా ఉండవచ్చు.',
  description: 'చెల్లింపు పూర్తి కాలేదు, కాబట్టి ఏదీ బుక్ కాలేదు.',
  reasonsTitle: 'ఇలా ఎందుకు జరగవచ్చు',
  reasons: [
    'చెల్లింపు పేజీ మూసేశారు లేదా వెనక్కి వచ్చారు.',
    `మీ కోసం ఉంచిన ${durationBefore(HOLD_MINUTES, 'minute')} సమయం అయిపోయింది.`,
    'మీ బ్యాంక్ లేదా UPI యాప్ చెల్లింపును పూర్తి చేయలేదు.',
    'ఇంటర్నెట్ ఆగిపోయింది.',
  ],
  nextTitle: 'ఇప్పుడు ఏం చేయాలి',
  next: [
    'మీ UPI లేదా బ్యాంక్ యాప్ చూడండి. అక్కడ చెల్లింపు లేకపోతే, మీ ఖాతా నుంచి డబ్బు కట్ కాలేదు.',
    'అక్కడ చెల్లింపు ఉంటే, మళ్లీ చెల్లించకండి. ట్రాన్సాక్షన్ ID మాకు పంపండి, మేము వెతుకుతాం.',
    'లేదంటే మళ్లీ ప్రయత్నించండి. రెండు నిమిషాలు చాలు.',
  ],
  tryAgain: 'మళ్లీ బుక్ చేయండి',
  backHome: 'హోమ్ పేజీకి',
  support: 'సహాయం కావాలంటే రాయండి:',
}
