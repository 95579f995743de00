import { pakshaOf } from '@muhurta/jyotish'
import type { PujaDay, PujaKind, PujaRule, PujaSource, PujaTime } from '@muhurta/jyotish/puja'
import { nakshatraName } from '#content/charts/names.ts'
import type { DayClock } from '#content/words/day-clock.ts'
import { listWithAnd } from '#content/words/grammar.ts'
import { tithiName } from './names.ts'

/** Texts of the times of festivals. */
export const PUJA = {
  title: (city: string) => `Puja times in ${city}`,
  lead: 'By the clock of the city. A weekday stands before a time on another day.',
  sources: 'Who states these rules',
  source: (label: string, names: readonly string[]) =>
    names.length === 0
      ? `${label}: the rule that fits the times almanacs print; we know of nobody who states it.`
      : `${label}: as stated by ${listWithAnd(names)}.`,
  note: 'Families and temples may follow another rule. Follow your own tradition.',
  span: (from: string, to: string) => `${from} to ${to}`,
  after: (time: string) => `after ${time}`,
} as const

const PUJA_LABELS: Readonly<Record<PujaKind, string>> = {
  abhijit: 'Abhijit',
  abhyangaSnana: 'Oil bath (abhyanga)',
  aparahna: 'Aparahna',
  bhadra: 'Bhadra',
  bhadraEnd: 'Bhadra ends',
  bhadraMukha: 'Bhadra mukha',
  bhadraPunchha: 'Bhadra punchha',
  dwadashiEnd: 'Dwadashi ends',
  ghatasthapana: 'Ghatasthapana',
  hariVasaraEnd: 'Hari Vasara ends',
  holikaDahan: 'Holika Dahan',
  kumbhaLagna: 'Kumbha lagna',
  kutup: 'Kutup muhurta',
  lakshmiPuja: 'Lakshmi puja',
  madhyahna: 'Madhyahna puja',
  mahanishita: 'Mahanishita',
  mahaPunyaKala: 'Maha punya kala',
  maximum: 'Greatest',
  midday: 'Middle of midday',
  midnight: 'Middle of the night',
  moonAvoid: 'Do not look at the Moon',
  moonAvoidPreviousDay: 'Do not look at the Moon, the day before',
  moonrise: 'Moonrise',
  nishita: 'Nishita puja',
  nishitaLakshmiPuja: 'Lakshmi puja at nishita',
  parana: 'Break the fast',
  paranaAlternate: 'Break the fast, at sunrise',
  paranaModern: 'Break the fast, by custom after the puja',
  partial: 'Partial phase',
  penumbral: 'Penumbral phase',
  pradosha: 'Pradosha',
  prahara1: 'First prahara',
  prahara2: 'Second prahara',
  prahara3: 'Third prahara',
  prahara4: 'Fourth prahara',
  pratahkala: 'Morning puja',
  puja: 'Puja',
  punyaKala: 'Punya kala',
  rauhina: 'Rauhina muhurta',
  sandhiPuja: 'Sandhi puja',
  sandhyaArghya: 'Evening arghya',
  sankranti: 'The Sun enters',
  sayankala: 'Evening puja',
  simhaLagna: 'Simha lagna',
  snana: 'Bath',
  starSighting: 'Stars are seen',
  sutak: 'Sutak',
  sutakWeak: 'Sutak for children, elders and the sick',
  threadCeremony: 'Tie rakhi',
  total: 'Total phase',
  umbral: 'In the dark shadow',
  upavasa: 'Fast',
  ushaArghya: 'Morning arghya',
  vijayaMuhurta: 'Vijaya muhurta',
  visibleEclipse: 'Seen',
  vrishabhaLagna: 'Vrishabha lagna',
  vrishchikaLagna: 'Vrishchika lagna',
  yamaDeepam: 'Lamp for Yama',
}

