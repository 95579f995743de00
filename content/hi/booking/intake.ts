import type * as en from '../../en/booking/intake.ts'
import type { Texts } from '../../texts.ts'

/** Texts of the practice's own questions and of life events: the form, the desk and the client's page. */
export const INTAKE: Texts<typeof en.INTAKE> = {
  questions: 'कुछ और प्रश्न',
  questionsLead: 'आपके जवाब एन्क्रिप्ट करके रखे जाते हैं। केवल आप और आपके ज्योतिषी पढ़ सकते हैं।',
  choose: 'चुनें',
  fileLater: 'यह फ़ाइल बुक करने के बाद डैशबोर्ड से जोड़ सकते हैं।',
  events: 'जीवन की घटनाएँ',
  eventsLead:
    'जन्म का समय हम तारीख वाली घटनाओं से निकालते हैं। कम से कम तीन लिखें, पाँच या ज़्यादा हों तो बेहतर। दिन याद न हो तो साल भी चलेगा।',
  event: (number) => `घटना ${number}`,
  eventWhen: 'कब',
  eventWhenHint: 'जैसे 2004, 05/2004 या 12/05/2004',
  eventKind: 'क्या हुआ',
  eventNote: 'टिप्पणी',
  eventNoteHint: 'दो-चार शब्द',
  moreEvents: 'और घटनाएँ',
  given: 'बुकिंग फ़ॉर्म के जवाब',
  eventsGiven: 'जन्म समय के लिए घटनाएँ',
}

/** Where the desk records what a client says on the phone. */
export const DESK_INTAKE: Texts<typeof en.DESK_INTAKE> = {
  title: 'जवाब और जीवन की घटनाएँ',
  open: 'जवाब और घटनाएँ लिखें',
  lead: 'क्लाइंट फ़ोन पर जो बताएँ। बाद में आकर सुधार सकते हैं।',
  back: (code) => `बुकिंग ${code}`,
  save: 'जवाब सेव करें',
  saved: 'जवाब सेव हो गए',
  refusals: {
    invalid: 'जहाँ निशान लगा है, वहाँ फिर देखें।',
    'details-missing': 'इस बुकिंग का विवरण हटाया जा चुका है।',
    'intake-changed': 'इस बीच आपके किसी साथी ने ये जवाब बदले हैं। पेज फिर खोलें।',
  },
}

export const EVENT_KINDS: Texts<typeof en.EVENT_KINDS> = {
  marriage: 'विवाह या जीवनसाथी',
  child: 'संतान का जन्म',
  family: 'परिवार में जन्म या विवाह',
  studies: 'पढ़ाई या परीक्षा',
  work: 'नौकरी या व्यवसाय',
  move: 'घर बदलना या विदेश यात्रा',
  illness: 'बीमारी या ऑपरेशन',
  accident: 'दुर्घटना',
  loss: 'किसी अपने का निधन',
  other: 'कुछ और',
}

export const INTAKE_PROBLEMS: Texts<typeof en.INTAKE_PROBLEMS> = {
  missing: 'इस प्रश्न का जवाब लिखें',
  invalid: 'दिए गए जवाबों में से चुनें, या सही तारीख लिखें',
  'too-long': 'जवाब थोड़ा छोटा लिखें',
}

export const EVENT_PROBLEMS: Texts<typeof en.EVENT_PROBLEMS> = {
  missing: 'लिखें कि यह कब हुआ; साल भी चलेगा',
  invalid: '2004 जैसा साल या 12/05/2004 जैसी तारीख लिखें, जन्म के बाद की और आज तक की',
  'too-long': 'थोड़ा कम लिखें',
}
