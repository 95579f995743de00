import type * as en from '../../en/booking/answers.ts'
import type { Texts } from '../../texts.ts'

export const ANSWER: Texts<typeof en.ANSWER> = {
  title: 'జవాబు, ఫైళ్లు',
  dashboard: 'డాష్‌బోర్డ్',
  publishedOn: (date) => `రాసిన తేదీ: ${date}`,
  correctedOn: (date) => `సరిదిద్దిన తేదీ: ${date}`,
  earlier: 'ఇంతకుముందు రాసినవి',
  version: (date) => `${date} నాటి జవాబు`,
  none: 'ఇంకా జవాబు రాలేదు',
  noneLead: 'జ్యోతిష్కులు రాయగానే జవాబు ఇక్కడ చదవవచ్చు. మీకు ఈమెయిల్ పంపుతాం.',
}

export const MY_ANSWERS: Texts<typeof en.MY_ANSWERS> = {
  title: 'జవాబులు, ఫైళ్లు',
  read: 'చదవండి',
  of: (code) => `బుకింగ్ ${code}`,
}
