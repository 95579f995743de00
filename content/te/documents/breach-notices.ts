import { plural } from '#content/words/grammar.ts'
import { type AffectedUser, type BreachFacts, EXPOSURE_ORDER, type Exposure } from '#domain/privacy/breach.ts'
import { istDate, istTime } from '#domain/time/india-time.ts'

export const EXPOSURE_LABELS: Readonly<Record<Exposure, string>> = {
  everything: 'ఆ వ్యక్తి గురించి మేము ఉంచినదంతా',
  'birth-details': 'జన్మ వివరాలు (పుట్టిన తేదీ, సమయం, ఊరు, ఫోన్, ఈమెయిల్)',
  'way-in': 'ఖాతాలోకి వెళ్లే మార్గం (పాస్‌వర్డ్, ఈమెయిల్ చిరునామా లేదా Google, Facebook సైన్ ఇన్)',
  account: 'ఖాతాలో కనిపించేవి (పేరు, ఫోన్, ఈమెయిల్, బుకింగ్‌లు, ఇన్‌వాయిస్‌లు)',
  address: 'ఈమెయిల్ చిరునామా, మాకు రాసిన సందేశాలు',
}

/** The columns of the list of people. */
export const AFFECTED_COLUMNS = ['ఈమెయిల్', 'పేరు', 'ఫోన్', 'ఇతరులు చూసి ఉండవచ్చినవి', 'మొదటిసారి', 'చివరిసారి'] as const

/**
 * The draft for the Data Protection Board: what rule 7 of the Digital Personal Data Protection Rules, 2025 requires at
 * once, and below it what is due within 72 hours. Square brackets mark what staff have to fill in.
 */
export function boardNotice(facts: BreachFacts): string {
  const { practice, since, until, drawnAt, people } = facts
  return `ఎవరికి: భారత డేటా పరిరక్షణ బోర్డు (Data Protection Board of India)
ఎవరి నుంచి: ${practice.name}, ${practice.address}
తేదీ: ${instantText(drawnAt)}

వ్యక్తిగత డేటా ఉల్లంఘన గురించి తెలియజేయడం (డిజిటల్ వ్యక్తిగత డేటా పరిరక్షణ చట్టం, 2023 (Digital Personal Data Protection Act, 2023), సెక్షన్ 8(6))

భాగం 1, ఆలస్యం లేకుండా

1. ఏం జరిగింది: [ఒకటి రెండు వాక్యాల్లో]
2. ఎంతమంది ప్రభావితమై ఉండవచ్చు: ${countOf(people)}. ఇతరులు చూసి ఉండవచ్చినవి:
${exposureLines(people)}
3. ఎప్పుడు: ${instantText(since)} నుంచి ${instantText(until)} వరకు. మాకు తెలిసినది [తేదీ, సమయం].
4. ఎక్కడ: [ఏ సర్వర్ లేదా సేవ, అది ఎక్కడ ఉంది]
5. దీనివల్ల జరగగలిగినవి: [ఆ వ్యక్తులకు ఏం జరగవచ్చు]
6. సంప్రదించడానికి: ${practice.email}, ${practice.phone}

భాగం 2, తెలిసిన 72 గంటల లోపు

7. ఉల్లంఘనకు దారితీసిన సంఘటనలు, పరిస్థితులు, కారణాలు: [వాస్తవాలు]
8. ముప్పు తగ్గించడానికి తీసుకున్న, తీసుకోబోయే చర్యలు: [ఉదాహరణకు: పాస్‌వర్డ్‌లు మార్పించాం, అందరినీ సైన్ అవుట్ చేశాం, కీలు మార్చాం]
9. ఉల్లంఘనకు కారకుల గురించి తెలిసినవి: [తెలిస్తే]
10. మళ్లీ జరగకుండా తీసుకున్న చర్యలు: [వాస్తవాలు]
11. సంబంధిత వ్యక్తులకు తెలియజేయడం: [${people.length} మందికి ఈమెయిల్ ద్వారా, తేదీ]
`
}

/** The draft for the people affected: one text that is true for each of them. */
export function peopleNotice(facts: BreachFacts): string {
  const { practice, since, until, people } = facts
  return `విషయం: ${practice.name} దగ్గరున్న మీ సమాచారం గురించి: దయచేసి చదవండి

నమస్తే,

మీరు మాకు ఇచ్చిన సమాచారాన్ని చూడకూడనివారు చూసి ఉండవచ్చని చెప్పడానికి చింతిస్తున్నాం.

ఏం జరిగింది: [ఒకటి రెండు సులభమైన వాక్యాల్లో]
ఎప్పుడు: ${instantText(since)} నుంచి ${instantText(until)} వరకు.

మీ సమాచారంలో ఇతరులు చూసి ఉండవచ్చినవి (ఏది ఎవరికి వర్తిస్తుందో వ్యక్తుల జాబితాలో ఉంది):
${exposureLines(people)}
మీ బ్యాంక్ లాగిన్, PIN, కార్డ్ వివరాలు మా దగ్గర ఎప్పుడూ లేవు.

దీనివల్ల మీకు ఏం జరగవచ్చు: [ఉదాహరణకు: మీ పేరు, బుకింగ్ తెలిసినవారు మేమేనని చెప్పి మీకు రాయవచ్చు]

మేము ఏం చేశాం: [ఉదాహరణకు: లోపాన్ని సరిచేశాం, అందరినీ సైన్ అవుట్ చేశాం, కీలు మార్చాం, డేటా పరిరక్షణ బోర్డుకు తెలియజేశాం]

మీరు ఏం చేయవచ్చు:
- ఈ సైట్‌కు, ఇదే పాస్‌వర్డ్ వాడిన ప్రతి సైట్‌కు కొత్త పాస్‌వర్డ్ పెట్టండి.
- మా పేరుతో డబ్బు అడిగే సందేశాలకు జవాబివ్వకండి. చెల్లింపులు మా వెబ్‌సైట్‌లో మాత్రమే అడుగుతాం.
- మీరు ఎక్కడెక్కడ సైన్ ఇన్ అయ్యారో ప్రొఫైల్‌లో చూడవచ్చు, అన్నిచోట్లా సైన్ అవుట్ చేయవచ్చు.

ప్రశ్నలు ఉంటే: ${practice.email} చిరునామాకు రాయండి లేదా ${practice.phone} నంబర్‌కు ఫోన్ చేయండి.

${practice.name}
${practice.address}
`
}

function exposureLines(people: readonly AffectedUser[]): string {
  const lines = EXPOSURE_ORDER.flatMap((exposure) => {
    const concerned = people.filter(({ exposures }) => exposures.includes(exposure))
    return concerned.length === 0 ? [] : [`   - ${EXPOSURE_LABELS[exposure]}: ${countOf(concerned)}`]
  })
  return lines.length === 0 ? '   - మా రికార్డుల్లో ఏమీ లేదు' : lines.join('\n')
}

function countOf(people: readonly AffectedUser[]): string {
  return plural(people.length, 'ఒకరు', `${people.length} మంది`)
}

function instantText(instant: Date): string {
  return `${istDate(instant)} ${istTime(instant)} IST`
}

/** Said by the command that writes the files. */
export function breachReported(people: readonly AffectedUser[], folder: string): string {
  return `ప్రభావితం కాగలిగినవారు: ${countOf(people)}. జాబితా, రెండు నోటీసుల డ్రాఫ్ట్‌లు ఇక్కడ ఉన్నాయి: ${folder}`
}
