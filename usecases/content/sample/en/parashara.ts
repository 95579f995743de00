import { bookSearch, type SampleTeacher, videoSearch } from '../sample-teacher.ts'

export const PARASHARA: SampleTeacher = {
  slug: 'parashara',
  name: 'Parashara',
  introduction: 'The sage whose teaching is the foundation of the Jyotish that most people practise today.',
  biography: [
    'Parashara is known as the grandson of Vasishtha and the father of Vyasa. He taught the Vishnu Purana to his pupil Maitreya. The Brihat Parashara Hora Shastra, the great book of horoscopy, is also written as a conversation between the two.',
    'Signs and houses, the strength of the grahas, yogas, divisional charts, Ashtakavarga and the Vimshottari dasha of 120 years: almost everything a beginner learns comes from this book. It grew over many centuries and the editions differ, so it is best to read it slowly and with a teacher.',
    'The lessons below are in the order in which most people learn the subject. Each link opens a search, so you can choose the teacher and the language that suit you.',
  ].join('\n\n'),
  links: [
    { purpose: 'homa', label: 'Navagraha homa', url: videoSearch('navagraha homa explained') },
    { purpose: 'writings', label: 'Brihat Parashara Hora Shastra', url: bookSearch('brihat parashara hora shastra') },
    {
      purpose: 'software',
      label: 'Free Jyotish software',
      url: 'https://github.com/search?q=jyotish&type=repositories',
    },
  ],
  pages: {
    basic: {
      summary: 'Ten first lessons: from the zodiac and the grahas to your first dasha.',
      status: 'available',
      comingSoonNote:
        'We are choosing more lessons on yogas and timing. Leave your email address and we will email you once when they are available.',
      resources: [
        {
          title: 'What Jyotish is, and what it is not',
          description: 'The six parts of the subject, its place among the Vedangas, and how to study it.',
          type: 'video',
          duration: '24 min',
          url: videoSearch('introduction to jyotish vedanga for beginners'),
        },
        {
          title: 'The sidereal zodiac and ayanamsa',
          description: 'Why the Vedic zodiac is measured from the stars, and what the Lahiri ayanamsa means.',
          type: 'video',
          duration: '31 min',
          url: videoSearch('sidereal zodiac lahiri ayanamsa explained'),
        },
        {
          title: 'The twelve rashis',
          description: 'Element, quality, ruler and nature of each sign, from Mesha to Meena.',
          type: 'video',
          duration: '42 min',
          url: videoSearch('twelve rashis vedic astrology basics'),
        },
        {
          title: 'The nine grahas and what they signify',
          description: 'Surya to Ketu: natural significations, friendships, exaltation and own signs.',
          type: 'video',
          duration: '48 min',
          url: videoSearch('nine grahas significations vedic astrology'),
        },
        {
          title: 'The twelve bhavas',
          description: 'What each house stands for, and how kendras, trikonas and dusthanas differ.',
          type: 'video',
          duration: '45 min',
          url: videoSearch('twelve bhavas houses vedic astrology basics'),
        },
        {
          title: 'Reading North and South Indian charts',
          description: 'The same chart in two styles: finding the lagna, counting houses, placing grahas.',
          type: 'video',
          duration: '22 min',
          url: videoSearch('how to read north indian and south indian birth chart'),
        },
        {
          title: 'The twenty-seven nakshatras',
          description: 'Lunar mansions with their deities and lords, and the four padas of each.',
          type: 'video',
          duration: '56 min',
          url: videoSearch('27 nakshatras introduction padas lords'),
        },
        {
          title: 'Graha drishti: the aspects of Parashara',
          description: 'The seventh aspect of all grahas and the special aspects of Mars, Jupiter and Saturn.',
          type: 'video',
          duration: '27 min',
          url: videoSearch('graha drishti aspects parashara vedic astrology'),
        },
        {
          title: 'Panchanga: the five limbs of a day',
          description: 'Tithi, vara, nakshatra, yoga and karana, and how to read them in a printed almanac.',
          type: 'video',
          duration: '34 min',
          url: videoSearch('panchanga tithi vara nakshatra yoga karana explained'),
        },
        {
          title: 'Vimshottari dasha for beginners',
          description: 'How the Moon’s nakshatra starts the cycle of 120 years, and how to find the current period.',
          type: 'video',
          duration: '39 min',
          url: videoSearch('vimshottari dasha for beginners calculation'),
        },
      ],
    },
    intermediate: {
      summary: 'A longer course in one playlist, for students who have drawn their first charts.',
      status: 'available',
      resources: [
        {
          title: 'Reading a chart with Parashara: videos 51-100',
          description:
            'The second half of a long course: yogas, bhava lords, divisional charts, Ashtakavarga and dashas, worked through chart by chart.',
          type: 'playlist',
          duration: '50 videos',
          url: videoSearch('parashara jyotish course playlist yogas divisional charts dasha'),
        },
      ],
    },
    advanced: {
      summary: 'Shadbala, the sixteen vargas and the finer dashas of the Hora Shastra.',
      status: 'coming_soon',
      comingSoonNote:
        'We are preparing the advanced lessons on Shadbala, the sixteen vargas and conditional dashas. Leave your email address and we will email you once when they are available.',
      resources: [],
    },
  },
}
