import type * as en from '../../en/learning/lesson-emails.ts'
import type { Texts } from '../../texts.ts'

/** Texts of the page that the emails about new lessons lead to. */
export const LESSON_EMAILS: Texts<typeof en.LESSON_EMAILS> = {
  unsubscribeTitle: 'नए पाठों के ईमेल बंद करें',
  unsubscribeLead: 'नए पाठों के बारे में अब ईमेल नहीं आएगा।',
  unsubscribe: 'ये ईमेल बंद करें',
  unsubscribedTitle: 'नए पाठों के ईमेल बंद हो गए',
  unsubscribedLead: 'अब ये ईमेल नहीं आएँगे। चाहें तो अपनी प्रोफ़ाइल से फिर चालू करें।',
  open: 'मेरी प्रोफ़ाइल खोलें',
}
