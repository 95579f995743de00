import {
  DIFFICULT_TARAS,
  type Gana,
  type Koota,
  type KootaExceptionId,
  type KootaReason,
  type Nadi,
  type NaturalRelation,
  VARNAS,
  type Varna,
  type Vashya,
  type Yoni,
} from '@muhurta/jyotish'
import { type TextsByCode, textByCode } from '../../texts-by-code.ts'
import { listWithOr } from '../words/grammar.ts'
import { grahaBefore } from '../words/jyotish-forms.ts'
import { grahaName } from './names.ts'

export const KOOTA_LABELS: Readonly<Record<Koota, string>> = {
  varna: 'వర్ణ',
  vashya: 'వశ్య',
  tara: 'తార',
  yoni: 'యోని',
  grahaMaitri: 'గ్రహ మైత్రి',
  gana: 'గణ',
  bhakoot: 'భకూట',
  nadi: 'నాడి',
}

const VARNA_LABELS: Readonly<Record<Varna, string>> = {
  shudra: 'శూద్ర',
  vaishya: 'వైశ్య',
  kshatriya: 'క్షత్రియ',
  brahmin: 'బ్రాహ్మణ',
}

const VASHYA_LABELS: Readonly<Record<Vashya, string>> = {
  chatushpada: 'చతుష్పద',
  manava: 'మానవ',
  jalachara: 'జలచర',
  vanachara: 'వనచర',
  keeta: 'కీట',
}

/** The animals of the nakshatras. */
export const YONI_LABELS: Readonly<Record<Yoni, string>> = {
  horse: 'గుర్రం',
  elephant: 'ఏనుగు',
  sheep: 'గొర్రె',
  serpent: 'పాము',
  dog: 'కుక్క',
  cat: 'పిల్లి',
  rat: 'ఎలుక',
  cow: 'ఆవు',
  buffalo: 'గేదె',
  tiger: 'పులి',
  deer: 'జింక',
  monkey: 'కోతి',
  mongoose: 'ముంగిస',
  lion: 'సింహం',
}

export const GANA_LABELS: Readonly<Record<Gana, string>> = { deva: 'దేవ', manushya: 'మనుష్య', rakshasa: 'రాక్షస' }

const NADI_LABELS: Readonly<Record<Nadi, string>> = { adi: 'ఆది', madhya: 'మధ్య', antya: 'అంత్య' }

/** How one lord regards another. */
const REGARDS: Readonly<Record<NaturalRelation, string>> = { friend: 'మిత్రుడు', neutral: 'సముడు', enemy: 'శత్రువు' }

const difficult = listWithOr(DIFFICULT_TARAS.map(String))

const REASONS: TextsByCode<KootaReason> = {
  varna: ({ bride, groom }) =>
    `రాశి ప్రకారం వధువు వర్ణం ${VARNA_LABELS[bride]}, వరుడి వర్ణం ${VARNA_LABELS[groom]}. ఈ వరుసలో వరుడి వర్ణం వధువు వర్ణం కంటే ముందు లేకపోతే గుణం వస్తుంది: ${VARNAS.map((varna) => VARNA_LABELS[varna]).join(', ')}.`,
  vashya: ({ bride, groom }) =>
    `వధువు చంద్రుడు ${VASHYA_LABELS[bride]} రాశిలో, వరుడి చంద్రుడు ${VASHYA_LABELS[groom]} రాశిలో ఉన్నాడు.`,
  tara: ({ toGroom, toBride }) =>
    toBride === undefined
      ? `వధువు నక్షత్రం నుంచి వరుడి నక్షత్రానికి లెక్క ${toGroom}, 9తో భాగిస్తే శేషం ${toGroom % 9}. శేషం ${difficult} అయితే గుణాలు రావు.`
      : `వధువు నక్షత్రం నుంచి వరుడి నక్షత్రానికి లెక్క ${toGroom}, తిరిగి ${toBride}; 9తో భాగిస్తే శేషాలు ${toGroom % 9}, ${toBride % 9}. శేషం ${difficult} అయితే గుణాలు రావు, మరేదైనా అయితే సగం వస్తాయి.`,
  yoni: ({ bride, groom }) => `వధువు నక్షత్రం యోని ${YONI_LABELS[bride]}, వరుడి నక్షత్రం యోని ${YONI_LABELS[groom]}.`,
  'same-lord': ({ lord }) => `రెండు రాశులకూ అధిపతి ${grahaName(lord)}.`,
  lords: ({ bride, groom }) =>
    `వధువు రాశ్యధిపతి ${grahaName(bride.lord)}, వరుడి రాశ్యధిపతి ${grahaName(groom.lord)}. ${grahaBefore(bride.lord)}కి ${grahaName(groom.lord)} ${REGARDS[bride.regardsOther]}, ${grahaBefore(groom.lord)}కి ${grahaName(bride.lord)} ${REGARDS[groom.regardsOther]}.`,
  gana: ({ bride, groom }) => `వధువు నక్షత్రం గణం ${GANA_LABELS[bride]}, వరుడి నక్షత్రం గణం ${GANA_LABELS[groom]}.`,
  bhakoot: ({ toGroom, toBride }) =>
    `రాశులు ఒకదానికొకటి ${toGroom}, ${toBride} దూరంలో ఉన్నాయి. దూరం 2-12, 5-9, 6-8 కాకపోతే గుణాలు వస్తాయి.`,
  nadi: ({ bride, groom }) =>
    `వధువు నక్షత్రం నాడి ${NADI_LABELS[bride]}, వరుడి నక్షత్రం నాడి ${NADI_LABELS[groom]}. నాడులు వేరైతే గుణాలు వస్తాయి.`,
}

/** Why a koota has its points. */
export function kootaReason(reason: KootaReason): string {
  return textByCode(REASONS, reason)
}

type ExceptionText = { readonly rule: string; readonly source: string }

const FRIENDLY_LORDS = 'రెండు రాశుల అధిపతులు ఒకరే, లేదా పరస్పర మిత్రులు.'
const COMMON_PRACTICE = 'వాడుకలో ఉన్న సంప్రదాయం'

/** The rules by which a low score may be disregarded, and who follows them. */
export const KOOTA_EXCEPTIONS: Readonly<Record<KootaExceptionId, ExceptionText>> = {
  'maitri-navamsha-lords': {
    rule: 'ఇద్దరి చంద్ర నవాంశాధిపతులు ఒకరే, లేదా పరస్పర మిత్రులు.',
    source: COMMON_PRACTICE,
  },
  'gana-bride-beyond-fourteenth': {
    rule: 'వరుడి నక్షత్రం నుంచి లెక్కిస్తే వధువు నక్షత్రం 14 దాటి ఉంది.',
    source: 'VedAstro',
  },
  'gana-friendly-sign-lords': { rule: FRIENDLY_LORDS, source: COMMON_PRACTICE },
  'bhakoot-friendly-sign-lords': { rule: FRIENDLY_LORDS, source: COMMON_PRACTICE },
  'nadi-friendly-sign-lords': { rule: FRIENDLY_LORDS, source: 'VedAstro' },
  'nadi-same-star-other-pada': {
    rule: 'ఇద్దరి నక్షత్రం ఒకటే, పాదాలు వేరు.',
    source: COMMON_PRACTICE,
  },
  'nadi-same-sign-other-star': {
    rule: 'ఇద్దరి రాశి ఒకటే, నక్షత్రాలు వేరు.',
    source: COMMON_PRACTICE,
  },
}
