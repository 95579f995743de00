import type * as en from '../../en/booking/embed.ts'
import type { Texts } from '../../texts.ts'

/** Free times of the practice on the site of somebody else. */
export const BOOKING_EMBED: Texts<typeof en.BOOKING_EMBED> = {
  title: (practice) => `${practice} में बुकिंग`,
  next: 'अगले खाली समय',
  zone: 'भारत का समय। बुकिंग के पेज पर आपका अपना समय दिखेगा।',
  none: 'अगले कुछ हफ़्तों में कोई समय खाली नहीं है।',
  others: 'दूसरे परामर्श',
  all: 'सभी खाली समय',
  opens: 'हमारी साइट खुलेगी',
}
