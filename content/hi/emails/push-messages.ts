import type * as en from '../../en/emails/push-messages.ts'
import type { Texts } from '../../texts.ts'

/** Notifications on phones and computers. Anybody beside the reader may see them: no birth details, and nothing that was written. */
export const PUSH_MESSAGES: Texts<typeof en.PUSH_MESSAGES> = {
  booking: 'नई बुकिंग',
  claim: 'भुगतान की जाँच करें',
  message: 'नया संदेश',
  messageBody: 'वेबसाइट पर किसी ने आपको लिखा है।',
  soon: (clock) => `आपका अगला सेशन: ${clock}`,
  reminder: (clock) => `आपका सेशन: ${clock}`,
  answer: 'आपका उत्तर आ गया है',
  answerBody: 'पढ़ने के लिए खोलें।',
}
