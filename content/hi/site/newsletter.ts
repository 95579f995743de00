import type * as en from '../../en/site/newsletter.ts'
import type { Texts } from '../../texts.ts'

export const NEWSLETTER: Texts<typeof en.NEWSLETTER> = {
  title: 'न्यूज़लेटर',
  lead: 'कुछ नया छपे तो ईमेल पाएँ।',
  description: 'नए लेख ईमेल से पाएँ। एक क्लिक में बंद कर सकते हैं।',
  email: 'आपका ईमेल पता',
  subscribe: 'ईमेल पाएँ',
  thanks: 'धन्यवाद!',
  checkMail: 'हमने अभी आपको एक ईमेल भेजा है। उसे खोलकर अपने पते की पुष्टि करें।',
  howItWorks: 'पहले हम एक ईमेल भेजते हैं, ताकि पक्का हो कि पता आपका है। हर ईमेल में उसे बंद करने का लिंक होता है।',

  confirmTitle: 'ईमेल पाने की पुष्टि करें',
  confirmLead: 'कुछ नया छपने पर हम ईमेल भेजेंगे। आप इसे कभी भी बंद कर सकते हैं।',
  confirm: 'पुष्टि करें',
  confirmedTitle: 'अब आपको ईमेल मिलेंगे',
  confirmedLead: 'धन्यवाद। हमारा अगला न्यूज़लेटर आपको मिलेगा। आप इसे कभी भी बंद कर सकते हैं।',

  unsubscribeTitle: 'न्यूज़लेटर बंद करें',
  unsubscribeLead: 'पढ़ने के लिए धन्यवाद। हमें आपकी कमी महसूस होगी।',
  unsubscribe: 'ये ईमेल बंद करें',
  unsubscribedTitle: 'ईमेल बंद हो गए',
  unsubscribedLead: 'अब न्यूज़लेटर नहीं आएगा। आप जब चाहें, फिर पा सकते हैं।',

  writeToUs: 'हमें लिखें',
  backHome: 'होम पेज पर वापस',
}
