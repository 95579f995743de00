import type { NewCourse } from '#db/content/catalogue.ts'
import { rupees } from '#domain/money.ts'

export const SAMPLE_COURSES: readonly NewCourse[] = [
  {
    slug: 'pradhamika',
    level: 'Basic',
    title: 'Pradhamika',
    description:
      'The basics of Jyotish: signs, grahas, houses and nakshatras, until you can draw a chart by hand and explain it.',
    durationWeeks: 12,
    price: rupees(2_999),
    highlights: [
      'The twelve rashis and nine grahas',
      'The twelve houses and their lords',
      'The twenty-seven nakshatras and their padas',
      'Panchanga: how to read the day',
      'Drawing North and South Indian charts',
      'A weekly exercise with written feedback',
    ],
  },
  {
    slug: 'madhyamika',
    level: 'Intermediate',
    title: 'Madhyamika',
    description:
      'Learn to read a chart: strength, yogas, divisional charts and Vimshottari dasha, with practice on real charts.',
    durationWeeks: 12,
    price: rupees(4_999),
    highlights: [
      'Dignity, aspects and combustion',
      'Raja, dhana and other principal yogas',
      'Navamsha and the main divisional charts',
      'Vimshottari dasha to three levels',
      'Transits and Sade Sati without fear',
      'Guided practice on twelve sample charts',
    ],
  },
  {
    slug: 'unnata',
    level: 'Advanced',
    title: 'Unnata',
    description:
      'The methods of a working astrologer: Jaimini, Ashtakavarga, prashna, muhurta and birth time rectification, and how to talk with clients.',
    durationWeeks: 12,
    price: rupees(7_999),
    highlights: [
      'Chara karakas, arudhas and Chara dasha of Jaimini',
      'Ashtakavarga and Shadbala',
      'Prashna: the chart of a question',
      'Muhurta: choosing a good time',
      'Birth time rectification step by step',
      'Ethics and how to give a consultation',
    ],
  },
  {
    slug: 'sampurna-jyotish',
    level: 'Complete',
    title: 'Sampurna Jyotish',
    description:
      'All three courses in one year, with a personal mentor from your first chart to your first reading for someone else.',
    durationWeeks: 52,
    price: rupees(10_999),
    compareAtPrice: rupees(15_997),
    highlights: [
      'Everything in Pradhamika, Madhyamika and Unnata',
      'Personal mentorship',
      'Lifetime access to the lessons',
      'Priority support',
      'Certificate of completion',
    ],
  },
]
