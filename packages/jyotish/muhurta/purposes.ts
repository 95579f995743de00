import {
  bright,
  DHANU,
  dark,
  FIXED_KARANAS,
  FRIDAY,
  inBoth,
  KANYA,
  KARKA,
  KUMBHA,
  MAKARA,
  MEENA,
  MESHA,
  MITHUNA,
  MONDAY,
  SATURDAY,
  SIMHA,
  SUNDAY,
  stars,
  THURSDAY,
  TUESDAY,
  TULA,
  VISHTI,
  VRISCHIKA,
  VRISHABHA,
  WEDNESDAY,
} from './names.ts'
import type { PurposeTable, Verdict } from './rule.ts'
import type { RuleId } from './rules.ts'

export const PURPOSES = [
  'marriage',
  'engagement',
  'grihaPravesha',
  'naming',
  'firstRice',
  'mundan',
  'upanayana',
  'startingSchool',
  'startingBusiness',
  'signing',
  'vehiclePurchase',
  'propertyPurchase',
  'goldPurchase',
  'travel',
  'surgery',
] as const
export type Purpose = (typeof PURPOSES)[number]

export type Verdicts = Partial<Record<RuleId, Verdict | 'off'>>
export type PurposeRules = { table: PurposeTable; verdicts: Verdicts }

/** What no ceremony of life (samskara) is begun in. */
const SAMSKARA: Verdicts = {
  'adhika-month': 'forbids',
  'kshaya-month': 'forbids',
  'venus-set': 'forbids',
  'jupiter-set': 'forbids',
}
const BAD_KARANAS = [...VISHTI, ...FIXED_KARANAS]
const GREAT_FAULTS = [16, 26]
const GOOD_WEEKDAYS = [MONDAY, WEDNESDAY, THURSDAY, FRIDAY]
/** Not the rikta tithis (4, 9, 14), the eighth, the new moon and the first after it. */
const USUAL_TITHIS = [...bright(2, 3, 5, 6, 7, 10, 11, 12, 13, 15), ...dark(1, 2, 3, 5, 6, 7, 10, 11)]
const SOUTHWARD = [KARKA, SIMHA, KANYA, TULA, VRISCHIKA, DHANU]
const GENTLE = 'mrigashira chitra anuradha revati'
const SWIFT = 'ashwini pushya hasta'
const MOVABLE = 'punarvasu swati shravana dhanishta shatabhisha'
const FIXED = 'rohini uttaraPhalguni uttaraAshadha uttaraBhadrapada'

