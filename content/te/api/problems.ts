import type * as en from '../../en/api/problems.ts'
import type { Texts } from '../../texts.ts'

/** What a program is told that asks for something it cannot have. Each has a code, which is the same in every language. */
export const API_PROBLEMS: Texts<typeof en.API_PROBLEMS> = {
  invalid: 'కొన్ని వివరాలు లేవు లేదా తప్పుగా ఉన్నాయి. వాటి పేర్లు “fields” కింద ఉన్నాయి.',
  'not-found': 'ఈ చిరునామాలో ఏమీ లేదు.',
  'not-json': 'పంపేది JSON రూపంలో ఉండాలి.',
  'too-large': 'పంపినది ఈ చిరునామాకు చాలా పెద్దది.',
  'key-missing': 'మీ కీని “Authorization” హెడర్‌లో Bearer అనే పదం తర్వాత పంపండి.',
  'key-unknown': 'ఈ కీ ఇక్కడ పనిచేయదు.',
  'key-revoked': 'కేంద్రం ఈ కీని రద్దు చేసింది.',
  'key-expired': 'ఈ కీ గడువు ముగిసింది. కేంద్రం నుంచి కొత్తది తీసుకోండి.',
  'key-owner-gone': 'ఈ కీ చేసినవారికి దానికి కావలసిన హక్కులు ఇప్పుడు లేవు.',
  'scope-missing': 'ఈ కీకి ఈ హక్కు లేదు.',
  'too-often': 'ఒకేసారి చాలా వచ్చాయి. “Retry-After” హెడర్‌లో ఉన్నంత సేపు ఆగండి.',
  'idempotency-key-reused': '“Idempotency-Key” హెడర్‌లోని ఈ విలువ ఇంతకుముందు వేరే వివరాలతో వచ్చింది.',
  failed: 'మా వైపు ఏదో పొరపాటు జరిగింది. దయచేసి కాసేపటి తర్వాత మళ్లీ ప్రయత్నించండి.',
  'service-unknown': 'ఈ సేవ ప్రస్తుతం లేదు.',
  'client-not-found': 'ఈ క్లయింట్ లేరు.',
  'client-unknown': 'ఈ క్లయింట్ లేరు.',
  'phone-known': 'ఈ ఫోన్ నంబర్‌తో ఇప్పటికే క్లయింట్ ఉన్నారు. క్లయింట్‌ను id ద్వారా తెలపండి.',
  'name-too-short': 'పేరులో కనీసం రెండు అక్షరాలు ఉండాలి.',
  'phone-invalid': 'ఇది ఫోన్ నంబర్ కాదు.',
  'contact-missing': 'కొత్త క్లయింట్‌కు ఫోన్ నంబర్ లేదా ఈమెయిల్ చిరునామా కావాలి.',
  'own-booking': 'ఇది కీ చేసినవారి సొంత ఖాతా.',
  'no-birth': 'ఈ బుకింగ్‌లో జన్మ వివరాలు లేవు.',
  'birth-locked': 'ఈ జన్మ వివరాలను చదవలేం, వాటిని తెరిచే కీ దొరకలేదు.',
}
