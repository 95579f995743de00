import { duration } from '#content/words/numbers.ts'
import { CONFIRM_LINK_DAYS } from '#domain/visitors/newsletter-links.ts'
import type * as en from '../../en/site/newsletter-links.ts'
import type { Texts } from '../../texts.ts'

/** Of a link in a newsletter email that does not work. */
export const NEWSLETTER_LINKS: Texts<typeof en.NEWSLETTER_LINKS> = {
  deadTitle: 'यह लिंक अब काम नहीं करता',
  deadLead: `इसे पहले खोला जा चुका है या यह ${duration(CONFIRM_LINK_DAYS, 'day')} से पुराना है। नीचे से आप फिर ईमेल पा सकते हैं।`,
  deadUnsubscribe: 'लिंक अधूरा है। हमें लिखें, हम ये ईमेल तुरंत बंद कर देंगे।',
}