const PUJA_RULE_TEXTS: Readonly<Record<PujaRule, string>> = {
  firstFifthOfDay: 'The first of five parts of daylight, as far as the lunar day is present.',
  thirdFifthOfDay: 'The third of five parts of daylight.',
  middleOfMidday: 'The middle of the third of five parts of daylight.',
  fourthFifthOfDay: 'The fourth of five parts of daylight.',
  fourthFifthWithoutBhadra:
    'The fourth of five parts of daylight, after bhadra and before the full moon’s lunar day ends.',
  lastFifthOfDay: 'The last of five parts of daylight, as far as the lunar day is present.',
  sunriseToMidday: 'From sunrise, or the beginning of the lunar day, to midday, even if the lunar day ends before.',
  sunriseToMiddayInTithi: 'From sunrise to midday, as far as the lunar day is present.',
  eighthMuhurtaOfDay: 'The eighth of fifteen parts of daylight.',
  ninthMuhurtaOfDay: 'The ninth of fifteen parts of daylight.',
  eleventhMuhurtaOfDay: 'The eleventh of fifteen parts of daylight.',
  dawn: 'The 96 minutes before sunrise.',
  firstFifthOfNight: 'The first of five parts of the night.',
  pradoshaInTithi: 'The first of five parts of the night, as far as the lunar day is present.',
  pradoshaWithoutBhadra:
    'The first of five parts of the night, after bhadra and before the full moon’s lunar day ends.',
  firstTenthOfNight: 'The first of ten parts of the night.',
  quartersOfNight: 'The night from sunset to sunrise in four equal parts.',
  eighthMuhurtaOfNight: 'The eighth of fifteen parts of the night.',
  middleOfNight: 'Halfway between sunset and sunrise.',
  risingSign: 'While this sign rises, by the Lahiri ayanamsa. It is one of the four fixed signs.',
  pradoshaVrishabhaTithi:
    'In pradosha, while the fixed sign Vrishabha rises and the lunar day is present. If they do not meet, pradosha with the lunar day.',
  nishitaSimhaTithi:
    'In the eighth of fifteen parts of the night, while the fixed sign Simha rises and the lunar day is present.',
  moonriseToSunrise: 'From moonrise to sunrise, as far as the lunar day is present.',
  moonrise: 'When the upper edge of the Moon comes above the horizon.',
  sunriseToMoonrise: 'From sunrise until the Moon rises.',
  moonriseToMoonset: 'From moonrise to moonset, if the Moon rises in the lunar day.',
  tithiBeginToMoonset: 'From the beginning of the lunar day to moonset, if it begins while the Moon is up.',
  ghatiAfterSunset: 'One ghati (24 minutes) after sunset.',
  sunset: 'At sunset.',
  nextSunrise: 'At the sunrise of the next day.',
  sunriseToTithiEnd: 'After the next sunrise, before the lunar day ends and in the first three quarters of daylight.',
  firstQuarterOfDwadashi: 'The end of the first quarter of Dwadashi, in which no fast is broken.',
  endOfDwadashi: 'The end of Dwadashi, before which the fast is to be broken.',
  ekadashiParana:
    'On the next day in the first of five parts of daylight, after Hari Vasara and before Dwadashi ends. If Hari Vasara lasts longer, in the fourth part.',
  afterTithiAndStar: 'When both the lunar day and Rohini are over, and not before the next sunrise.',
  afterNishita: 'After the puja of midnight.',
  halfOfPurnima: 'Bhadra is the first half of the full moon’s lunar day.',
  partsOfBhadra: 'In thirtieths of bhadra: punchha from 19½ to 22½, mukha from 22½ to 27½.',
  rakhiAfterBhadra: 'From sunrise or the end of bhadra, until pradosha or the full moon’s lunar day ends.',
  holikaAfterBhadra:
    'In pradosha with the full moon, after bhadra. If bhadra lasts past midnight, in its punchha, and never in its mukha.',
  firstThirdInPratipada:
    'In the first third of daylight in Pratipada, before Vaidhriti begins. If a dual sign rises there for 48 minutes, while it rises. Abhijit if the morning is spoilt.',
  ghatiEitherSide: 'The last 24 minutes of Ashtami and the first 24 minutes of Navami.',
  entryOfTheSun: 'The moment at which the Sun enters the sign, by the Lahiri ayanamsa.',
  fortyGhatis: 'Forty ghatis (16 hours) from the entry, by day. After an entry at night it begins with sunrise.',
  sixthOfDay: 'A sixth of daylight from the beginning of punya kala.',
  eclipse: 'Computed from the shadows of the Earth and the Moon.',
  seenPartOfEclipse: 'While the centre of the disc is above the horizon, without refraction.',
  praharasBefore:
    'From the beginning of a prahara, a quarter of day or night: three before the one in which a lunar eclipse is first seen, four before a solar one. For children, elders and the sick one before.',
}

export const PUJA_SOURCE_NAMES: Readonly<Record<PujaSource, string>> = {
  abp: 'ABP',
  astrobyashish9: 'astrobyashish9',
  bestastroguru: 'bestastroguru',
  citySpidey: 'CitySpidey',
  cnbc: 'CNBC',
  drik: 'Drik Panchang',
  firstpost: 'Firstpost',
  hindustanTimes: 'Hindustan Times',
  indiaCom: 'India.com',
  indiaToday: 'India Today',
  indianExpress: 'The Indian Express',
  jagran: 'Jagran',
  latestly: 'LatestLY',
  news9: 'News9',
  quint: 'The Quint',
  republic: 'Republic',
  rgyan: 'Rgyan',
  sakshi: 'Sakshi',
  templePurohit: 'Temple Purohit',
  topbuzz: 'Topbuzz',
  vedicGuru: 'Vedic Guru',
  zee: 'Zee News',
}

/** A time in words; the lunar day and the star have no rule. */
export type PujaLine = { readonly label: string; readonly text: string; readonly rule?: PujaRule }

/** The rule of a time in a sentence. */
export function pujaRuleText({ rule }: PujaLine): string | undefined {
  return rule && PUJA_RULE_TEXTS[rule]
}

/** The times of a festival, the most important first, with the lunar day at the end. */
export function pujaLines({ tithi, nakshatra, times }: PujaDay, clock: DayClock): PujaLine[] {
  const span = ({ startJdUt, endJdUt }: { startJdUt: number; endJdUt: number }) =>
    PUJA.span(clock(startJdUt), clock(endJdUt))
  return [
    ...times.map((time) => ({ label: PUJA_LABELS[time.kind], text: timeText(time, clock), rule: time.rule })),
    ...(tithi ? [{ label: tithiName({ index: tithi.index, paksha: pakshaOf(tithi.index) }), text: span(tithi) }] : []),
    ...(nakshatra ? [{ label: nakshatraName(nakshatra.index), text: span(nakshatra) }] : []),
  ]
}

/** For calendar programs: "Lakshmi puja: 5:55 PM to 7:51 PM. In pradosha, while …". */
export function pujaLineText(line: PujaLine): string {
  const rule = pujaRuleText(line)
  return `${line.label}: ${line.text}${rule ? `. ${rule}` : ''}`
}

function timeText(time: PujaTime, clock: DayClock): string {
  if ('atJdUt' in time) return clock(time.atJdUt)
  const from = clock(time.startJdUt)
  return time.endJdUt === undefined ? PUJA.after(from) : PUJA.span(from, clock(time.endJdUt))
}
