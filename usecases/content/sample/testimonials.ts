import type { NewTestimonial } from '#db/content/testimonials.ts'

/** Invented voices, to be replaced by real ones; none of them promises anything about health, money or fate. */
export const SAMPLE_TESTIMONIALS: readonly NewTestimonial[] = [
  {
    name: 'Meera K.',
    place: 'Pune',
    quote:
      'I came with a page of worries and left with three things to think about. Nothing was dramatised, and every statement was shown to me in the chart.',
  },
  {
    name: 'Arjun S.',
    place: 'Bengaluru',
    quote: 'He said openly where the chart was unclear. That honesty is the reason I trusted the rest.',
  },
  {
    name: 'Lakshmi R.',
    place: 'Chennai',
    quote:
      'My birth time was only known as “before sunrise”. The rectification was careful work with the dates of my life, and I understood each step of it.',
  },
  {
    name: 'Daniel M.',
    place: 'London',
    quote:
      'As someone new to Jyotish I expected mystery. I got a patient explanation, and a reading list when I asked for one.',
  },
  {
    name: 'Sunita P.',
    place: 'Jaipur',
    quote: 'The session began on time and was never hurried. My mother listened in and could follow everything.',
  },
  {
    name: 'Vikram N.',
    place: 'Hyderabad',
    quote:
      'I finished the Pradhamika course in spring. The weekly exercises made the difference: I can now draw a chart on paper.',
  },
  {
    name: 'Fatima A.',
    place: 'Dubai',
    quote:
      'Booking across time zones was easy, because both times were shown. The notes I received afterwards are still useful to me.',
  },
  {
    name: 'Rohan D.',
    place: 'Ahmedabad',
    quote:
      'I asked one Prasna question. The answer was short, reasoned and kind, and it left the decision with me, where it belongs.',
  },
  {
    name: 'Ananya B.',
    place: 'Kolkata',
    quote: 'No gemstones were sold to me and nobody tried to frighten me. Just a good conversation over a chart.',
  },
  {
    name: 'Gopal V.',
    place: 'Mysuru',
    quote:
      'In Madhyamika we read sample charts together every week. Mistakes were welcome, and that is how I learned the dashas.',
  },
  {
    name: 'Priya T.',
    place: 'Toronto',
    quote:
      'I had a reading before a big move. It helped me to put my own thoughts in order and to see what mattered to me.',
  },
  {
    name: 'Harish J.',
    place: 'Nagpur',
    quote:
      'My question about a payment was answered the same afternoon. Small things like that tell you how a practice is run.',
  },
]
