import type * as en from '../../en/booking/booking-links.ts'
import type { Texts } from '../../texts.ts'

/** Texts of the pages that links in emails open without a sign-in. */
export const BOOKING_LINKS: Texts<typeof en.BOOKING_LINKS> = {
  unusable:
    'లింక్ అసంపూర్తిగా ఉండవచ్చు, లేదా మీరు ఇప్పుడు వాడని ఈమెయిల్ చిరునామాకు పంపినది కావచ్చు. మా తాజా ఈమెయిల్‌లోని లింక్ తెరవండి, లేదా సైన్ ఇన్ చేసి మీ బుకింగ్‌లు చూడండి.',
  begun: 'ఈ సెషన్ మొదలైంది లేదా పూర్తయింది, కాబట్టి సమయం మార్చలేరు, రద్దు చేయలేరు.',
  answered: 'మీ ప్రశ్నకు జవాబిచ్చాం, కాబట్టి ఈ బుకింగ్‌ను మార్చలేరు. ఏదైనా తప్పుంటే మాకు రాయండి.',
  home: 'హోమ్ పేజీకి వెళ్లండి',
}

export const FIRST_PASSWORD: Texts<typeof en.FIRST_PASSWORD> = {
  title: 'పాస్‌వర్డ్ ఎంచుకోండి',
  lead: 'పాస్‌వర్డ్‌తో సైన్ ఇన్ చేసి మీ బుకింగ్‌లు, ఇన్‌వాయిస్‌లు చూడవచ్చు.',
  offer: 'మీ బుకింగ్‌లు తర్వాత చూడాలనుకుంటున్నారా?',
  link: 'పాస్‌వర్డ్ ఎంచుకోండి',
  done: { tone: 'success', title: 'పాస్‌వర్డ్ సేవ్ అయింది', detail: 'మీరు సైన్ ఇన్ అయ్యారు.' },
  notOffered: 'మీ ఖాతాకు ఇప్పటికే పాస్‌వర్డ్ ఉంది, లేదా ఈ బుకింగ్ ముగిసింది. సైన్ ఇన్ చేయండి, లేదా అక్కడ కొత్త పాస్‌వర్డ్ అడగండి.',
}

/** Texts of giving the birth details of a session that was booked without them. */
export const GIVE_BIRTH: Texts<typeof en.GIVE_BIRTH> = {
  title: 'మీ జన్మ వివరాలు',
  deskTitle: 'జన్మ వివరాలు',
  lead: (service) => `${service} కోసం. వీటిని ఎన్‌క్రిప్ట్ చేసి ఉంచుతాం, మీ జ్యోతిష్కులు మాత్రమే చదువుతారు.`,
  deskLead: 'క్లయింట్ చెప్పినవి. సేవ్ చేశాక ఇక్కడ చదవలేరు.',
  submit: 'జన్మ వివరాలు సేవ్ చేయండి',
  saved: 'ధన్యవాదాలు. మీ జన్మ వివరాలు అందాయి.',
  deskSaved: 'జన్మ వివరాలు సేవ్ అయ్యాయి',
  given: 'ఈ బుకింగ్ జన్మ వివరాలు మా దగ్గర ఉన్నాయి. సరిచేయాలంటే మాకు రాయండి లేదా ఫోన్ చేయండి.',
  back: 'బుకింగ్‌కు తిరిగి వెళ్లండి',
  failed: 'పొరపాటు చూపిన చోట మరోసారి చూడండి.',
}