/** The tables of Muhurta Chintamani; for school, surgery and signing those of B. V. Raman. Books change them. */
export const PURPOSE_RULES: Record<Purpose, PurposeRules> = {
  marriage: {
    table: {
      stars: stars(`${FIXED} mrigashira magha hasta swati anuradha mula revati`),
      // Vishkambha, Atiganda, Shula, Ganda, Vyaghata, Vajra, Vyatipata, Parigha, Vaidhriti.
      yogas: [0, 5, 8, 9, 12, 14, 16, 18, 26],
      karanas: BAD_KARANAS,
      solarMonths: [KARKA, SIMHA, KANYA],
      lagnas: [MITHUNA, KANYA, TULA],
    },
    verdicts: {
      ...SAMSKARA,
      chaturmas: 'forbids',
      kharmas: 'forbids',
      'star-edge': 'forbids',
      'seventh-house': 'weakens',
    },
  },
  engagement: {
    table: {
      stars: stars(
        `${FIXED} krittika mrigashira magha purvaPhalguni hasta swati anuradha mula purvaAshadha shravana dhanishta purvaBhadrapada revati`,
      ),
      tithis: USUAL_TITHIS,
      weekdays: GOOD_WEEKDAYS,
      yogas: GREAT_FAULTS,
      karanas: BAD_KARANAS,
      lagnas: [VRISHABHA, MITHUNA, KANYA, TULA],
    },
    verdicts: { ...SAMSKARA, kharmas: 'forbids' },
  },
  grihaPravesha: {
    table: {
      stars: stars(`${FIXED} ${GENTLE}`),
      tithis: [...inBoth(2, 3, 5, 7, 10, 11, 13), ...dark(1)],
      weekdays: [...GOOD_WEEKDAYS, SATURDAY],
      months: [1, 2, 7, 8, 10, 11],
      lagnas: [VRISHABHA, SIMHA, VRISCHIKA, KUMBHA],
    },
    verdicts: { ...SAMSKARA, 'moon-panchaka': 'weakens' },
  },
  naming: {
    table: {
      stars: stars(`${FIXED} ${GENTLE} ${SWIFT} ${MOVABLE}`),
      tithis: USUAL_TITHIS,
      weekdays: GOOD_WEEKDAYS,
      yogas: GREAT_FAULTS,
      karanas: BAD_KARANAS,
      lagnas: [VRISHABHA, MITHUNA, KANYA, TULA, DHANU, MEENA],
    },
    // A child is named on the eleventh or twelfth day, whatever the season.
    verdicts: { night: 'forbids' },
  },
  firstRice: {
    table: {
      stars: stars(`${FIXED} ${GENTLE} ${SWIFT} ${MOVABLE}`),
      tithis: [...bright(2, 3, 5, 7, 10, 13, 15), ...dark(2, 3, 5, 7, 10)],
      weekdays: GOOD_WEEKDAYS,
      yogas: GREAT_FAULTS,
      karanas: BAD_KARANAS,
      lagnas: [VRISHABHA, MITHUNA, KARKA, KANYA, TULA, DHANU, MEENA],
    },
    verdicts: { night: 'forbids' },
  },
  mundan: {
    table: {
      stars: stars(`mrigashira chitra revati jyeshtha ${SWIFT} ${MOVABLE}`),
      tithis: [...inBoth(2, 3, 5, 7, 10, 11), ...bright(13)],
      weekdays: GOOD_WEEKDAYS,
      yogas: GREAT_FAULTS,
      karanas: BAD_KARANAS,
      solarMonths: SOUTHWARD,
      lagnas: [VRISHABHA, MITHUNA, KARKA, KANYA, TULA, DHANU, MEENA],
    },
    verdicts: { ...SAMSKARA, kharmas: 'forbids', night: 'forbids' },
  },
  upanayana: {
    table: {
      stars: stars(`rohini ardra mula purvaPhalguni purvaAshadha purvaBhadrapada ${GENTLE} ${SWIFT} ${MOVABLE}`),
      tithis: [...bright(2, 3, 5, 10, 11, 12), ...dark(2, 3, 5)],
      weekdays: [SUNDAY, ...GOOD_WEEKDAYS],
      yogas: GREAT_FAULTS,
      karanas: BAD_KARANAS,
      solarMonths: SOUTHWARD,
      lagnas: [VRISHABHA, MITHUNA, KANYA, TULA, DHANU],
    },
    verdicts: { ...SAMSKARA, night: 'forbids' },
  },
  startingSchool: {
    table: {
      stars: stars(`ardra ashlesha mula purvaPhalguni purvaAshadha purvaBhadrapada ${GENTLE} ${SWIFT} ${MOVABLE}`),
      tithis: inBoth(2, 3, 5, 6, 10, 11, 12),
      weekdays: [SUNDAY, WEDNESDAY, THURSDAY, FRIDAY],
      yogas: GREAT_FAULTS,
      karanas: BAD_KARANAS,
      lagnas: [MITHUNA, KANYA, DHANU, MEENA],
    },
    verdicts: { 'adhika-month': 'forbids', 'kshaya-month': 'forbids', night: 'forbids' },
  },
  startingBusiness: {
    table: {
      stars: stars(`${FIXED} ${GENTLE} ${SWIFT}`),
      tithis: USUAL_TITHIS,
      weekdays: [SUNDAY, ...GOOD_WEEKDAYS, SATURDAY],
      yogas: GREAT_FAULTS,
      karanas: BAD_KARANAS,
      lagnas: [VRISHABHA, MITHUNA, KANYA, TULA, DHANU, MEENA],
    },
    verdicts: { 'venus-set': 'weakens', 'jupiter-set': 'weakens', kharmas: 'weakens' },
  },
  signing: {
    table: {
      stars: stars(`${GENTLE} ${SWIFT} punarvasu swati shravana dhanishta`),
      tithis: USUAL_TITHIS,
      weekdays: GOOD_WEEKDAYS,
      yogas: GREAT_FAULTS,
      karanas: BAD_KARANAS,
      lagnas: [MITHUNA, KANYA, TULA, KUMBHA],
    },
    verdicts: {},
  },
  vehiclePurchase: {
    table: {
      stars: stars(`rohini pushya hasta ${GENTLE} ${MOVABLE}`),
      tithis: [...bright(3, 5, 6, 8, 10, 13, 15), ...dark(1, 3, 5, 6, 8, 10, 13)],
      weekdays: [SUNDAY, ...GOOD_WEEKDAYS],
      lagnas: [MESHA, KARKA, TULA, MAKARA, MITHUNA, KANYA],
    },
    verdicts: {},
  },
  propertyPurchase: {
    table: {
      stars: stars(
        'mrigashira punarvasu ashlesha magha purvaPhalguni vishakha anuradha mula purvaAshadha purvaBhadrapada revati',
      ),
      tithis: Array.from({ length: 28 }, (_, index) => index + 1),
      weekdays: [THURSDAY, FRIDAY],
      lagnas: [VRISHABHA, SIMHA, VRISCHIKA, KUMBHA],
    },
    verdicts: {},
  },
  goldPurchase: {
    table: {
      stars: stars(`${FIXED} ${GENTLE} ${SWIFT} punarvasu swati shravana dhanishta`),
      tithis: USUAL_TITHIS,
      weekdays: [SUNDAY, ...GOOD_WEEKDAYS],
      karanas: VISHTI,
      lagnas: [VRISHABHA, SIMHA, TULA, DHANU],
    },
    verdicts: {},
  },
  travel: {
    table: {
      stars: stars(`mrigashira anuradha revati ${SWIFT} punarvasu shravana dhanishta`),
      tithis: [...inBoth(2, 3, 5, 7, 10, 11), ...bright(13), ...dark(1)],
      yogas: GREAT_FAULTS,
      karanas: VISHTI,
      lagnas: [MESHA, KARKA, TULA, MAKARA],
    },
    verdicts: { 'moon-panchaka': 'weakens', 'disha-shula': 'forbids' },
  },
  surgery: {
    table: {
      stars: stars(
        'ashwini mrigashira ardra punarvasu pushya ashlesha hasta chitra swati anuradha jyeshtha mula shravana',
      ),
      tithis: [...inBoth(2, 3, 4, 5, 7, 9, 10, 11, 13, 14), ...dark(6, 8, 12)],
      weekdays: [SUNDAY, TUESDAY, SATURDAY],
      karanas: VISHTI,
      lagnas: [MESHA, VRISCHIKA],
    },
    verdicts: { 'waxing-moon': 'off', night: 'weakens' },
  },
}
