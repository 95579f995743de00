import type { RuleId, RuleSource } from '@muhurta/jyotish/muhurta'

type RuleWords = {
  readonly name: string
  readonly sentence: string
  /** For a rule that asks for something good: what is said where it is missing. */
  readonly missing?: string
}

/** The rules of the muhurta finder in words. */
export const MUHURTA_RULES: Readonly<Record<RuleId, RuleWords>> = {
  'adhika-month': {
    name: 'Extra month (adhika)',
    sentence: 'The lunar month is adhika, an extra month in which no ceremony is begun.',
  },
  'kshaya-month': {
    name: 'Lost month (kshaya)',
    sentence: 'The lunar month is kshaya: the Sun enters two signs in it and one month is lost.',
  },
  chaturmas: {
    name: 'Chaturmas',
    sentence: 'It is Chaturmas, from Devashayani Ekadashi to Devutthana Ekadashi, while Vishnu sleeps.',
  },
  'pitru-paksha': {
    name: 'Pitru Paksha',
    sentence: 'It is Pitru Paksha, the fortnight of the ancestors before the new moon of Bhadrapada.',
  },
  kharmas: {
    name: 'Kharmas',
    sentence: 'It is Kharmas: the Sun is in Dhanu or Meena, the signs of Jupiter.',
  },
  'solar-month': {
    name: 'Solar month',
    sentence: 'The Sun is in a sign in which this is not done.',
  },
  'lunar-month': {
    name: 'Lunar month',
    sentence: 'This is done in certain lunar months only.',
    missing: 'The lunar month is not one in which this is done.',
  },
  'venus-set': {
    name: 'Venus not visible',
    sentence: 'Venus cannot be seen from this place (Shukra asta), or is within three days of it.',
  },
  'jupiter-set': {
    name: 'Jupiter not visible',
    sentence: 'Jupiter cannot be seen from this place (Guru asta), or is within three days of it.',
  },
  'sankranti-day': {
    name: 'Sankranti',
    sentence: 'The Sun changes its sign on this day (sankranti).',
  },
  'eclipse-day': {
    name: 'Eclipse',
    sentence: 'An eclipse is seen from this place on this day.',
  },
  star: {
    name: 'Star (nakshatra)',
    sentence: 'The Moon is in a star that suits the purpose.',
    missing: 'The Moon is not in a star that suits the purpose.',
  },
  'star-edge': {
    name: 'Edge of a star',
    sentence: 'It is the first quarter of Magha or Mula, or the last of Revati, where water and fire signs meet.',
  },
  gandanta: {
    name: 'Gandanta',
    sentence: 'The Moon passes from a water sign into a fire sign (gandanta).',
  },
  tithi: {
    name: 'Lunar day (tithi)',
    sentence: 'The lunar day suits the purpose.',
    missing: 'The lunar day does not suit the purpose.',
  },
  weekday: {
    name: 'Weekday',
    sentence: 'The weekday suits the purpose.',
    missing: 'The weekday does not suit the purpose.',
  },
  yoga: {
    name: 'Harsh yoga',
    sentence: 'The yoga of Sun and Moon is one of the harsh ones.',
  },
  'great-fault-yoga': {
    name: 'Vyatipata or Vaidhriti',
    sentence: 'The yoga is Vyatipata or Vaidhriti.',
  },
  karana: {
    name: 'Karana (bhadra)',
    sentence: 'The karana is Vishti (bhadra) or one of the four fixed ones around the new moon.',
  },
  'moon-panchaka': {
    name: 'Panchaka of the Moon',
    sentence: 'The Moon is in the last five stars, from the middle of Dhanishta (panchaka).',
  },
  'sum-panchaka': {
    name: 'Panchaka by sum',
    sentence:
      'The sum of lunar day, weekday, star and rising sign leaves a panchaka: death, fire, rulers, theft or illness.',
  },
  'rahu-kalam': {
    name: 'Rahu kalam',
    sentence: 'It is Rahu kalam.',
  },
  yamaganda: {
    name: 'Yamaganda',
    sentence: 'It is yamaganda.',
  },
  gulika: {
    name: 'Gulika',
    sentence: 'It is gulika kalam.',
  },
  'dur-muhurta': {
    name: 'Dur muhurta',
    sentence: 'It is a dur muhurta of the weekday.',
  },
  varjyam: {
    name: 'Varjyam',
    sentence: 'It is varjyam, the part of the star that is left out (thyajya).',
  },
  night: {
    name: 'Night',
    sentence: 'It is night, and this is done by day.',
  },
  'late-start': {
    name: 'Late start',
    sentence: 'The good time begins after 9 PM, and such times are not listed.',
  },
  'short-window': {
    name: 'Short good time',
    sentence: 'The good time lasts less than four hours, and the almanac does not list such times.',
  },
  lagna: {
    name: 'Rising sign',
    sentence: 'The rising sign is one of the best for the purpose.',
  },
  navamsa: {
    name: 'Rising navamsha',
    sentence: 'The rising navamsha belongs to Mercury, Venus or Jupiter.',
  },
  'eighth-house': {
    name: 'Eighth house',
    sentence: 'A graha is in the eighth house from the rising sign.',
  },
  'seventh-house': {
    name: 'Seventh house',
    sentence: 'A graha is in the seventh house, which should be empty.',
  },
  'benefic-angle': {
    name: 'Benefic in an angle',
    sentence: 'Jupiter, Venus or Mercury is in an angle from the rising sign and gives it strength.',
  },
  'malefic-rising': {
    name: 'Malefic rising',
    sentence: 'Mars, Saturn, Rahu or Ketu is in the rising sign.',
  },
  'moon-house': {
    name: 'House of the Moon',
    sentence: 'The Moon is in the sixth, eighth or twelfth house from the rising sign.',
  },
  'disha-shula': {
    name: 'Direction (disha shula)',
    sentence: 'The weekday has a thorn (disha shula) in the direction of the journey.',
  },
  abhijit: {
    name: 'Abhijit',
    sentence: 'It is Abhijit, the middle of the day, which mends many faults (not on Wednesday).',
  },
  godhuli: {
    name: 'Godhuli',
    sentence: 'It is godhuli, the dusk in which faults of the rising sign do not count.',
  },
  'amrita-kala': {
    name: 'Amrita kala',
    sentence: 'It is amrita kala, the best part of the star.',
  },
  'waxing-moon': {
    name: 'Strong Moon',
    sentence: 'The Moon waxes, or is not yet thin.',
  },
  chandrashtama: {
    name: 'Chandrashtama',
    sentence: "The Moon is in the eighth sign from a person's Moon (chandrashtama).",
  },
  'chandra-bala': {
    name: 'Weak chandra bala',
    sentence: "The Moon is in the fourth or twelfth sign from a person's Moon, where it gives no strength.",
  },
  'good-chandra-bala': {
    name: 'Chandra bala',
    sentence: 'The Moon gives strength to everyone concerned, counted from their Moon.',
  },
  'tara-naidhana': {
    name: 'Naidhana tara',
    sentence: "The star is the seventh from a person's birth star (naidhana, in the first round of nine).",
  },
  'tara-bala': {
    name: 'Weak tara bala',
    sentence: "The star is janma, vipat or pratyak to a person's birth star, or naidhana in a later round.",
  },
  'birth-eighth-rising': {
    name: 'Eighth from the birth',
    sentence: "The rising sign is the eighth from a person's Moon sign or birth lagna.",
  },
  'birth-rising': {
    name: 'Rising sign for the person',
    sentence: 'The rising sign is the third, sixth, tenth or eleventh from the Moon sign or birth lagna of everyone.',
  },
  'dasha-lord': {
    name: 'Lord of the dasha',
    sentence: "The lord of a person's running mahadasha is in the sixth, eighth or twelfth house from the rising sign.",
  },
  'good-tara-bala': {
    name: 'Tara bala',
    sentence: 'The star is favourable to the birth star of everyone concerned.',
  },
}

/** Who teaches a rule. */
export const RULE_SOURCES: Readonly<Record<RuleSource, string>> = {
  chintamani: 'Muhurta Chintamani',
  'chintamani-visibility': 'Muhurta Chintamani; visibility by the arcus visionis',
  raman: 'B. V. Raman, Muhurtha',
  dharmasindhu: 'Dharmasindhu',
  south: 'Almanacs of South India',
  drik: 'Practice of Drik Panchang',
  astrosage: 'Practice of AstroSage',
  clickastro: 'ClickAstro',
  jathakamchart: 'Jathakamchart',
  news18: 'News18',
  'hindustan-times': 'Hindustan Times',
  astrobix: 'Astrobix',
  starzspeak: 'StarzSpeak',
  'future-samachar': 'Future Samachar',
  'cafe-jyotish': 'Cafe Jyotish',
  'vastu-tapeshwar': 'Vastu Tapeshwar',
  astrotalk: 'AstroTalk',
  housivity: 'Housivity',
  hindupad: 'HinduPad',
  'astro-shastra': 'Astro Shastra',
  practice: 'Common practice of astrologers',
}
