import type { NewConsultationPackage } from '#db/content/catalogue.ts'
import { rupees } from '#domain/money.ts'

export const SAMPLE_CONSULTATION_PACKAGES: readonly NewConsultationPackage[] = [
  {
    slug: 'prasna',
    name: 'Prasna',
    description: 'One clear question, answered from the chart of the moment you ask it. No birth details are needed.',
    price: rupees(151),
    isPrasna: true,
    isPerQuestion: true,
    durationLabel: '15 minutes',
    durationMinutes: 15,
    features: [
      'A chart cast for the moment of your question',
      'One question answered in plain words',
      'The reasoning behind the answer',
      'No birth details needed',
    ],
    needs: ['One question, as precise as you can make it', 'The place where you are now'],
  },
  {
    slug: 'birth-time-rectification',
    name: 'Birth Time Rectification',
    description:
      'When the birth time is uncertain, the events of your life help to narrow it down. You receive the most consistent time and the reasons for it.',
    price: rupees(1_001),
    durationLabel: '45 minutes',
    durationMinutes: 45,
    features: [
      'Your chart tested against dated life events',
      'Lagna, Navamsha and dasha compared for each candidate time',
      'The most consistent birth time, with how sure it is',
      'Your corrected chart as a printable page',
    ],
    needs: [
      'Date and place of birth, and the time as far as it is known',
      'Five or more dated events: schooling, moves, marriage, births, work',
    ],
    isPopular: true,
  },
  {
    slug: 'full-life-prediction',
    name: 'Full Life Prediction',
    description:
      'An hour with your whole chart: character, strengths, family, work and the seasons of life shown by the dashas, with room for your questions.',
    price: rupees(3_001),
    durationLabel: '60 minutes',
    durationMinutes: 60,
    features: [
      'Birth chart, Navamsha and the relevant divisional charts',
      'Present and coming dasha periods explained',
      'The themes of work, relationships and well-being',
      'Simple, affordable practices if you wish for them',
      'Time for your own questions',
    ],
    needs: ['Date, time and place of birth', 'The questions that matter to you most'],
  },
]
