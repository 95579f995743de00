import type { DayRule } from './choose-day.ts'
import { ADHIKA_EKADASHIS, EKADASHIS_BY_MONTH, type EkadashiName } from './ekadashi.ts'
import type { ObservanceOf, ObservanceRule, Region } from './observance-rule.ts'
import type { SankrantiRule } from './sankranti.ts'

// The rules as almanacs practise them, not read from Dharmasindhu or Nirnayasindhu.

const SUNRISE: DayRule = { at: 'sunrise', both: 'first', none: 'first' }
const FORENOON: DayRule = { at: 'forenoon', both: 'first', none: 'first' }
const MIDDAY: DayRule = { at: 'midday', both: 'longer', none: 'first' }
const AFTERNOON: DayRule = { at: 'afternoon', both: 'longer', none: 'first' }
const EVENING: DayRule = { at: 'evening', both: 'first', none: 'first' }
/** Of two evenings the second, if the lunar day lasts for a ghati after its sunset. */
const LAMPS: DayRule = { at: 'evening', both: 'secondForGhati', none: 'first' }
const MIDNIGHT: DayRule = { at: 'midnight', both: 'longer', none: 'second' }
const MOONRISE: DayRule = { at: 'moonrise', both: 'first', none: 'second' }

const PURNIMA = 14
const KRISHNA = 15
const AMAVASYA = 29
const ROHINI = 3
const SHRAVANA = 21

/** A lunar day of the bright half, 1 to 15, or with `KRISHNA +` of the dark half. */
function lunar<Id extends string>(
  id: Id,
  month: number,
  tithi: number,
  rule: DayRule,
  more: Partial<Omit<ObservanceOf<Id>, 'id' | 'rule'>> = {},
): ObservanceOf<Id> {
  return { id, rule: { kind: 'tithi', month, tithi: tithi - 1, ...rule }, isChecked: false, ...more }
}

const checked = { isChecked: true }

/**
 * After the verse of Kashyapa that digests quote, by which Dashami at sunrise with Shravana at its time makes the day: the
 * second, though Dashami does not last to its afternoon, if the first has no Shravana. Three muhurtas of it are asked for.
 */
const VIJAYADASHAMI: ObservanceRule = {
  kind: 'tithi',
  month: 6,
  tithi: 9,
  at: 'afternoon',
  both: 'longer',
  none: 'second',
  star: SHRAVANA,
  lastsTo: 'morning',
}

/** The jar is set up after sunrise in Pratipada: where it lasts for less than a muhurta there, on the day before. */
const GHATASTHAPANA: Extract<ObservanceRule, { kind: 'tithi' }> = {
  kind: 'tithi',
  month: 6,
  tithi: 0,
  ...SUNRISE,
  outlasts: 'muhurta',
}

/** Kept in the adhika month when Jyeshtha has one, against the usual rule. */
const GANGA_DUSSEHRA: ObservanceRule = { kind: 'tithi', month: 2, tithi: 9, ...SUNRISE, prefersAdhika: true }

