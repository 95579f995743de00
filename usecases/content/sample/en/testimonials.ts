import type { NewTestimonial } from '#db/content/testimonials.ts'

/** Invented quotes, to be replaced by real ones; none of them promises anything about health, money or fate. */
export const SAMPLE_TESTIMONIALS: readonly NewTestimonial[] = [
  {
    name: 'Meera K.',
    place: 'Pune',
    quote:
      'I came with many worries and left with three clear points to think about. He stayed calm and showed me everything in the chart.',
  },
  {
    name: 'Arjun S.',
    place: 'Bengaluru',
    quote: 'He said openly where the chart was not clear. That is why I trusted the rest.',
  },
  {
    name: 'Lakshmi R.',
    place: 'Chennai',
    quote:
      'I only knew that I was born “before sunrise”. He worked carefully with the dates of my life, and I understood every step.',
  },
  {
    name: 'Daniel M.',
    place: 'London',
    quote: 'I was new to Jyotish. He explained everything patiently and gave me a reading list when I asked for one.',
  },
  {
    name: 'Sunita P.',
    place: 'Jaipur',
    quote: 'The session started on time and we never felt rushed. My mother joined us and could follow everything.',
  },
  {
    name: 'Vikram N.',
    place: 'Hyderabad',
    quote:
      'I finished the Pradhamika course this year. The weekly exercises helped me most. I can now draw a chart by hand.',
  },
  {
    name: 'Fatima A.',
    place: 'Dubai',
    quote:
      'Booking from another time zone was easy because both times were shown. I still use the notes I received after the session.',
  },
  {
    name: 'Rohan D.',
    place: 'Ahmedabad',
    quote: 'I asked one Prasna question. The answer was short, clear and kind, and the decision was mine.',
  },
  {
    name: 'Ananya B.',
    place: 'Kolkata',
    quote: 'No one tried to sell me gemstones or scare me. It was simply a good talk about my chart.',
  },
  {
    name: 'Gopal V.',
    place: 'Mysuru',
    quote:
      'In Madhyamika we read sample charts together every week. We could make mistakes and ask, and that is how I learned the dashas.',
  },
  {
    name: 'Priya T.',
    place: 'Toronto',
    quote: 'I had a reading before a big move. It helped me sort my thoughts and see what mattered to me.',
  },
  {
    name: 'Harish J.',
    place: 'Nagpur',
    quote: 'I had a question about a payment and got an answer the same afternoon. Very helpful people.',
  },
]
