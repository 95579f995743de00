import { CONFIRM_LINK_DAYS } from '#domain/visitors/newsletter-links.ts'
import type * as en from '../../en/site/newsletter-links.ts'
import type { Texts } from '../../texts.ts'
import { durationBefore } from '../words/durations.ts'

/** Of a link in a newsletter email that does not work. */
export const NEWSLETTER_LINKS: Texts<typeof en.NEWSLETTER_LINKS> = {
  deadTitle: 'ఈ లింక్ ఇక పనిచేయదు',
  deadLead: `దీన్ని ఇప్పటికే వాడారు, లేదా ${durationBefore(CONFIRM_LINK_DAYS, 'day')} గడువు దాటింది. కింద మళ్లీ ఈమెయిల్‌లు కోరవచ్చు.`,
  deadUnsubscribe: 'లింక్ అసంపూర్తిగా ఉంది. మాకు రాయండి, ఈ ఈమెయిల్‌లు వెంటనే ఆపేస్తాం.',
}