/** Observances of one lunar day in the year, in the order of the months from Chaitra. */
const LUNAR = [
  lunar('ugadi', 0, 1, SUNRISE, { ...checked, regions: ['andhra-pradesh', 'telangana', 'karnataka'] }),
  lunar('gudi-padwa', 0, 1, SUNRISE, { regions: ['maharashtra'] }),
  { id: 'chaitra-navaratri', rule: { ...GHATASTHAPANA, month: 0 }, isChecked: false },
  lunar('cheti-chand', 0, 2, SUNRISE, { regions: ['sindhis'] }),
  lunar('gangaur', 0, 3, SUNRISE, { regions: ['rajasthan'] }),
  lunar('matsya-jayanti', 0, 3, AFTERNOON),
  lunar('lakshmi-panchami', 0, 5, SUNRISE),
  lunar('yamuna-chhath', 0, 6, SUNRISE),
  lunar('chaitra-durga-ashtami', 0, 8, SUNRISE),
  lunar('rama-navami', 0, 9, MIDDAY, checked),
  lunar('mahavir-jayanti', 0, 13, SUNRISE, checked),
  lunar('hanuman-jayanti', 0, 15, SUNRISE, checked),
  lunar('parashurama-jayanti', 1, 3, EVENING),
  // In the forenoon; on the second of two if it lasts for three muhurtas there.
  lunar('akshaya-tritiya', 1, 3, { at: 'morning', both: 'second', none: 'first' }, checked),
  lunar('basava-jayanti', 1, 3, SUNRISE, { regions: ['karnataka'] }),
  lunar('shankaracharya-jayanti', 1, 5, SUNRISE),
  lunar('surdas-jayanti', 1, 5, SUNRISE),
  lunar('ganga-saptami', 1, 7, MIDDAY),
  lunar('bagalamukhi-jayanti', 1, 8, SUNRISE),
  lunar('sita-navami', 1, 9, MIDDAY),
  lunar('narasimha-jayanti', 1, 14, { at: 'sunset', both: 'second', none: 'first' }, checked),
  lunar('kurma-jayanti', 1, 15, AFTERNOON),
  lunar('buddha-purnima', 1, 15, { ...SUNRISE, both: 'second' }, checked),
  lunar('narada-jayanti', 1, KRISHNA + 2, SUNRISE),
  lunar('telugu-hanuman-jayanti', 1, KRISHNA + 10, SUNRISE, { regions: ['andhra-pradesh', 'telangana'] }),
  lunar('vat-savitri-amavasya', 1, 30, SUNRISE, checked),
  lunar('shani-jayanti', 1, 30, SUNRISE),
  lunar('maharana-pratap-jayanti', 2, 3, SUNRISE, { regions: ['rajasthan'] }),
  lunar('dhumavati-jayanti', 2, 8, SUNRISE),
  { id: 'ganga-dussehra', rule: GANGA_DUSSEHRA, ...checked },
  lunar('vat-purnima', 2, 15, SUNRISE, { ...checked, regions: ['maharashtra', 'gujarat'] }),
  lunar('kabir-jayanti', 2, 15, SUNRISE),
  lunar('ashadha-gupta-navaratri', 3, 1, SUNRISE),
  lunar('rath-yatra', 3, 2, SUNRISE, { ...checked, regions: ['odisha'] }),
  lunar('guru-purnima', 3, 15, SUNRISE, checked),
  lunar('hariyali-amavasya', 3, 30, SUNRISE),
  lunar('hariyali-teej', 4, 3, SUNRISE, checked),
  lunar('nag-panchami', 4, 5, SUNRISE, checked),
  lunar('kalki-jayanti', 4, 6, SUNRISE),
  lunar('tulsidas-jayanti', 4, 7, SUNRISE),
  lunar('raksha-bandhan', 4, 15, { at: 'morning', both: 'second', none: 'first' }, checked),
  lunar('gayatri-jayanti', 4, 15, SUNRISE),
  lunar('narali-purnima', 4, 15, SUNRISE, { regions: ['maharashtra'] }),
  lunar('kajari-teej', 4, KRISHNA + 3, SUNRISE, checked),
  lunar('bahula-chaturthi', 4, KRISHNA + 4, EVENING, { regions: ['gujarat'] }),
  lunar('hal-shashthi', 4, KRISHNA + 6, SUNRISE),
  lunar('janmashtami', 4, KRISHNA + 8, SUNRISE, {
    ...checked,
    traditions: {
      smarta: { kind: 'tithi', month: 4, tithi: 22, star: ROHINI, at: 'middleOfNight', both: 'second', none: 'second' },
    },
  }),
  lunar('janmashtami-vaishnava', 4, KRISHNA + 8, SUNRISE, checked),
  lunar('dahi-handi', 4, KRISHNA + 9, SUNRISE, { regions: ['maharashtra'] }),
  lunar('pithori-amavasya', 4, 30, EVENING),
  lunar('varaha-jayanti', 5, 3, AFTERNOON),
  lunar('hartalika-teej', 5, 3, SUNRISE, checked),
  lunar('ganesh-chaturthi', 5, 4, MIDDAY, checked),
  lunar('rishi-panchami', 5, 5, MIDDAY),
  lunar('radha-ashtami', 5, 8, SUNRISE, checked),
  lunar('vamana-jayanti', 5, 12, SUNRISE),
  lunar('ananta-chaturdashi', 5, 14, SUNRISE, checked),
  lunar('pitru-paksha-begins', 5, KRISHNA + 1, AFTERNOON),
  lunar('jivitputrika', 5, KRISHNA + 8, SUNRISE, { regions: ['bihar', 'uttar-pradesh'] }),
  lunar('mahalaya-amavasya', 5, 30, AFTERNOON, checked),
  { id: 'navaratri-ghatasthapana', rule: GHATASTHAPANA, ...checked },
  lunar('lalita-panchami', 6, 5, AFTERNOON),
  lunar('saraswati-avahana', 6, 7, SUNRISE),
  lunar('durga-ashtami', 6, 8, SUNRISE, checked),
  lunar('maha-navami', 6, 9, { at: 'afternoon', both: 'first', none: 'first' }, checked),
  { id: 'vijayadashami', rule: VIJAYADASHAMI, ...checked },
  lunar('madhvacharya-jayanti', 6, 10, SUNRISE),
  lunar('ashvina-purnima', 6, 15, SUNRISE, checked),
  lunar('valmiki-jayanti', 6, 15, SUNRISE),
  lunar('sharad-purnima', 6, 15, { at: 'midnight', both: 'second', none: 'second' }),
  lunar('kojagara-puja', 6, 15, MIDNIGHT, { regions: ['bengal', 'maharashtra'] }),
  lunar('karva-chauth', 6, KRISHNA + 4, EVENING, { ...checked, regions: ['north-india'] }),
  lunar('ahoi-ashtami', 6, KRISHNA + 8, EVENING, { regions: ['north-india'] }),
  lunar('govatsa-dwadashi', 6, KRISHNA + 12, EVENING),
  lunar('dhanteras', 6, KRISHNA + 13, LAMPS, checked),
  lunar('kali-chaudas', 6, KRISHNA + 14, MIDNIGHT, { regions: ['gujarat'] }),
  lunar('naraka-chaturdashi', 6, KRISHNA + 14, { at: 'dawn', both: 'longer', none: 'second' }, checked),
  lunar('diwali', 6, 30, LAMPS, checked),
  lunar('kali-puja', 6, 30, MIDNIGHT, { regions: ['bengal'] }),
  // Of two afternoons the second, so that it is not joined to the new moon; not if it ends before noon there.
  lunar('govardhan-puja', 7, 1, { ...AFTERNOON, both: 'second' }, checked),
  lunar('gujarati-new-year', 7, 1, SUNRISE, { regions: ['gujarat'] }),
  lunar('bali-pratipada', 7, 1, SUNRISE),
  lunar('bhai-dooj', 7, 2, { at: 'afternoon', both: 'second', none: 'second' }, checked),
  lunar('labh-panchami', 7, 5, FORENOON, { regions: ['gujarat'] }),
  lunar('chhath-puja', 7, 6, { at: 'sunrise', both: 'second', none: 'first' }, { ...checked, regions: ['bihar'] }),
  lunar('soora-samharam', 7, 6, { at: 'sunset', both: 'first', none: 'first' }, { regions: ['tamil-nadu'] }),
  lunar('gopashtami', 7, 8, SUNRISE),
  lunar('akshaya-navami', 7, 9, FORENOON),
  lunar('jagaddhatri-puja', 7, 9, SUNRISE, { regions: ['bengal'] }),
  lunar('tulasi-vivaha', 7, 12, SUNRISE, checked),
  lunar('vaikuntha-chaturdashi', 7, 14, MIDNIGHT),
  lunar('kartika-purnima', 7, 15, SUNRISE, checked),
  lunar('guru-nanak-jayanti', 7, 15, SUNRISE),
  lunar('dev-diwali', 7, 15, EVENING, { regions: ['varanasi'] }),
  lunar('kala-bhairava-jayanti', 7, KRISHNA + 8, MIDNIGHT),
  lunar('vivaha-panchami', 8, 5, SUNRISE),
  lunar('champa-shashthi', 8, 6, SUNRISE, { regions: ['maharashtra'] }),
  lunar('dattatreya-jayanti', 8, 15, EVENING),
  lunar('annapurna-jayanti', 8, 15, SUNRISE),
  lunar('hanuman-jayanti-tamil', 8, 30, SUNRISE, { regions: ['tamil-nadu'] }),
  lunar('shakambhari-purnima', 9, 15, SUNRISE),
  lunar('sakat-chauth', 9, KRISHNA + 4, MOONRISE, checked),
  lunar('mauni-amavasya', 9, 30, SUNRISE),
  lunar('magha-gupta-navaratri', 10, 1, SUNRISE),
  lunar('ganesha-jayanti', 10, 4, MIDDAY, { regions: ['maharashtra'] }),
  lunar('vasant-panchami', 10, 5, FORENOON, checked),
  lunar('ratha-saptami', 10, 7, { at: 'dawn', both: 'longer', none: 'first' }, checked),
  lunar('bhishma-ashtami', 10, 8, MIDDAY),
  lunar('vishwakarma-jayanti', 10, 13, SUNRISE),
  lunar('magha-purnima', 10, 15, SUNRISE, checked),
  lunar('ravidas-jayanti', 10, 15, SUNRISE),
  lunar('janaki-jayanti', 10, KRISHNA + 8, SUNRISE),
  lunar('maha-shivaratri', 10, KRISHNA + 14, MIDNIGHT, checked),
  lunar('phulera-dooj', 11, 2, SUNRISE),
  lunar('chaitanya-jayanti', 11, 15, SUNRISE),
  lunar('rang-panchami', 11, KRISHNA + 5, SUNRISE),
  lunar('sheetala-ashtami', 11, KRISHNA + 8, SUNRISE),
] as const satisfies readonly ObservanceOf<string>[]

