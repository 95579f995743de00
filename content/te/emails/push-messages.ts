import type * as en from '../../en/emails/push-messages.ts'
import type { Texts } from '../../texts.ts'

/** Notifications on phones and computers. Anybody beside the reader may see them: no birth details, and nothing that was written. */
export const PUSH_MESSAGES: Texts<typeof en.PUSH_MESSAGES> = {
  booking: 'కొత్త బుకింగ్',
  claim: 'చెల్లింపును చూడాలి',
  message: 'కొత్త సందేశం',
  messageBody: 'వెబ్‌సైట్‌లో మీకు ఒకరు రాశారు.',
  soon: (clock) => `మీ తర్వాతి సెషన్: ${clock}`,
  reminder: (clock) => `మీ సెషన్: ${clock}`,
  answer: 'మీ జవాబు వచ్చింది',
  answerBody: 'చదవడానికి తెరవండి.',
}
