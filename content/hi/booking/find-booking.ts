import type * as en from '../../en/booking/find-booking.ts'
import type { Texts } from '../../texts.ts'

/** Texts of the search over all bookings. */
export const FIND_BOOKING: Texts<typeof en.FIND_BOOKING> = {
  title: 'सारी बुकिंग',
  lead: 'सारी बुकिंग, सबसे नई पहले, रद्द की हुई भी।',
  search: 'कोड, नाम, ईमेल, सेवा या UTR से खोजें',
  none: 'अभी कोई बुकिंग नहीं',
  noneLead: 'कोई क्लाइंट बुक करेगा तो यहाँ दिखेगा।',
  columns: {
    client: 'क्लाइंट',
    service: 'सेवा',
    code: 'कोड',
    day: 'दिन',
    more: 'ज्योतिषी',
    amount: 'कीमत',
    state: 'स्थिति',
  },
}
