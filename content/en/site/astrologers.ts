export const ASTROLOGERS = {
  title: 'Astrologers',
  heading: 'Our astrologers',
  lead: 'Choose who you would like to speak with. You can also book the first free time with anyone.',
  description: (names: readonly string[]) => `Vedic astrology consultations with ${names.join(', ')}.`,
  eyebrow: 'Astrologer',
  about: (name: string) => `About ${name}`,
  languages: 'Speaks',
  pageLead: 'Vedic astrology consultations by video call or phone.',
  services: (name: string) => `Consultations with ${name}`,
  noServices: 'No consultations can be booked right now.',
  bookWith: (name: string) => `Book with ${name}`,
  seeAll: 'See all our astrologers',
} as const
