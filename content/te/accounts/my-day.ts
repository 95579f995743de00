import type * as en from '../../en/accounts/my-day.ts'
import type { Texts } from '../../texts.ts'

/** Texts of the page that a device stores for when there is no connection, and of its switch in the profile. */
export const MY_DAY: Texts<typeof en.MY_DAY> = {
  title: 'నా రోజు',
  asOf: (time) => `${time} నాటి సమాచారం. ఇంటర్నెట్ లేనప్పుడు సైట్ ఈ పేజీతో తెరుచుకుంటుంది.`,
  unreachable: 'సైట్‌తో కనెక్షన్ లేదు. ఇది మీ పరికరంలో సేవ్ అయి ఉన్నది.',
  tryAgain: 'మళ్లీ ప్రయత్నించండి',
  none: 'సెషన్లు లేవు.',
  own: 'నా తర్వాతి సెషన్',
  noOwn: 'మీకు రాబోయే సెషన్ లేదు.',
  texts: 'రాసినవి, ఇంకా సేవ్ కానివి',
  textKinds: {
    admin: 'వెబ్‌సైట్ టెక్స్ట్',
    answer: 'జవాబు లేదా సారాంశం',
    'chart-note': 'జాతకంపై నోట్',
    enrollment: 'విద్యార్థిపై నోట్',
    'lesson-question': 'విద్యార్థికి జవాబు',
    notes: 'సొంత నోట్స్',
    post: 'బ్లాగ్ వ్యాసం',
    question: 'క్లయింట్ ప్రశ్న',
    remedy: 'పరిహారం',
    'review-reply': 'రివ్యూకు జవాబు',
    template: 'జవాబు టెంప్లేట్',
    'work-note': 'రాత పనిపై నోట్',
  },
  otherText: 'టెక్స్ట్',

  switch: 'ఇంటర్నెట్ లేనప్పుడు నా రోజు',
  switchLead:
    'ఇంటర్నెట్ లేనప్పుడు మీ నేటి, రేపటి సెషన్లు, మీరు రాసి ఇంకా సేవ్ చేయనివి సైట్‌లో కనిపిస్తాయి. జన్మ వివరాలు సేవ్ కావు. సైన్ అవుట్ చేయగానే అన్నీ తొలగిపోతాయి.',
  needsScript: 'ఈ బ్రౌజర్‌లో మీ రోజును సేవ్ చేయడం కుదరదు.',
  on: 'నా రోజును సేవ్ చేయండి',
  isOn: 'మీ రోజు ఈ పరికరంలో సేవ్ అయి ఉంది.',
  off: 'తొలగించండి',
  look: 'చూడండి',
  failed: 'మీ రోజు సేవ్ కాలేదు. దయచేసి మళ్లీ ప్రయత్నించండి.',
}
