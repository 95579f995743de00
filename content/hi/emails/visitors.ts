import { REPLY_WITHIN } from '#content/site/contact.ts'
import type { InquiryType } from '#domain/visitors/inquiry-types.ts'
import type * as en from '../../en/emails/visitors.ts'
import type { Texts } from '../../texts.ts'

const RECEIVED: Readonly<Record<InquiryType, string>> = {
  consultation: 'हमें लिखने के लिए धन्यवाद। परामर्श के बारे में आपका संदेश मिल गया है।',
  courses: 'हमें लिखने के लिए धन्यवाद। कोर्स के बारे में आपका संदेश मिल गया है।',
  technical: 'हमें लिखने के लिए धन्यवाद। वेबसाइट के बारे में आपका संदेश मिल गया है।',
  billing: 'हमें लिखने के लिए धन्यवाद। भुगतान के बारे में आपका संदेश मिल गया है।',
  general: 'हमें लिखने के लिए धन्यवाद। आपका संदेश मिल गया है।',
}

export const CONTACT_ACKNOWLEDGED: Texts<typeof en.CONTACT_ACKNOWLEDGED> = {
  subject: (practice) => `${practice} को आपका संदेश मिल गया`,
  preview: 'लिखने के लिए धन्यवाद। हम जल्द जवाब देंगे।',
  received: RECEIVED,
  reply: `हम हर संदेश खुद पढ़ते हैं और आम तौर पर ${REPLY_WITHIN} के अंदर जवाब देते हैं।`,
  note: 'अगर आपने हमें नहीं लिखा, तो शायद किसी ने गलती से आपका पता लिख दिया। इस ईमेल पर ध्यान न दें।',
}

export const NEWSLETTER_OPT_IN: Texts<typeof en.NEWSLETTER_OPT_IN> = {
  subject: (practice) => `${practice} के ईमेल पाने की पुष्टि करें`,
  preview: 'बस एक काम और, फिर हमारा न्यूज़लेटर आपको मिलेगा।',
  opening: (practice) => `आपने ${practice} का न्यूज़लेटर माँगा था। कृपया पुष्टि करें:`,
  button: 'पुष्टि करें',
  note: 'पुष्टि करने तक हम न्यूज़लेटर नहीं भेजेंगे। हर ईमेल में उसे बंद करने का लिंक होता है।',
}

export const NEW_POST: Texts<typeof en.NEW_POST> = {
  opening: (practice, title) => `${practice} पर नया लेख: ${title}`,
  button: 'लेख पढ़ें',
  note: 'यह ईमेल इसलिए आया है कि आपने हमारा न्यूज़लेटर माँगा था।',
}
