import type * as en from '../../en/learning/lesson-emails.ts'
import type { Texts } from '../../texts.ts'

/** Texts of the page that the emails about new lessons lead to. */
export const LESSON_EMAILS: Texts<typeof en.LESSON_EMAILS> = {
  unsubscribeTitle: 'కొత్త పాఠాల ఈమెయిల్‌లు ఆపండి',
  unsubscribeLead: 'కొత్త పాఠాల గురించి ఇక ఈమెయిల్ చేయం.',
  unsubscribe: 'ఈ ఈమెయిల్‌లు ఆపండి',
  unsubscribedTitle: 'కొత్త పాఠాల ఈమెయిల్‌లు ఆగాయి',
  unsubscribedLead: 'ఇక ఈ ఈమెయిల్‌లు రావు. కావాలంటే మీ ప్రొఫైల్‌లో మళ్లీ మొదలుపెట్టవచ్చు.',
  open: 'నా ప్రొఫైల్ తెరవండి',
}
