import type * as en from '../../en/emails/birthday.ts'
import type { Texts } from '../../texts.ts'

/** The greeting itself is among the texts that a practice can replace. */
export const BIRTHDAY_EMAIL: Texts<typeof en.BIRTHDAY_EMAIL> = {
  preview: 'आज हम आपको याद कर रहे हैं।',
  why: 'यह शुभकामना साल में एक बार आती है, क्योंकि आपने इसे अपनी प्रोफ़ाइल में चुना है।',
}

/** Texts of the page that the greeting leads to. */
export const BIRTHDAY_PAGE: Texts<typeof en.BIRTHDAY_PAGE> = {
  unsubscribeTitle: 'जन्मदिन की शुभकामना बंद करें',
  unsubscribeLead: 'अब जन्मदिन पर हमारा ईमेल नहीं आएगा।',
  unsubscribe: 'ये ईमेल बंद करें',
  unsubscribedTitle: 'जन्मदिन की शुभकामना बंद हो गई',
  unsubscribedLead: 'अब ये ईमेल नहीं आएँगे। चाहें तो अपनी प्रोफ़ाइल से फिर चालू करें।',
  open: 'मेरी प्रोफ़ाइल खोलें',
}