const MONTHS = [
  'chaitra',
  'vaishakha',
  'jyeshtha',
  'ashadha',
  'shravana',
  'bhadrapada',
  'ashvina',
  'kartika',
  'margashirsha',
  'pausha',
  'magha',
  'phalguna',
] as const

/** The full and new moon of each month, where the list above has no other rule for it. */
const MOONS = MONTHS.flatMap((month, index) => [
  lunar(`${month}-purnima` as const, index, PURNIMA + 1, SUNRISE),
  lunar(`${month}-amavasya` as const, index, AMAVASYA + 1, SUNRISE),
]).filter(({ id }) => !LUNAR.some((known) => known.id === id))

function monthly<Id extends string>(id: Id, tithis: number[], rule: DayRule): ObservanceOf<Id> {
  return { id, rule: { kind: 'monthly', tithis: tithis.map((tithi) => tithi - 1), ...rule }, isChecked: true }
}

const MONTHLY = [
  monthly('pradosha', [13, KRISHNA + 13], EVENING),
  monthly('sankashti-chaturthi', [KRISHNA + 4], MOONRISE),
  monthly('vinayaka-chaturthi', [4], MIDDAY),
  monthly('masik-shivaratri', [KRISHNA + 14], { at: 'midnight', both: 'longer', none: 'first' }),
  monthly('masik-durgashtami', [8], SUNRISE),
  monthly('skanda-shashthi', [6], { at: 'sunset', both: 'first', none: 'first' }),
  monthly('kalashtami', [KRISHNA + 8], MIDNIGHT),
  monthly('purnima', [15], SUNRISE),
  monthly('purnima-vrata', [15], SUNRISE),
  monthly('amavasya', [30], SUNRISE),
]

