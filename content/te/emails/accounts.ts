import { numberInWords } from '#content/words/numbers.ts'
import type { ProviderName } from '#domain/accounts/social-sign-in.ts'
import { INACTIVE_YEARS } from '#domain/privacy/retention.ts'
import type { StaffRole } from '#domain/roles.ts'
import type * as en from '../../en/emails/accounts.ts'
import type { Texts } from '../../texts.ts'
import { timeBefore } from '../words/durations.ts'

export const VERIFY_ADDRESS: Texts<typeof en.VERIFY_ADDRESS> = {
  subject: (practice) => `${practice}: మీ ఈమెయిల్ చిరునామా ధ్రువీకరించండి`,
  preview: 'మరో అడుగు, తర్వాత మీ ఖాతా సిద్ధం.',
  opening: (practice) => `${practice} దగ్గర ఖాతా తెరిచినందుకు ధన్యవాదాలు. ఈ ఈమెయిల్ చిరునామా మీదేనని నిర్ధారించండి.`,
  button: 'ఈమెయిల్ చిరునామా ధ్రువీకరించండి',
  until: (time) => `లింక్ తెరిస్తే నిర్ధారించే బటన్ ఉన్న పేజీ వస్తుంది. అది ${timeBefore(time, 'వరకు')} పనిచేస్తుంది.`,
  note: 'మీరు ఖాతా తెరవకపోతే, ఈ ఈమెయిల్‌ను పట్టించుకోకండి. నిర్ధారించేవరకు ఖాతా పనిచేయదు.',
}

/** The first address of a client, which the desk was told. */
export const FIRST_ADDRESS: Texts<typeof en.FIRST_ADDRESS> = {
  subject: (practice) => `${practice}: మీ ఖాతా`,
  preview: 'ఈమెయిల్ చిరునామా ధ్రువీకరించి పాస్‌వర్డ్ ఎంచుకోండి.',
  opening: (practice) =>
    `మీరు మాకు ఈ ఈమెయిల్ చిరునామా ఇచ్చారు. ఇది మీదేనని నిర్ధారించి పాస్‌వర్డ్ ఎంచుకోండి. తర్వాత ${practice} బుకింగ్‌లు, ఇన్‌వాయిస్‌లు ఆన్‌లైన్‌లో చూడవచ్చు.`,
  button: 'ఈమెయిల్ చిరునామా ధ్రువీకరించండి',
  note: 'మేము ఎవరో మీకు తెలియకపోతే, ఈ ఈమెయిల్‌ను పట్టించుకోకండి. ఏదీ మారదు.',
}

export const CHANGE_ADDRESS: Texts<typeof en.CHANGE_ADDRESS> = {
  subject: (practice) => `${practice}: కొత్త ఈమెయిల్ చిరునామా ధ్రువీకరించండి`,
  preview: 'మరో అడుగు, తర్వాత ఇదే మీ ఈమెయిల్ చిరునామా.',
  opening: (practice) => `మీ ${practice} ఖాతాకు ఈ ఈమెయిల్ చిరునామా వాడమని అడిగారు. ఇది మీదేనని నిర్ధారించండి.`,
  button: 'కొత్త చిరునామా ధ్రువీకరించండి',
  until: (time) => `లింక్ తెరిస్తే నిర్ధారించే బటన్ ఉన్న పేజీ వస్తుంది. అది ${timeBefore(time, 'వరకు')} పనిచేస్తుంది, బటన్ నొక్కేవరకు ఏదీ మారదు.`,
  note: 'ఇది మీరు అడగకపోతే, ఈ ఈమెయిల్‌ను పట్టించుకోకండి. ఏదీ మారదు.',
}

export const RESET_PASSWORD: Texts<typeof en.RESET_PASSWORD> = {
  subject: (practice) => `${practice}: కొత్త పాస్‌వర్డ్ ఎంచుకోండి`,
  preview: 'మీరు అడిగిన లింక్ ఇదిగో.',
  opening: 'మీరు కొత్త పాస్‌వర్డ్ అడిగారు. ఈ లింక్‌తో పెట్టుకోండి:',
  button: 'కొత్త పాస్‌వర్డ్ ఎంచుకోండి',
  until: (time) => `లింక్ ఒక్కసారే, ${timeBefore(time, 'వరకు')} పనిచేస్తుంది.`,
  note: 'ఇది మీరు అడగకపోతే, ఈ ఈమెయిల్‌ను పట్టించుకోకండి. మీ పాస్‌వర్డ్ మారదు.',
}

