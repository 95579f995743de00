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
import { grahaName } from './names.ts'

export const KOOTA_LABELS: Readonly<Record<Koota, string>> = {
  varna: 'वर्ण',
  vashya: 'वश्य',
  tara: 'तारा',
  yoni: 'योनि',
  grahaMaitri: 'ग्रह मैत्री',
  gana: 'गण',
  bhakoot: 'भकूट',
  nadi: 'नाड़ी',
}

const VARNA_LABELS: Readonly<Record<Varna, string>> = {
  shudra: 'शूद्र',
  vaishya: 'वैश्य',
  kshatriya: 'क्षत्रिय',
  brahmin: 'ब्राह्मण',
}

const VASHYA_LABELS: Readonly<Record<Vashya, string>> = {
  chatushpada: 'चतुष्पद',
  manava: 'मानव',
  jalachara: 'जलचर',
  vanachara: 'वनचर',
  keeta: 'कीट',
}

/** The animals of the nakshatras. */
export const YONI_LABELS: Readonly<Record<Yoni, string>> = {
  horse: 'अश्व',
  elephant: 'गज',
  sheep: 'मेष',
  serpent: 'सर्प',
  dog: 'श्वान',
  cat: 'मार्जार',
  rat: 'मूषक',
  cow: 'गौ',
  buffalo: 'महिष',
  tiger: 'व्याघ्र',
  deer: 'मृग',
  monkey: 'वानर',
  mongoose: 'नकुल',
  lion: 'सिंह',
}

export const GANA_LABELS: Readonly<Record<Gana, string>> = { deva: 'देव', manushya: 'मनुष्य', rakshasa: 'राक्षस' }

const NADI_LABELS: Readonly<Record<Nadi, string>> = { adi: 'आदि', madhya: 'मध्य', antya: 'अंत्य' }

/** How one lord regards another. */
const REGARDS: Readonly<Record<NaturalRelation, string>> = { friend: 'मित्र', neutral: 'सम', enemy: 'शत्रु' }

const difficult = listWithOr(DIFFICULT_TARAS.map(String))

const REASONS: TextsByCode<KootaReason> = {
  varna: ({ bride, groom }) =>
    `राशि से कन्या का वर्ण ${VARNA_LABELS[bride]} और वर का ${VARNA_LABELS[groom]} है। गुण तब मिलता है जब इस क्रम में वर का वर्ण कन्या के वर्ण से पहले न हो: ${VARNAS.map((varna) => VARNA_LABELS[varna]).join(', ')}।`,
  vashya: ({ bride, groom }) => `कन्या का चंद्र ${VASHYA_LABELS[bride]} राशि में है, वर का ${VASHYA_LABELS[groom]} राशि में।`,
  tara: ({ toGroom, toBride }) =>
    toBride === undefined
      ? `कन्या के नक्षत्र से वर के नक्षत्र तक गिनती ${toGroom} है, 9 से भाग देने पर शेष ${toGroom % 9}। शेष ${difficult} हो तो गुण नहीं मिलते।`
      : `कन्या के नक्षत्र से वर के नक्षत्र तक गिनती ${toGroom} और वापस ${toBride} है, 9 से भाग देने पर शेष ${toGroom % 9} और ${toBride % 9}। शेष ${difficult} हो तो गुण नहीं मिलते, कोई और शेष हो तो आधे मिलते हैं।`,
  yoni: ({ bride, groom }) => `कन्या के नक्षत्र की योनि ${YONI_LABELS[bride]} है, वर के नक्षत्र की ${YONI_LABELS[groom]}।`,
  'same-lord': ({ lord }) => `दोनों राशियों का स्वामी ${grahaName(lord)} है।`,
  lords: ({ bride, groom }) => {
    const [brideLord, groomLord] = [grahaName(bride.lord), grahaName(groom.lord)]
    return `कन्या की राशि का स्वामी ${brideLord}, वर की राशि के स्वामी ${groomLord} को ${REGARDS[bride.regardsOther]} मानता है; ${groomLord} ${brideLord} को ${REGARDS[groom.regardsOther]} मानता है।`
  },
  gana: ({ bride, groom }) => `कन्या के नक्षत्र का गण ${GANA_LABELS[bride]} है, वर के नक्षत्र का ${GANA_LABELS[groom]}।`,
  bhakoot: ({ toGroom, toBride }) =>
    `राशियाँ एक-दूसरे से ${toGroom} और ${toBride} की दूरी पर हैं। गुण तब मिलते हैं जब दूरी 2 और 12, 5 और 9, या 6 और 8 न हो।`,
  nadi: ({ bride, groom }) =>
    `कन्या के नक्षत्र की नाड़ी ${NADI_LABELS[bride]} है, वर के नक्षत्र की ${NADI_LABELS[groom]}। नाड़ियाँ अलग हों तो गुण मिलते हैं।`,
}

/** Why a koota has its points. */
export function kootaReason(reason: KootaReason): string {
  return textByCode(REASONS, reason)
}

type ExceptionText = { readonly rule: string; readonly source: string }

const FRIENDLY_LORDS = 'दोनों राशियों के स्वामी एक ही हैं या आपस में मित्र हैं।'
const COMMON_PRACTICE = 'प्रचलित परंपरा'

/** The rules by which a low score may be disregarded, and who follows them. */
export const KOOTA_EXCEPTIONS: Readonly<Record<KootaExceptionId, ExceptionText>> = {
  'maitri-navamsha-lords': {
    rule: 'दोनों के चंद्र के नवांश स्वामी एक ही हैं या आपस में मित्र हैं।',
    source: COMMON_PRACTICE,
  },
  'gana-bride-beyond-fourteenth': {
    rule: 'वर के नक्षत्र से गिनने पर कन्या का नक्षत्र 14वें से आगे है।',
    source: 'VedAstro',
  },
  'gana-friendly-sign-lords': { rule: FRIENDLY_LORDS, source: COMMON_PRACTICE },
  'bhakoot-friendly-sign-lords': { rule: FRIENDLY_LORDS, source: COMMON_PRACTICE },
  'nadi-friendly-sign-lords': { rule: FRIENDLY_LORDS, source: 'VedAstro' },
  'nadi-same-star-other-pada': {
    rule: 'दोनों का नक्षत्र एक है पर चरण अलग हैं।',
    source: COMMON_PRACTICE,
  },
  'nadi-same-sign-other-star': {
    rule: 'दोनों की राशि एक है पर नक्षत्र अलग हैं।',
    source: COMMON_PRACTICE,
  },
}
