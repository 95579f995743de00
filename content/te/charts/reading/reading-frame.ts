import type * as en from '../../../en/charts/reading/reading-frame.ts'
import type { Texts } from '../../../texts.ts'

/** The short reading under a visitor's chart. */
export const JANMA_KUNDALI_PAGE: Texts<typeof en.JANMA_KUNDALI_PAGE> = {
  read: 'ఇక్కడే చదవండి',
  making: 'PDF తయారవుతోంది',
  loading: 'ఒక్క క్షణం…',
  notRead: 'విశ్లేషణ చూపలేకపోయాం. దయచేసి మీ ఇంటర్నెట్ చూసుకుని మళ్లీ ప్రయత్నించండి.',
  notMade: 'PDF తయారు కాలేదు. దయచేసి మీ ఇంటర్నెట్ చూసుకుని మళ్లీ ప్రయత్నించండి.',
}

/** The draft of a reading at the desk. */
export const READING_DRAFT: Texts<typeof en.READING_DRAFT> = {
  title: 'జాతక విశ్లేషణ డ్రాఫ్ట్',
  hint: 'ఈ జాతకంపై పన్నెండు నుంచి పదిహేను పేజీలు, ప్రతి భాగానికి ఆధారాలతో. క్లయింట్‌కు ఇచ్చే ముందు చదవండి.',
  pdf: (language) => `${language} PDF`,
  begin: 'విశ్లేషణ డ్రాఫ్ట్‌తో మొదలుపెట్టండి',
  beginHint: 'డ్రాఫ్ట్ రాసినదానికి తోడవుతుంది, దేనినీ తొలగించదు. కావలసినది మార్చండి లేదా తొలగించండి.',
  language: 'భాష',
  insert: 'డ్రాఫ్ట్ చేర్చండి',
}
