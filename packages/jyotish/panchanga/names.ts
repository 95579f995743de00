/** A Sanskrit name in Latin and Devanagari script. */
export type Name = { sanskrit: string; devanagari: string }

function named(list: string): Name[] {
  return list.split(', ').map((pair) => {
    const [sanskrit = '', devanagari = ''] = pair.split('/')
    return { sanskrit, devanagari }
  })
}

/** The first fourteen tithis of a fortnight; the fifteenth is Purnima or Amavasya. */
const FORTNIGHT =
  'Pratipada/प्रतिपदा, Dwitiya/द्वितीया, Tritiya/तृतीया, Chaturthi/चतुर्थी, Panchami/पञ्चमी, Shashthi/षष्ठी, Saptami/सप्तमी, Ashtami/अष्टमी, Navami/नवमी, Dashami/दशमी, Ekadashi/एकादशी, Dwadashi/द्वादशी, Trayodashi/त्रयोदशी, Chaturdashi/चतुर्दशी'

/** The thirty tithis, from the first of the bright fortnight to the new moon. */
export const TITHIS: readonly Name[] = named(`${FORTNIGHT}, Purnima/पूर्णिमा, ${FORTNIGHT}, Amavasya/अमावस्या`)

/** The 27 yogas of the panchanga. */
export const YOGAS: readonly Name[] = named(
  'Vishkambha/विष्कम्भ, Priti/प्रीति, Ayushman/आयुष्मान्, Saubhagya/सौभाग्य, Shobhana/शोभन, Atiganda/अतिगण्ड, Sukarma/सुकर्मा, Dhriti/धृति, Shula/शूल, Ganda/गण्ड, Vriddhi/वृद्धि, Dhruva/ध्रुव, Vyaghata/व्याघात, Harshana/हर्षण, Vajra/वज्र, Siddhi/सिद्धि, Vyatipata/व्यतीपात, Variyana/वरीयान्, Parigha/परिघ, Shiva/शिव, Siddha/सिद्ध, Sadhya/साध्य, Shubha/शुभ, Shukla/शुक्ल, Brahma/ब्रह्म, Indra/इन्द्र, Vaidhriti/वैधृति',
)

/** The eleven karanas: seven movable ones that repeat, and four fixed ones around the new moon. */
export const KARANA_NAMES = {
  bava: { sanskrit: 'Bava', devanagari: 'बव' },
  balava: { sanskrit: 'Balava', devanagari: 'बालव' },
  kaulava: { sanskrit: 'Kaulava', devanagari: 'कौलव' },
  taitila: { sanskrit: 'Taitila', devanagari: 'तैतिल' },
  gara: { sanskrit: 'Gara', devanagari: 'गर' },
  vanija: { sanskrit: 'Vanija', devanagari: 'वणिज' },
  vishti: { sanskrit: 'Vishti', devanagari: 'विष्टि' },
  shakuni: { sanskrit: 'Shakuni', devanagari: 'शकुनि' },
  chatushpada: { sanskrit: 'Chatushpada', devanagari: 'चतुष्पाद' },
  naga: { sanskrit: 'Naga', devanagari: 'नाग' },
  kimstughna: { sanskrit: 'Kimstughna', devanagari: 'किंस्तुघ्न' },
} as const satisfies Record<string, Name>
export type Karana = keyof typeof KARANA_NAMES

/** The weekdays from Sunday. */
export const VARAS: readonly Name[] = named(
  'Ravivara/रविवार, Somavara/सोमवार, Mangalavara/मङ्गलवार, Budhavara/बुधवार, Guruvara/गुरुवार, Shukravara/शुक्रवार, Shanivara/शनिवार',
)

/** The lunar months from Chaitra. */
export const LUNAR_MONTHS: readonly Name[] = named(
  'Chaitra/चैत्र, Vaishakha/वैशाख, Jyeshtha/ज्येष्ठ, Ashadha/आषाढ, Shravana/श्रावण, Bhadrapada/भाद्रपद, Ashvina/आश्विन, Kartika/कार्त्तिक, Margashirsha/मार्गशीर्ष, Pausha/पौष, Magha/माघ, Phalguna/फाल्गुन',
)
