import type * as en from '../../en/emails/birthday.ts'
import type { Texts } from '../../texts.ts'

/** The greeting itself is among the texts that a practice can replace. */
export const BIRTHDAY_EMAIL: Texts<typeof en.BIRTHDAY_EMAIL> = {
  preview: 'ఈ రోజు మిమ్మల్ని గుర్తు చేసుకుంటున్నాం.',
  why: 'మీ ప్రొఫైల్‌లో మీరు ఎంచుకున్నందున ఈ శుభాకాంక్షలు ఏడాదికి ఒకసారి వస్తాయి.',
}

/** Texts of the page that the greeting leads to. */
export const BIRTHDAY_PAGE: Texts<typeof en.BIRTHDAY_PAGE> = {
  unsubscribeTitle: 'పుట్టినరోజు శుభాకాంక్షలు ఆపండి',
  unsubscribeLead: 'మీ పుట్టినరోజున ఇక ఈమెయిల్ పంపం.',
  unsubscribe: 'ఈ ఈమెయిల్‌లు ఆపండి',
  unsubscribedTitle: 'పుట్టినరోజు శుభాకాంక్షలు ఆగాయి',
  unsubscribedLead: 'ఇక ఈ ఈమెయిల్‌లు రావు. కావాలంటే మీ ప్రొఫైల్‌లో మళ్లీ మొదలుపెట్టవచ్చు.',
  open: 'నా ప్రొఫైల్ తెరవండి',
}