export const SIGN_IN_CODE_EMAIL: Texts<typeof en.SIGN_IN_CODE_EMAIL> = {
  subject: (practice, code) => `${practice} కోడ్: ${code}`,
  preview: 'కోడ్ అడిగిన పేజీలోనే రాయండి.',
  opening: 'ఇదిగో మీ కోడ్. అడిగిన పేజీలోనే రాయండి:',
  until: (time) => `ఇది ఒక్కసారే, ఆ బ్రౌజర్‌లో మాత్రమే, ${timeBefore(time, 'వరకు')} పనిచేస్తుంది.`,
  note: 'ఈ కోడ్ ఎవరికీ చెప్పకండి. మేము ఫోన్‌లో గానీ ఈమెయిల్‌లో గానీ ఎప్పుడూ అడగం. మీరు అడగకపోతే, ఈ ఈమెయిల్‌ను పట్టించుకోకండి.',
}

export const SIGN_IN_BY_PASSWORD: Texts<typeof en.SIGN_IN_BY_PASSWORD> = {
  subject: (practice) => `${practice}: పాస్‌వర్డ్‌తో సైన్ ఇన్ చేయండి`,
  preview: 'బృందం ఖాతాలకు ఈమెయిల్ కోడ్‌లు ఉండవు.',
  opening: 'మీరు సైన్ ఇన్ కోడ్ అడిగారు. బృందం ఖాతాలతో చాలామంది క్లయింట్ల వివరాలు చూడవచ్చు, అందుకే వాటికి కోడ్‌లు ఉండవు.',
  button: 'పాస్‌వర్డ్‌తో సైన్ ఇన్ చేయండి',
  note: 'మీరు కోడ్ అడగకపోతే, ఈ ఈమెయిల్‌ను పట్టించుకోకండి.',
}

export const SIGN_UP_ATTEMPT: Texts<typeof en.SIGN_UP_ATTEMPT> = {
  subject: (practice) => `${practice}: మీకు ఇప్పటికే ఖాతా ఉంది`,
  preview: 'మీ ఈమెయిల్ చిరునామాతో ఎవరో ఖాతా తెరవబోయారు. ఏదీ మారలేదు.',
  opening: (time) => `${time} మీ ఈమెయిల్ చిరునామాతో ఎవరో ఖాతా తెరవబోయారు. మీకు ఇప్పటికే ఖాతా ఉంది, కాబట్టి ఏదీ మారలేదు.`,
  ifYou: 'అది మీరే అయితే, మీ ఖాతాతో సైన్ ఇన్ చేయండి. పాస్‌వర్డ్ మర్చిపోతే, అక్కడే కొత్తది పెట్టుకోవచ్చు.',
  button: 'సైన్ ఇన్ చేయండి',
  note: 'అది మీరు కాకపోతే, ఏమీ చేయనక్కర్లేదు. ఇక్కడ మీకు ఖాతా ఉందని ఎవరికీ చెప్పలేదు.',
}

export const PASSWORD_CHANGED: Texts<typeof en.PASSWORD_CHANGED> = {
  subject: (practice) => `${practice}: మీ పాస్‌వర్డ్ మారింది`,
  preview: 'ఇక కొత్త పాస్‌వర్డ్‌తో సైన్ ఇన్ చేయండి.',
  opening: (time) => `${time} మీ పాస్‌వర్డ్ మారింది. మిగతా అన్నిచోట్లా సైన్ అవుట్ అయ్యారు.`,
  button: 'సైన్ ఇన్ చేయండి',
  note: (email) => `ఈ మార్పు మీరు చేయకపోతే, సైన్ ఇన్ పేజీలో “పాస్‌వర్డ్ మర్చిపోయారా?” ఎంచుకుని కొత్తది పెట్టండి, ఇక్కడ రాయండి: ${email}`,
}

export const ADDRESS_CHANGED: Texts<typeof en.ADDRESS_CHANGED> = {
  subject: (practice) => `${practice}: మీ ఈమెయిల్ చిరునామా మారింది`,
  preview: 'ఇక ఈ చిరునామాతో సైన్ ఇన్ చేయలేరు.',
  opening: (time) => `${time} మీ ఖాతా ఈమెయిల్ చిరునామా మారింది. ఇక కొత్త చిరునామాకు రాస్తాం, దీనితో సైన్ ఇన్ చేయలేరు.`,
  note: (email, phone) =>
    `ఈ మార్పు మీరు చేయకపోతే, వెంటనే రాయండి (${email}) లేదా ఫోన్ చేయండి (${phone}). ఖాతాను లాక్ చేసి, మీకు తిరిగి అందేలా చూస్తాం.`,
}

export const PROVIDER_LABELS: Readonly<Record<ProviderName, string>> = { google: 'Google', facebook: 'Facebook' }

