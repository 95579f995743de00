import { plural } from '#content/words/grammar.ts'
import { type AffectedUser, type BreachFacts, EXPOSURE_ORDER, type Exposure } from '#domain/privacy/breach.ts'
import { istDate, istTime } from '#domain/time/india-time.ts'

export const EXPOSURE_LABELS: Readonly<Record<Exposure, string>> = {
  everything: 'व्यक्ति के बारे में हमारे पास की सारी जानकारी',
  'birth-details': 'जन्म विवरण (जन्म तिथि, समय और स्थान, संपर्क)',
  'way-in': 'खाते में आने का रास्ता (पासवर्ड, ईमेल पता या साइन इन का दूसरा खाता)',
  account: 'खाते में दिखने वाली जानकारी (नाम, संपर्क, बुकिंग, इनवॉइस)',
  address: 'ईमेल पता और हमें भेजे संदेश',
}

/** The columns of the list of people. */
export const AFFECTED_COLUMNS = ['ईमेल', 'नाम', 'फ़ोन', 'शायद क्या देखा गया', 'पहली बार', 'आखिरी बार'] as const

/**
 * The draft for the Data Protection Board: what rule 7 of the Digital Personal Data Protection Rules, 2025 requires at
 * once, and below it what is due within 72 hours. Square brackets mark what staff have to fill in.
 */
export function boardNotice(facts: BreachFacts): string {
  const { practice, since, until, drawnAt, people } = facts
  return `सेवा में: भारतीय डेटा संरक्षण बोर्ड
प्रेषक: ${practice.name}, ${practice.address}
दिनांक: ${instantText(drawnAt)}

व्यक्तिगत डेटा उल्लंघन की सूचना (डिजिटल व्यक्तिगत डेटा संरक्षण अधिनियम, 2023, धारा 8(6))

भाग 1, बिना देरी

1. उल्लंघन का स्वरूप: [क्या हुआ, एक या दो वाक्यों में]
2. विस्तार: ${affectedText(people)}। शायद क्या देखा गया:
${exposureLines(people)}
3. समय: ${instantText(since)} से ${instantText(until)} तक। हमें इसका पता चला: [तारीख और समय]।
4. स्थान: [कौन-सा सर्वर या सेवा, और वह कहाँ है]
5. संभावित प्रभाव: [इन लोगों के साथ क्या हो सकता है]
6. संपर्क: ${practice.email}, ${practice.phone}

भाग 2, पता चलने के 72 घंटे के अंदर

7. उल्लंघन तक ले जाने वाली घटनाएँ, परिस्थितियाँ और कारण: [तथ्य]
8. जोखिम कम करने के लिए उठाए गए या सोचे गए कदम: [जैसे: नए पासवर्ड बनवाए, सबको साइन आउट किया, कुंजियाँ बदलीं]
9. उल्लंघन करने वाले के बारे में जो पता चला: [पता हो तो]
10. फिर न हो, इसके उपाय: [तथ्य]
11. संबंधित लोगों को सूचना: [तारीख को ${countOf(people)} को ईमेल से भेजी]
`
}

/** The draft for the people affected: one text that is true for each of them. */
export function peopleNotice(facts: BreachFacts): string {
  const { practice, since, until, people } = facts
  return `विषय: ${practice.name} में आपकी जानकारी: कृपया यह पढ़ें

नमस्ते,

हमें खेद के साथ बताना पड़ रहा है कि आपकी दी हुई जानकारी शायद किसी ने देख ली है।

क्या हुआ: [एक या दो आसान वाक्यों में]
कब: ${instantText(since)} से ${instantText(until)} के बीच।

आपकी कौन-सी जानकारी शायद देखी गई (किसकी कौन-सी, यह लोगों की सूची में है):
${exposureLines(people)}
आपके बैंक का लॉगिन, PIN या कार्ड हमारे पास कभी नहीं थे।

आपके लिए इसका क्या मतलब हो सकता है: [जैसे: आपका नाम और बुकिंग जानने वाला कोई हमारे नाम से आपको लिख सकता है]

हमने क्या किया: [जैसे: सुरक्षा की कमी दूर की, सबको साइन आउट किया, कुंजियाँ बदलीं, भारतीय डेटा संरक्षण बोर्ड को सूचना दी]

आप क्या कर सकते हैं:
- इस साइट का नया पासवर्ड बनाएँ, और हर उस साइट का भी जहाँ यही पासवर्ड था।
- हमारे नाम से भुगतान माँगने वाले संदेशों का जवाब न दें। हम भुगतान केवल अपनी वेबसाइट पर माँगते हैं।
- प्रोफ़ाइल में देखें कि आप कहाँ-कहाँ साइन इन हैं, और हर जगह से साइन आउट करें।

कुछ पूछना हो तो ${practice.email} पर लिखें या ${practice.phone} पर फ़ोन करें।

${practice.name}
${practice.address}
`
}

function exposureLines(people: readonly AffectedUser[]): string {
  const lines = EXPOSURE_ORDER.flatMap((exposure) => {
    const concerned = people.filter(({ exposures }) => exposures.includes(exposure))
    return concerned.length === 0
      ? []
      : [
          `   - ${EXPOSURE_LABELS[exposure]}: ${plural(concerned.length, `${concerned.length} व्यक्ति`, `${concerned.length} लोग`)}`,
        ]
  })
  return lines.length === 0 ? '   - ऐसा कुछ नहीं जिसका रिकॉर्ड हमारे पास हो' : lines.join('\n')
}

/** Before a case ending: "3 लोगों". */
function countOf(people: readonly AffectedUser[]): string {
  return plural(people.length, `${people.length} व्यक्ति`, `${people.length} लोगों`)
}

function affectedText(people: readonly AffectedUser[]): string {
  return `${countOf(people)} पर असर हो सकता है`
}

function instantText(instant: Date): string {
  return `${istDate(instant)} ${istTime(instant)} IST`
}

/** Said by the command that writes the files. */
export function breachReported(people: readonly AffectedUser[], folder: string): string {
  return `${affectedText(people)}। सूची और दोनों सूचनाओं के ड्राफ़्ट यहाँ हैं: ${folder}`
}
