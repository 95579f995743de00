import type { GroupSubject } from '#domain/charts/reading/statement.ts'
import type * as en from '../../../en/charts/reading/reading-texts.ts'
import type { Texts } from '../../../texts.ts'
import { ordinal } from '../../words/grammar.ts'
import { grahaInText, grahaName } from '../names.ts'
import { YOGA_TEXTS } from '../yogas.ts'

/** Titles of the parts of a reading. */
export const READING_TITLES: Texts<typeof en.READING_TITLES> = {
  lagna: 'लग्न और उसका स्वामी',
  moon: 'चंद्रमा और जन्म नक्षत्र',
  houses: 'बारह भाव',
  yogas: 'योग',
  periods: 'चल रही और अगली दशाएँ',
  transits: 'अगले 24 महीनों में शनि, गुरु, राहु और केतु',
  doshas: 'दोष और उन्हें शांत करने वाले नियम',
  differ: 'जहाँ ग्रंथ एकमत नहीं हैं',
}

/** The title of a group, undefined where the title of the part is enough. */
export function groupTitle(subject: GroupSubject): string | undefined {
  switch (subject.kind) {
    case 'plain':
      return undefined
    case 'house':
      return `${ordinal(subject.house)} भाव`
    case 'yoga':
      return YOGA_TEXTS[subject.id].name
    case 'maha':
      return `${grahaInText(subject.graha)} की महादशा`
    case 'antar':
      return `${grahaInText(subject.graha)} की अंतर्दशा`
    case 'transit':
      return grahaName(subject.graha)
    case 'sade-sati':
      return 'साढ़ेसाती'
    case 'mangal':
      return 'मंगल दोष'
    case 'kala-sarpa':
      return 'कालसर्प'
  }
}

/** Where the sentences are from. A yoga has its source with its rule. */
export const BOOK_NAMES: Texts<typeof en.BOOK_NAMES> = {
  bphs: 'बृहत् पाराशर होरा शास्त्र',
  phaladeepika: 'फलदीपिका',
  saravali: 'सारावली',
  'brihat-jataka': 'बृहज्जातक',
  'raman-muhurtha': 'बी. वी. रमन, मुहूर्त',
  'raman-balas': 'बी. वी. रमन, ग्रह और भाव बल',
  'surya-siddhanta': 'सूर्य सिद्धांत, अध्याय 9',
  practice: 'प्रचलित परंपरा',
  chart: 'इस कुंडली की गणना',
}

/** “अध्याय 24, श्लोक 13”, after the name of a book. */
export function chapterText(chapter: string, verse?: number): string {
  return verse === undefined ? `अध्याय ${chapter}` : `अध्याय ${chapter}, श्लोक ${verse}`
}

export const READING_TEXTS: Texts<typeof en.READING_TEXTS> = {
  title: 'जन्म कुंडली का विवेचन',
  titleOf: (name) => (name ? `${name} की कुंडली का विवेचन` : 'जन्म कुंडली का विवेचन'),
  madeOn: (date) => `${date} को बनाया गया`,
  sources: (sources) => `स्रोत: ${sources}।`,
  contents: 'विषय सूची',
  page: (page, pages) => `पेज ${page}, कुल ${pages}`,
  conventions: 'गणना कैसे की गई',
  wholeSigns: 'यहाँ भाव लग्न से गिनी पूरी राशियाँ हैं, और दृष्टियाँ सातों ग्रहों की पूर्ण दृष्टियाँ हैं।',
  limits:
    'ये वाक्य बताते हैं कि ग्रंथ कुंडली के स्थानों को किन बातों से जोड़ते हैं। यह परंपरा की दृष्टि है, घटनाओं की भविष्यवाणी नहीं, और डॉक्टर, वकील या वित्तीय सलाहकार की सलाह की जगह नहीं लेती।',
}

/** The three pages that visitors get under their chart. */
export const JANMA_KUNDALI: Texts<typeof en.JANMA_KUNDALI> = {
  title: 'जन्म कुंडली',
  lead: 'रखने लायक तीन पेज: आपकी कुंडली, उसके भाव और आपकी दशाएँ, स्रोतों के साथ। मुफ़्त, और खाता बनाए बिना।',
  download: 'जन्म कुंडली (PDF)',
  by: (practice) => `${practice} की ओर से`,
  rashi: 'राशि',
  navamsha: 'नवांश',
  housesPage: 'लग्न, चंद्रमा और भाव',
  periodsPage: 'दशाएँ, योग और दोष',
  book: 'आपके अपने प्रश्नों के लिए ज्योतिषी जी आपके साथ पूरी कुंडली पढ़ते हैं।',
}