function ekadashi(
  name: EkadashiName,
  month: number | 'adhika',
  isDark: boolean,
): ObservanceOf<`${EkadashiName}-ekadashi`> {
  return { id: `${name}-ekadashi`, rule: { kind: 'ekadashi', month, isDark }, isChecked: true }
}

const EKADASHIS = [
  { id: 'ekadashi', rule: { kind: 'ekadashi' }, isChecked: true },
  { id: 'gita-jayanti', rule: { kind: 'ekadashi', month: 8, isDark: false }, isChecked: true },
  ...EKADASHIS_BY_MONTH.flatMap(([bright, dark], month) => [
    ekadashi(bright, month, false),
    ekadashi(dark, month, true),
  ]),
  ekadashi(ADHIKA_EKADASHIS[0], 'adhika', false),
  ekadashi(ADHIKA_EKADASHIS[1], 'adhika', true),
] as const satisfies readonly ObservanceOf<string>[]

const SIGNS = [
  'mesha',
  'vrishabha',
  'mithuna',
  'karka',
  'simha',
  'kanya',
  'tula',
  'vrishchika',
  'dhanu',
  'makara',
  'kumbha',
  'meena',
] as const
/** The Sun's entry is kept on its civil day, but for the two that turn its course. */
const ENTRY_RULES: Partial<Record<number, SankrantiRule>> = { 3: 'vedicDay', 9: 'sunset' }

