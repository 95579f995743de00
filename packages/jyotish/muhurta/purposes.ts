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
  VRISHABHA,
  VRISHCHIKA,
  WEDNESDAY,
} from './names.ts'
import type { PurposeTable, RuleSource, Verdict } from './rule.ts'
import type { RuleId } from './rules.ts'

export const PURPOSES = [
  'marriage',
  'engagement',
  'grihaPravesha',
  'naming',
  'firstRice',
  'mundan',
  'karnavedha',
  'upanayana',
  'startingSchool',
  'startingBusiness',
  'signing',
  'vehiclePurchase',
  'propertyPurchase',
  'bhoomiPuja',
  'goldPurchase',
  'travel',
  'surgery',
] as const
export type Purpose = (typeof PURPOSES)[number]

export type Verdicts = Partial<Record<RuleId, Verdict | 'off'>>
/** Who states a rule for this purpose, or in whose published lists it is seen; otherwise the source of the rule itself. */
export type Sources = Partial<Record<RuleId, readonly RuleSource[]>>
export type PurposeRules = { table: PurposeTable; verdicts: Verdicts; sources?: Sources }

/** What no ceremony of life (samskara) is begun in. */
const SAMSKARA: Verdicts = {
  'adhika-month': 'forbids',
  'kshaya-month': 'forbids',
  'venus-set': 'forbids',
  'jupiter-set': 'forbids',
}
const SAMSKARA_SOURCES: Sources = {
  'adhika-month': ['clickastro', 'dharmasindhu'],
  'venus-set': ['hindupad', 'chintamani-visibility'],
  'jupiter-set': ['hindupad', 'chintamani-visibility'],
}
const BAD_KARANAS = [...VISHTI, ...FIXED_KARANAS]
const GREAT_FAULTS = [16, 26]
const GOOD_WEEKDAYS = [MONDAY, WEDNESDAY, THURSDAY, FRIDAY]
/** Not the rikta tithis (4, 9, 14), the eighth, the new moon and the first after it. */
const USUAL_TITHIS = [...bright(2, 3, 5, 6, 7, 10, 11, 12, 13, 15), ...dark(1, 2, 3, 5, 6, 7, 10, 11)]
const SOUTHWARD = [KARKA, SIMHA, KANYA, TULA, VRISHCHIKA, DHANU]
const GENTLE = 'mrigashira chitra anuradha revati'
const SWIFT = 'ashwini pushya hasta'
const MOVABLE = 'punarvasu swati shravana dhanishta shatabhisha'
const FIXED = 'rohini uttaraPhalguni uttaraAshadha uttaraBhadrapada'

