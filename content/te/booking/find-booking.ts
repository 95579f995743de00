import type * as en from '../../en/booking/find-booking.ts'
import type { Texts } from '../../texts.ts'

/** Texts of the search over all bookings. */
export const FIND_BOOKING: Texts<typeof en.FIND_BOOKING> = {
  title: 'అన్ని బుకింగ్‌లు',
  lead: 'అన్ని బుకింగ్‌లు, కొత్తవి ముందు, రద్దయినవి కూడా.',
  search: 'కోడ్, పేరు, ఈమెయిల్, సేవ లేదా UTR తో వెతకండి',
  none: 'ఇంకా బుకింగ్‌లు లేవు',
  noneLead: 'క్లయింట్ బుక్ చేస్తే ఇక్కడ కనిపిస్తుంది.',
  columns: {
    client: 'క్లయింట్',
    service: 'సేవ',
    code: 'కోడ్',
    day: 'రోజు',
    more: 'జ్యోతిష్కులు',
    amount: 'ధర',
    state: 'స్థితి',
  },
}