function solar<Id extends string>(
  id: Id,
  rule: Omit<Extract<ObservanceRule, { kind: 'sankranti' }>, 'kind'>,
  regions?: readonly Region[],
): ObservanceOf<Id> {
  return { id, rule: { kind: 'sankranti', ...rule }, ...(regions === undefined ? {} : { regions }), isChecked: true }
}

const SOLAR = [
  ...SIGNS.map((sign, rashi) => solar(`${sign}-sankranti` as const, { rashi, on: ENTRY_RULES[rashi] ?? 'civil' })),
  solar('mesha-transit-moment', { rashi: 0, on: 'civil' }),
  solar('lohri', { rashi: 9, on: 'sunset', days: -1 }, ['punjab']),
  solar('bhogi', { rashi: 9, on: 'sunset', days: -1 }, ['tamil-nadu', 'andhra-pradesh']),
  solar('pongal', { rashi: 9, on: 'sunset' }, ['tamil-nadu']),
  solar('mattu-pongal', { rashi: 9, on: 'sunset', days: 1 }, ['tamil-nadu']),
  solar('puthandu', { rashi: 0, on: 'sunset' }, ['tamil-nadu']),
  solar('vishu', { rashi: 0, on: 'sunrise' }, ['kerala']),
  solar('vaisakhi', { rashi: 0, on: 'civil' }, ['punjab']),
  solar('pohela-boishakh', { rashi: 0, on: 'dayAfter' }, ['bengal']),
  solar('pana-sankranti', { rashi: 0, on: 'sunset' }, ['odisha']),
  solar('vishwakarma-puja', { rashi: 5, on: 'civil' }),
]

const OTHERS = [
  { id: 'holika-dahan', rule: { kind: 'holika', days: 0 }, isChecked: true },
  { id: 'holi', rule: { kind: 'holika', days: 1 }, isChecked: true },
  {
    id: 'onam',
    rule: { kind: 'star', nakshatra: 21, rashi: 4, at: 'midday', both: 'second', none: 'first' },
    regions: ['kerala'],
    isChecked: true,
  },
  {
    id: 'thaipusam',
    rule: { kind: 'star', nakshatra: 7, rashi: 9, ...SUNRISE },
    regions: ['tamil-nadu'],
    isChecked: true,
  },
  { id: 'varalakshmi-vrata', rule: { kind: 'weekday', weekday: 5, month: 4, tithi: 14 }, isChecked: true },
] as const satisfies readonly ObservanceOf<string>[]

type Listed = typeof LUNAR | typeof MOONS | typeof MONTHLY | typeof EKADASHIS | typeof SOLAR | typeof OTHERS

export type ObservanceId = Listed[number]['id']
export type Observance = ObservanceOf<ObservanceId>

/** Every observance with its rule. */
export const OBSERVANCES: readonly Observance[] = [...LUNAR, ...MOONS, ...MONTHLY, ...EKADASHIS, ...SOLAR, ...OTHERS]

const BY_ID: ReadonlyMap<string, Observance> = new Map(OBSERVANCES.map((observance) => [observance.id, observance]))

export function observanceById(id: string): Observance | undefined {
  return BY_ID.get(id)
}