/** The tables of Muhurta Chintamani, and of B. V. Raman for surgery and signing, unless `sources` says otherwise. Books change them. */
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
    sources: { ...SAMSKARA_SOURCES, star: ['drik'], yoga: ['drik'], karana: ['drik'], 'solar-month': ['drik'] },
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
      tithis: [...bright(2, 3, 5, 7, 10, 11, 13), ...dark(1, 2, 3, 5, 7, 10, 11)],
      weekdays: [...GOOD_WEEKDAYS, SATURDAY],
      months: [1, 2, 7, 8, 10, 11],
      lagnas: [VRISHABHA, SIMHA, VRISHCHIKA, KUMBHA],
    },
    verdicts: { ...SAMSKARA, 'moon-panchaka': 'weakens', 'birth-rising': 'supports' },
    sources: {
      ...SAMSKARA_SOURCES,
      star: ['clickastro', 'drik'],
      tithi: ['jathakamchart', 'drik'],
      weekday: ['jathakamchart', 'drik'],
      // The texts name the four best months; the lists have Kartika and Margashirsha as well.
      'lunar-month': ['astrosage', 'jathakamchart', 'drik'],
    },
  },
  naming: {
    table: {
      // Without Punarvasu and Dhanishta, which Drik Panchang's page has and the lists have not.
      stars: stars(`${FIXED} ${GENTLE} ${SWIFT} swati shravana shatabhisha`),
      tithis: [...bright(1, 2, 3, 5, 6, 7, 8, 10, 11, 12, 13, 15), ...dark(1, 2, 3, 5, 6, 7, 8, 10, 11, 12, 13)],
      weekdays: [SUNDAY, ...GOOD_WEEKDAYS],
      lagnas: [VRISHABHA, MITHUNA, KANYA, TULA, DHANU, MEENA],
    },
    // A child is named on the eleventh or twelfth day, whatever the season.
    verdicts: { 'late-start': 'forbids', 'short-window': 'forbids', night: 'weakens' },
    sources: {
      star: ['drik', 'astrosage'],
      tithi: ['drik', 'astrosage'],
      weekday: ['drik', 'astrosage'],
      'late-start': ['astrosage'],
      lagna: ['drik'],
    },
  },
  firstRice: {
    table: {
      stars: stars(`${FIXED} ${GENTLE} ${SWIFT} ${MOVABLE}`),
      tithis: [...bright(2, 3, 5, 7, 10, 13, 15), ...dark(2, 3, 5, 7, 10, 13)],
      weekdays: GOOD_WEEKDAYS,
      yogas: GREAT_FAULTS,
      karanas: BAD_KARANAS,
      lagnas: [VRISHABHA, MITHUNA, KARKA, KANYA, TULA, DHANU, MEENA],
    },
    verdicts: { night: 'forbids' },
    sources: {
      star: ['news18', 'drik'],
      // AstroSage has the bright half only, Drik Panchang both.
      tithi: ['news18', 'astrobix', 'drik'],
      weekday: ['news18', 'astrobix', 'drik'],
      lagna: ['astrobix'],
    },
  },
  mundan: {
    table: {
      stars: stars(`mrigashira chitra revati jyeshtha ${SWIFT} ${MOVABLE}`),
      tithis: [...inBoth(2, 3, 5, 6, 7, 10, 11, 12, 13), ...bright(15)],
      weekdays: GOOD_WEEKDAYS,
      solarMonths: SOUTHWARD,
      lagnas: [VRISHABHA, MITHUNA, KARKA, KANYA, TULA, DHANU, MEENA],
    },
    verdicts: { ...SAMSKARA, chaturmas: 'forbids', 'late-start': 'forbids', night: 'weakens' },
    sources: {
      ...SAMSKARA_SOURCES,
      star: ['news18', 'astrosage'],
      tithi: ['news18', 'astrosage'],
      weekday: ['news18', 'astrosage'],
      'solar-month': ['news18'],
      chaturmas: ['news18', 'astrotalk'],
      'late-start': ['astrosage'],
    },
  },
  karnavedha: {
    table: {
      // AstroSage gives the days of mundan for it as well.
      stars: stars(`mrigashira chitra anuradha revati jyeshtha ${SWIFT} ${MOVABLE}`),
      tithis: [...inBoth(2, 3, 5, 6, 7, 10, 11, 12, 13), ...bright(15)],
      weekdays: GOOD_WEEKDAYS,
      solarMonths: SOUTHWARD,
      lagnas: [VRISHABHA, MITHUNA, KARKA, KANYA, TULA, DHANU, MEENA],
    },
    verdicts: { ...SAMSKARA, chaturmas: 'forbids', 'late-start': 'forbids', night: 'weakens' },
    sources: {
      ...SAMSKARA_SOURCES,
      star: ['chintamani', 'astrosage'],
      tithi: ['astrosage'],
      weekday: ['astrosage'],
      'late-start': ['astrosage'],
    },
  },
  upanayana: {
    table: {
      stars: stars(
        `ardra ashlesha purvaPhalguni mula purvaAshadha purvaBhadrapada ${FIXED} ${GENTLE} ${SWIFT} ${MOVABLE}`,
      ),
      tithis: [...bright(2, 3, 5, 10, 11, 12), ...dark(1, 2, 3, 5)],
      weekdays: [SUNDAY, ...GOOD_WEEKDAYS],
      yogas: GREAT_FAULTS,
      karanas: BAD_KARANAS,
      solarMonths: SOUTHWARD,
      lagnas: [VRISHABHA, MITHUNA, KANYA, TULA, DHANU],
    },
    verdicts: { ...SAMSKARA, chaturmas: 'forbids', night: 'forbids' },
    sources: {
      ...SAMSKARA_SOURCES,
      star: ['starzspeak'],
      tithi: ['starzspeak'],
      weekday: ['starzspeak'],
      'solar-month': ['astrobix'],
      chaturmas: ['starzspeak'],
    },
  },
  startingSchool: {
    table: {
      stars: stars(
        `ardra ashlesha purvaPhalguni mula purvaAshadha purvaBhadrapada ${FIXED} ${GENTLE} ${SWIFT} punarvasu swati shravana dhanishta`,
      ),
      tithis: [...inBoth(2, 3, 5, 6, 10, 11, 12), ...bright(13, 15)],
      weekdays: [SUNDAY, WEDNESDAY, THURSDAY, FRIDAY],
      yogas: GREAT_FAULTS,
      karanas: BAD_KARANAS,
      solarMonths: SOUTHWARD,
      lagnas: [VRISHABHA, MITHUNA, SIMHA, KANYA, DHANU],
    },
    verdicts: { ...SAMSKARA, chaturmas: 'forbids', night: 'weakens' },
    sources: {
      ...SAMSKARA_SOURCES,
      star: ['future-samachar'],
      tithi: ['future-samachar'],
      weekday: ['future-samachar', 'news18'],
      'solar-month': ['astrosage'],
      lagna: ['news18'],
    },
  },
  startingBusiness: {
    table: {
      stars: stars(`${FIXED} ${GENTLE} ${SWIFT}`),
      tithis: [...USUAL_TITHIS, ...inBoth(8)],
      weekdays: [SUNDAY, ...GOOD_WEEKDAYS, SATURDAY],
      yogas: GREAT_FAULTS,
      karanas: BAD_KARANAS,
      lagnas: [VRISHABHA, SIMHA, VRISHCHIKA, KUMBHA],
    },
    verdicts: { 'venus-set': 'weakens', 'jupiter-set': 'weakens', kharmas: 'weakens', 'pitru-paksha': 'weakens' },
    sources: {
      star: ['cafe-jyotish', 'chintamani'],
      tithi: ['vastu-tapeshwar', 'cafe-jyotish'],
      weekday: ['cafe-jyotish', 'clickastro'],
      karana: ['vastu-tapeshwar'],
      lagna: ['vastu-tapeshwar'],
    },
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
      tithis: [...bright(3, 5, 6, 8, 10, 11, 13, 15), ...dark(1, 3, 5, 6, 8, 10, 11, 13)],
      weekdays: [SUNDAY, ...GOOD_WEEKDAYS],
      lagnas: [MESHA, KARKA, TULA, MAKARA, MITHUNA, KANYA],
    },
    verdicts: {},
    sources: { star: ['drik'], tithi: ['drik'], weekday: ['drik'] },
  },
  propertyPurchase: {
    table: {
      stars: stars(
        'mrigashira punarvasu ashlesha magha purvaPhalguni vishakha anuradha mula purvaAshadha purvaBhadrapada revati',
      ),
      // The lists have every lunar day, the empty ones and the new moon too.
      weekdays: [THURSDAY, FRIDAY],
      lagnas: [VRISHABHA, SIMHA, VRISHCHIKA, KUMBHA],
    },
    verdicts: {},
    sources: { star: ['chintamani', 'drik'], weekday: ['drik'] },
  },
  bhoomiPuja: {
    table: {
      stars: stars(`pushya hasta swati dhanishta shatabhisha ${FIXED} ${GENTLE}`),
      tithis: [...inBoth(2, 3, 5, 7, 10), ...bright(6, 11, 13, 15), ...dark(1, 6, 11)],
      weekdays: [...GOOD_WEEKDAYS, SATURDAY],
      months: [1, 7, 8, 9, 10, 11],
      lagnas: [VRISHABHA, SIMHA, VRISHCHIKA, KUMBHA],
    },
    verdicts: { ...SAMSKARA, chaturmas: 'forbids', kharmas: 'forbids', night: 'weakens' },
    sources: {
      ...SAMSKARA_SOURCES,
      star: ['astrotalk', 'chintamani'],
      tithi: ['chintamani'],
      'lunar-month': ['astrotalk'],
      // Both forbid Shravana to Kartika here and allow it there; Mithila builds in them.
      chaturmas: ['astrosage', 'astrotalk'],
      kharmas: ['housivity'],
    },
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
    verdicts: { 'moon-panchaka': 'weakens', 'disha-shula': 'forbids', 'birth-rising': 'supports' },
    sources: { star: ['astro-shastra', 'chintamani'], tithi: ['chintamani'], 'disha-shula': ['astro-shastra'] },
  },
  surgery: {
    table: {
      stars: stars(
        'ashwini mrigashira ardra punarvasu pushya ashlesha hasta chitra swati anuradha jyeshtha mula shravana',
      ),
      tithis: [...inBoth(2, 3, 4, 5, 7, 9, 10, 11, 13, 14), ...dark(6, 8, 12)],
      weekdays: [SUNDAY, TUESDAY, SATURDAY],
      karanas: VISHTI,
      lagnas: [MESHA, VRISHCHIKA],
    },
    verdicts: { 'waxing-moon': 'off', night: 'weakens' },
  },
}