export const IDENTITY_LINKED: Texts<typeof en.IDENTITY_LINKED> = {
  subject: (practice, provider) => `${practice}: ఇక ${provider} ద్వారా సైన్ ఇన్ చేయవచ్చు`,
  preview: (provider) => `${provider} ఇప్పుడు మీ ఖాతాకు జత అయింది.`,
  opening: (provider, time) => `${time} మీరు ${provider} ద్వారా సైన్ ఇన్ చేశారు. అది మీ ఖాతాకు జత అయింది, మిగతా అన్నిచోట్లా సైన్ అవుట్ అయ్యారు.`,
  passwordRemoved: 'పాత పాస్‌వర్డ్ మీరు పెట్టినదేనని కచ్చితంగా తెలియక, మీ ఖాతా భద్రత కోసం దాన్ని తీసేశాం. ప్రొఫైల్‌లో కొత్తది పెట్టుకోవచ్చు.',
  button: 'నా ప్రొఫైల్ తెరవండి',
  note: (email) => `అది మీరు కాకపోతే, సైన్ ఇన్ పేజీలో “పాస్‌వర్డ్ మర్చిపోయారా?” ఎంచుకుని కొత్తది పెట్టండి, ఇక్కడ రాయండి: ${email}`,
}

const YEARS = `${numberInWords(INACTIVE_YEARS)} సంవత్సరాలు`

export const ACCOUNT_INACTIVE: Texts<typeof en.ACCOUNT_INACTIVE> = {
  subject: (practice) => `${practice}: మీ ఖాతా త్వరలో తొలగిస్తాం`,
  preview: `మీరు సైన్ ఇన్ చేసి ${YEARS} అయింది. ఖాతా ఉంచాలంటే ఒక్కసారి సైన్ ఇన్ చేయండి.`,
  opening: (time) =>
    `మీరు సైన్ ఇన్ చేసి ${YEARS} అయింది, కాబట్టి ${timeBefore(time, 'తర్వాత')} మీ ఖాతా, వ్యక్తిగత వివరాలు తొలగిస్తాం. చట్టం ప్రకారం ఇన్‌వాయిస్‌లు ఉంచాలి, కానీ వాటిలో మీ పేరు తీసేస్తాం.`,
  howToKeep: 'ఖాతా ఉంచాలంటే, అంతకుముందే ఒక్కసారి సైన్ ఇన్ చేస్తే చాలు.',
  button: 'సైన్ ఇన్ చేసి ఖాతా ఉంచండి',
  note: 'ఈ ఖాతా ఇక అక్కర్లేకపోతే, ఏమీ చేయనక్కర్లేదు.',
}

export const DELETION_SCHEDULED: Texts<typeof en.DELETION_SCHEDULED> = {
  subject: (practice) => `${practice}: మీ ఖాతా తొలగిస్తాం`,
  preview: 'మీరు ఖాతా తొలగించమన్నారు. మనసు ఇంకా మార్చుకోవచ్చు.',
  opening: (time) =>
    `మీరు ఖాతా తొలగించమన్నారు. ${timeBefore(time, 'తర్వాత')} మీ ఖాతా, వ్యక్తిగత వివరాలు తొలగిస్తాం. చట్టం ప్రకారం ఇన్‌వాయిస్‌లు ఉంచాలి, కానీ వాటిలో మీ పేరు తీసేస్తాం.`,
  nothingToDo: 'మీరు ఇంకేమీ చేయనక్కర్లేదు.',
  howToKeep: 'మనసు మారితే, అంతకుముందే సైన్ ఇన్ చేసి ప్రొఫైల్‌లో “నా ఖాతా ఉంచండి” ఎంచుకోండి.',
  button: 'నా ఖాతా ఉంచండి',
  note: (email) => `ఇది మీరు అడగకపోతే, సైన్ ఇన్ చేసి ఖాతా ఉంచి పాస్‌వర్డ్ మార్చండి, లేదా ఇక్కడ రాయండి: ${email}`,
}

/** The same, started by staff for a client who asked them. */
export const DELETION_BY_STAFF: Texts<typeof en.DELETION_BY_STAFF> = {
  preview: 'మీరు కోరినట్టు మీ ఖాతా తొలగిస్తున్నాం. మనసు ఇంకా మార్చుకోవచ్చు.',
  opening: (time, practice) =>
    `మీరు ఖాతా తొలగించమని ${practice} వారిని అడిగారు, కాబట్టి మొదలుపెట్టాం. ${timeBefore(time, 'తర్వాత')} మీ ఖాతా, వ్యక్తిగత వివరాలు తొలగిస్తాం. చట్టం ప్రకారం ఇన్‌వాయిస్‌లు ఉంచాలి, కానీ వాటిలో మీ పేరు తీసేస్తాం.`,
  note: (email) => `ఇది మీరు అడగకపోతే, సైన్ ఇన్ చేసి ఖాతా ఉంచండి, లేదా ఇక్కడ రాయండి: ${email}`,
}

