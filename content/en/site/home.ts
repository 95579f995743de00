export const HOME = {
  title: (practiceName: string) => `${practiceName}: Vedic astrology consultations and courses`,
  eyebrow: 'Vedic astrology, read with care',
  heading: 'Know the time you were given',
  lead: 'Your birth chart shows the sky at the moment you were born. We explain it in simple words, so that you can take your next step with a clear mind.',
  bookConsultation: 'Book a Consultation',
  exploreCourses: 'Explore Courses',
  nextFreeHourLabel: 'Next available time',
  wheelLabel: (time: string) => `The sidereal sky on ${time}: nine grahas in the twelve signs`,
  skyCaption: (time: string) => `The sky right now, ${time}. Lahiri ayanamsa, mean node.`,
  panchangaMore: 'See the full panchanga',
  panchangaLabel: (place: string) => `Today’s panchanga for ${place}`,

  aboutEyebrow: 'About the astrologer',
  benefitsTitle: 'What you can rely on',
  benefitsLead: 'How we work in every session.',
  packagesTitle: 'Consultations and prices',
  packagesLead: 'Choose what you would like to ask. You see the price before you book.',
  testimonialsTitle: 'What clients say',
  testimonialsLabel: 'Testimonials',
  testimonialLabel: (number: number, total: number) => `testimonial ${number} of ${total}`,

  closingTitle: 'Start with one question',
  closingLead:
    'You do not need to know anything about astrology, and you do not have to decide anything today. Choose a package, choose a time, and ask.',
  seeConsultations: 'View consultations',
  drawChart: 'Draw your birth chart',
} as const

export const BENEFITS = [
  {
    title: 'A time of your own',
    text: 'Choose a time that suits you. It is yours alone, and you see it in your own time zone.',
  },
  {
    title: 'Prices before you book',
    text: 'Every consultation and course shows its price and what it includes. Nothing is added later.',
  },
  {
    title: 'Calculated with care',
    text: 'Exact positions, sunrise for your own place, and the right time zone for every year.',
  },
] as const
