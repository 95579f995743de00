import type * as en from '../../../en/staff/clients/subscribers.ts'
import type { Texts } from '../../../texts.ts'

/** Texts of the list of newsletter subscribers. */
export const SUBSCRIBERS: Texts<typeof en.SUBSCRIBERS> = {
  title: 'न्यूज़लेटर पाने वाले',
  lead: 'जिन्हें न्यूज़लेटर जाता है। वे इसे अपने ईमेल के लिंक से खुद शुरू और बंद करते हैं।',
  states: { confirmed: 'पुष्टि हो गई', pending: 'पुष्टि बाकी', unsubscribed: 'बंद किया' },
  all: 'सभी',
  none: 'यहाँ कोई नहीं',
  noneLead: 'साइट पर आने वाले पेज के नीचे और ब्लॉग में न्यूज़लेटर ले सकते हैं।',
  sources: { footer: 'पेज के नीचे', blog: 'ब्लॉग' },
  columns: { address: 'पता', state: 'स्थिति', source: 'कहाँ से', requestedAt: 'कब माँगा' },
}
