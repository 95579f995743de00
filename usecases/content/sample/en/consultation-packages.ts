import type { NewConsultationPackage } from '#db/content/catalogue.ts'
import { rupees } from '#domain/money.ts'

export const SAMPLE_CONSULTATION_PACKAGES: readonly NewConsultationPackage[] = [
  {
    slug: 'prasna',
    name: 'Prasna',
    description: 'One clear question, answered from the chart of the moment you ask it. No birth details needed.',
    price: rupees(151),
    isPrasna: true,
    isPerQuestion: true,
    durationLabel: '15 minutes',
    durationMinutes: 15,
    heldAs: 'in-writing',
    answerWithinDays: 3,
    features: [
      'A chart for the moment of your question',
      'One question answered in simple words',
      'The reasons for the answer',
      'No birth details needed',
    ],
    needs: ['One question, as clear as you can make it', 'Your current location'],
  },
  {
    slug: 'birth-time-rectification',
    name: 'Birth Time Rectification',
    description:
      'If you are not sure of your birth time, we use events from your life to find the most likely time. You get that time and the reasons for it.',
    price: rupees(1_001),
    needsBirthTime: false,
    asksLifeEvents: true,
    durationLabel: '45 minutes',
    durationMinutes: 45,
    features: [
      'Your chart compared with dated events from your life',
      'Lagna, Navamsha and dasha compared for each possible time',
      'The most likely birth time, and how certain it is',
      'Your corrected chart to print',
    ],
    needs: [
      'Date and place of birth, and the time as far as you know it',
      'Five or more events with dates: school, moves, marriage, births, work',
    ],
    isPopular: true,
  },
  {
    slug: 'full-life-prediction',
    name: 'Full Life Prediction',
    description:
      'One hour for your full chart: character, strengths, family, work and the phases of life shown by the dashas, with time for your questions.',
    price: rupees(3_001),
    durationLabel: '60 minutes',
    durationMinutes: 60,
    features: [
      'Birth chart, Navamsha and other divisional charts',
      'Current and coming dasha periods explained',
      'Work, relationships and well-being',
      'Simple, affordable practices if you want them',
      'Time for your own questions',
    ],
    needs: ['Date, time and place of birth', 'The questions that matter most to you'],
  },
]
