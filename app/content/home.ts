export const HOME = {
  title: (practiceName: string) => `${practiceName}: Vedic astrology consultations and courses`,
  eyebrow: 'Vedic astrology, read with care',
  heading: 'Know the time you were given',
  lead: 'A chart is a map of light at one moment. We read yours slowly, in plain words, so that you can decide your next step with a clear mind.',
  bookConsultation: 'Book a Consultation',
  exploreCourses: 'Explore Courses',
  nextFreeHourLabel: 'Next free hour',
  nextFreeHour: (hour: string) => `The next free hour is ${hour}.`,
  wheelLabel: (moment: string) => `The sidereal sky on ${moment}: nine grahas in the twelve signs`,
  skyCaption: (moment: string) => `The sky of this minute, ${moment}. Lahiri ayanamsa, mean node.`,
  panchangaLabel: (place: string) => `Today’s panchanga for ${place}`,

  aboutEyebrow: 'About the astrologer',
  benefitsTitle: 'What you can rely on',
  benefitsLead: 'Three habits that have not changed since the first reading.',
  testimonialsTitle: 'What clients say',
  testimonialsLabel: 'Testimonials',
  testimonialLabel: (number: number, total: number) => `testimonial ${number} of ${total}`,

  closingTitle: 'Bring one question',
  closingLead:
    'You do not need to know anything about astrology, and you do not have to decide anything today. Choose a length, choose an hour, and ask.',
  seeConsultations: 'See consultations',
  drawChart: 'Draw your own chart',
} as const

export const BENEFITS = [
  {
    icon: 'reasons',
    title: 'Reasons you can see',
    text: 'Every statement is shown in the chart: which graha, which house, which period. You can ask why, and you get an answer.',
  },
  {
    icon: 'calm',
    title: 'No fear, no selling',
    text: 'No curses, no urgent remedies, no stones to buy. A chart shows tendencies and seasons, and the decisions remain yours.',
  },
  {
    icon: 'care',
    title: 'Computed with care',
    text: 'Positions to the arcsecond, sunrise for your own place, time zones with their history. What is uncertain is called uncertain.',
  },
] as const