const INVITATIONS: Readonly<Record<StaffRole, (practice: string) => string>> = {
  astrologer: (practice) =>
    `${practice} బృందంలో జ్యోతిష్కులుగా చేరమని ఆహ్వానం. మీ సెషన్లు, క్లయింట్ల జాతకాలు, సరిచూడాల్సిన చెల్లింపులు చూడగలరు.`,
  assistant: (practice) =>
    `${practice} బృందంలో సహాయకులుగా చేరమని ఆహ్వానం. క్లయింట్ల సెషన్లు బుక్ చేస్తారు, సమయం మారుస్తారు, చెల్లింపులు సరిచూస్తారు.`,
  admin: (practice) => `${practice} బృందంలో అడ్మిన్‌గా చేరమని ఆహ్వానం. సైట్, సేవలు, బ్లాగ్, సిబ్బందిని చూసుకుంటారు.`,
}

export const STAFF_INVITATION: Texts<typeof en.STAFF_INVITATION> = {
  subject: (practice) => `${practice}: బృందంలో చేరమని ఆహ్వానం`,
  preview: 'మీ ఆహ్వానాన్ని అంగీకరించండి.',
  opening: INVITATIONS,
  button: 'ఆహ్వానం అంగీకరించండి',
  until: (time) => `ఈ లింక్ మీకు మాత్రమే, ${timeBefore(time, 'వరకు')} పనిచేస్తుంది.`,
  note: 'ఈ ఆహ్వానం మీకు సంబంధించినది కాకపోతే, ఈ ఈమెయిల్‌ను పట్టించుకోకండి.',
}

export const SECOND_FACTOR_CHANGED: Texts<typeof en.SECOND_FACTOR_CHANGED> = {
  subject: (practice) => `${practice}: మీ సైన్ ఇన్ భద్రత మారింది`,
  what: {
    'app-added': 'మీ ఖాతాకు కోడ్‌లు ఇచ్చే యాప్ జోడించారు.',
    'app-removed': 'మీ ఖాతా నుంచి కోడ్‌లు ఇచ్చే యాప్ తీసేశారు.',
    'passkey-added': 'మీ ఖాతాకు ఒక పాస్‌కీ జోడించారు.',
    'passkey-removed': 'మీ ఖాతా నుంచి ఒక పాస్‌కీ తీసేశారు.',
    'recovery-codes-made': 'మీ ఖాతాకు కొత్త రికవరీ కోడ్‌లు వచ్చాయి. పాతవి ఇక పనిచేయవు.',
    'recovery-code-used': 'మీ ఖాతా రికవరీ కోడ్ ఒకటి వాడారు.',
    reset: 'మీ ఖాతా నుంచి పాస్‌కీలు, యాప్, రికవరీ కోడ్‌లు అన్నీ తీసేశారు. అన్నిచోట్లా సైన్ అవుట్ అయింది.',
  },
  when: (time) => `ఇది జరిగిన సమయం: ${time}.`,
  button: 'సైన్ ఇన్ భద్రత చూడండి',
  note: (email) => `ఇది మీరు చేయకపోతే, సైన్ ఇన్ పేజీలో “పాస్‌వర్డ్ మర్చిపోయారా?” ఎంచుకుని కొత్తది పెట్టండి, ఇక్కడ రాయండి: ${email}`,
}

export const NEW_DEVICE: Texts<typeof en.NEW_DEVICE> = {
  subject: (practice) => `${practice}: మీ ఖాతాలో కొత్త సైన్ ఇన్`,
  preview: 'మీ ఖాతాలో కొత్త బ్రౌజర్ నుంచి సైన్ ఇన్ జరిగింది.',
  opening: (device, time) => `మీ ఖాతాలో ${device} నుంచి సైన్ ఇన్ జరిగింది. సమయం: ${time}. ఈ బ్రౌజర్ నుంచి మీరు ఇంతకుముందు సైన్ ఇన్ చేయలేదు.`,
  ifYou: 'అది మీరే అయితే, ఏమీ చేయనక్కర్లేదు.',
  button: 'ఎక్కడెక్కడ సైన్ ఇన్ అయ్యారో చూడండి',
  note: (email) => `అది మీరు కాకపోతే, అక్కడ సైన్ అవుట్ చేసి, కొత్త పాస్‌వర్డ్ పెట్టి, ఇక్కడ రాయండి: ${email}`,
}
