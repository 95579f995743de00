import { listWithAnd } from '#content/words/grammar.ts'
import type * as en from '../../en/emails/almanac.ts'
import type { Texts } from '../../texts.ts'

export const FESTIVAL_OPT_IN: Texts<typeof en.FESTIVAL_OPT_IN> = {
  subject: (practice) => `${practice}: పండుగ రిమైండర్లు నిర్ధారించండి`,
  preview: 'మరో అడుగు, తర్వాత ముందురోజు సాయంత్రం ఈమెయిల్ చేస్తాం.',
  opening: 'ఈ రోజులకు ముందురోజు సాయంత్రం ఈమెయిల్ కావాలన్నారు. దయచేసి నిర్ధారించండి:',
  city: 'ఊరు',
  days: 'రోజులు',
  button: 'రిమైండర్లు నిర్ధారించండి',
  note: 'మీరు నిర్ధారించేవరకు ఈ ఈమెయిల్‌లు పంపం. ప్రతి ఈమెయిల్‌లో ఆపేసే లింక్ ఉంటుంది.',
}

export const FESTIVAL_EVE: Texts<typeof en.FESTIVAL_EVE> = {
  subject: (names) => `రేపు ${listWithAnd(names)}`,
  familySubject: 'రేపు మీ ఇంట్లో ఒక విశేష రోజు',
  preview: (day, city) => `${day}, ${city}.`,
  festivals: (day, names, city) => `రేపు, ${day}, ${listWithAnd(names)} (${city}).`,
  times: (name, city) => `${name}, సమయాలు (${city}):`,
  family: (day, city) => `మీ కుటుంబ విశేష రోజులు, ${day} (${city}):`,
  button: 'ఆ రోజు సమయాలు చూడండి',
  ruleOf: (name) => `${name}: నియమం, తేదీలు`,
}

export const REMEDY_EVE: Texts<typeof en.REMEDY_EVE> = {
  subject: (count) => (count === 1 ? 'రేపు మీ పరిహారం రోజు' : 'రేపు మీ పరిహారాల రోజు'),
  preview: (count, day) => (count === 1 ? `${day}: ఒక పరిహారం చేయాలి.` : `${day}: ${count} పరిహారాలు చేయాలి.`),
  opening: (count, day) => (count === 1 ? `రేపు, ${day}, ఒక పరిహారం చేయాలి.` : `రేపు, ${day}, ${count} పరిహారాలు చేయాలి.`),
  button: 'మీ పరిహారాలు చూడండి',
}

/** Under every email of the evening before. */
export const WHY_THIS_EMAIL = 'ముందురోజు సాయంత్రం చెప్పమని మీరు అడిగినందుకు ఈ ఈమెయిల్ వచ్చింది.'
