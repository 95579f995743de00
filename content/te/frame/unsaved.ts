import type * as en from '../../en/frame/unsaved.ts'
import type { Texts } from '../../texts.ts'

/** The dialog that asks before typed text is lost. */
export const UNSAVED: Texts<typeof en.UNSAVED> = { leave: 'వదిలి వెళ్లండి', stay: 'రాయడం కొనసాగించండి' }

/** What a page says about a text while it is written. */
export const WRITING: Texts<typeof en.WRITING> = {
  saving: 'సేవ్ అవుతోంది…',
  saved: (time) => `సేవ్ అయింది: ${time}`,
  problems: {
    offline: 'ఇంటర్నెట్ లేదు: మీరు రాసినది ఇక్కడ భద్రంగా ఉంది',
    'no-answer': 'ఇంకా సేవ్ కాలేదు: సైట్ నుంచి జవాబు రాలేదు. మీరు రాసినది ఇక్కడ భద్రంగా ఉంది.',
    'signed-out': 'ఇంకా సేవ్ కాలేదు: మీరు సైన్ అవుట్ అయ్యారు. మీరు రాసినది ఇక్కడ భద్రంగా ఉంది.',
  },
  later: 'ఇంటర్నెట్ రాగానే సేవ్ చేస్తాం.',
  signIn: 'సేవ్ చేయడానికి సైన్ ఇన్ చేయండి',

  offer: (time) => `మీరు రాసినది (${time}) ఇంకా సేవ్ కాలేదు.`,
  offerStale: 'సేవ్ అయి ఉన్నది ఆ తర్వాత మారింది.',
  restore: 'తిరిగి తీసుకురండి',
  discard: 'తొలగించండి',
}

/** The dialog in which a writer signs in again without leaving the page. */
export const SIGN_IN_HERE: Texts<typeof en.SIGN_IN_HERE> = {
  title: 'దయచేసి మళ్లీ సైన్ ఇన్ చేయండి',
  lead: 'మీరు సైన్ అవుట్ అయ్యారు. మీరు రాసినది ఈ పేజీలో భద్రంగా ఉంది, సైన్ ఇన్ చేయగానే సేవ్ చేస్తాం.',
  email: 'ఈమెయిల్',
  password: 'పాస్‌వర్డ్',
  submit: 'సైన్ ఇన్ చేసి సేవ్ చేయండి',
  otherWay: 'కొత్త పేజీలో వేరే విధంగా సైన్ ఇన్ చేయండి',
  otherWayLead: 'ఆ తర్వాత ఇక్కడికి వచ్చి మీరు రాసినది సేవ్ చేయండి.',
  failed: 'సైట్‌ను చేరలేకపోయాం. దయచేసి మళ్లీ ప్రయత్నించండి.',
}

export const OFFLINE: Texts<typeof en.OFFLINE> = 'మీరు ఆఫ్‌లైన్‌లో ఉన్నారు'
