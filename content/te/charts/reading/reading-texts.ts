import type { GroupSubject } from '#domain/charts/reading/statement.ts'
import type * as en from '../../../en/charts/reading/reading-texts.ts'
import type { Texts } from '../../../texts.ts'
import { ordinal } from '../../words/grammar.ts'
import { grahaStem } from '../../words/jyotish-forms.ts'
import { grahaName } from '../names.ts'
import { YOGA_TEXTS } from '../yogas.ts'

/** Titles of the parts of a reading. */
export const READING_TITLES: Texts<typeof en.READING_TITLES> = {
  lagna: 'లగ్నం, లగ్నాధిపతి',
  moon: 'చంద్రుడు, జన్మ నక్షత్రం',
  houses: 'పన్నెండు భావాలు',
  yogas: 'యోగాలు',
  periods: 'నడుస్తున్న దశ, తర్వాతి దశలు',
  transits: 'వచ్చే 24 నెలల్లో శని, గురువు, రాహుకేతువులు',
  doshas: 'దోషాలు, వాటిని సడలించేవి',
  differ: 'గ్రంథాలు ఏకీభవించని విషయాలు',
}

/** The title of a group, undefined where the title of the part is enough. */
export function groupTitle(subject: GroupSubject): string | undefined {
  switch (subject.kind) {
    case 'plain':
      return undefined
    case 'house':
      return `${ordinal(subject.house)} భావం`
    case 'yoga':
      return YOGA_TEXTS[subject.id].name
    case 'maha':
      return `${grahaStem(subject.graha)} మహాదశ`
    case 'antar':
      return `${grahaStem(subject.graha)} అంతర్దశ`
    case 'transit':
      return grahaName(subject.graha)
    case 'sade-sati':
      return 'ఏలినాటి శని'
    case 'mangal':
      return 'కుజ దోషం'
    case 'kala-sarpa':
      return 'కాలసర్ప'
  }
}

/** Where the sentences are from. A yoga has its source with its rule. */
export const BOOK_NAMES: Texts<typeof en.BOOK_NAMES> = {
  bphs: 'బృహత్ పరాశర హోరా శాస్త్రం',
  phaladeepika: 'ఫలదీపిక',
  saravali: 'సారావళి',
  'brihat-jataka': 'బృహజ్జాతకం',
  'raman-muhurtha': 'బి. వి. రామన్, ముహూర్త',
  'raman-balas': 'బి. వి. రామన్, “గ్రహ, భావ బలాలు” (Graha and Bhava Balas)',
  'surya-siddhanta': 'సూర్య సిద్ధాంతం, అధ్యాయం 9',
  practice: 'వాడుకలో ఉన్న సంప్రదాయం',
  chart: 'ఈ జాతకానికి చేసిన గణన',
}

/** “అధ్యాయం 24, శ్లోకం 13”, after the name of a book. */
export function chapterText(chapter: string, verse?: number): string {
  return verse === undefined ? `అధ్యాయం ${chapter}` : `అధ్యాయం ${chapter}, శ్లోకం ${verse}`
}

export const READING_TEXTS: Texts<typeof en.READING_TEXTS> = {
  title: 'జన్మ జాతక విశ్లేషణ',
  titleOf: (name) => (name ? `${name} జాతక విశ్లేషణ` : 'జన్మ జాతక విశ్లేషణ'),
  madeOn: (date) => `తయారు చేసిన రోజు: ${date}`,
  sources: (sources) => `ఆధారాలు: ${sources}.`,
  contents: 'విషయ సూచిక',
  page: (page, pages) => `పేజీ ${page} / ${pages}`,
  conventions: 'ఎలా లెక్కించాం',
  wholeSigns: 'ఈ విశ్లేషణలో భావాలు లగ్నం నుంచి పూర్తి రాశులు, దృష్టులు ఏడు గ్రహాల పూర్ణ దృష్టులు.',
  limits:
    'జాతకంలోని స్థానాలు ఏమి సూచిస్తాయని గ్రంథాలు చెబుతాయో ఈ వాక్యాలు వివరిస్తాయి. ఇది ఒక సంప్రదాయపు దృష్టి; జరగబోయేవి ముందుగా చెప్పడం కాదు; డాక్టర్, లాయర్, ఆర్థిక సలహాదారుల సలహాకు ప్రత్యామ్నాయం కాదు.',
}

/** The three pages that visitors get under their chart. */
export const JANMA_KUNDALI: Texts<typeof en.JANMA_KUNDALI> = {
  title: 'జన్మ కుండలి',
  lead: 'మీ దగ్గర ఉంచుకోవడానికి మూడు పేజీలు: మీ జాతక చక్రం, భావాలు, దశలు, ఆధారాలతో సహా. ఉచితం, ఖాతా అవసరం లేదు.',
  download: 'జన్మ కుండలి (PDF)',
  by: (practice) => `వేసినవారు: ${practice}`,
  rashi: 'రాశి',
  navamsha: 'నవాంశ',
  housesPage: 'లగ్నం, చంద్రుడు, భావాలు',
  periodsPage: 'దశలు, యోగాలు, దోషాలు',
  book: 'మీ సొంత ప్రశ్నల కోసం మా జ్యోతిష్కులు మొత్తం జాతకాన్ని మీతో కలిసి చదువుతారు.',
}
