import type { SamplePost } from '../sample-post.ts'

export const TWENTY_SEVEN_MANSIONS: SamplePost = {
  title: 'The twenty-seven mansions of the Moon',
  summary:
    'Long before there were twelve signs, the sky was measured by the nights of the Moon. How nakshatras work, and why yours matters.',
  category: 'Nakshatras',
  readTime: 4,
  publishedAt: '2026-02-03T04:30:00Z',
  content: `The Moon comes back to the same star after a little more than twenty-seven days. So the oldest calendar of India gave her twenty-seven places to rest in, one for each night. They are called **nakshatras** (नक्षत्र).

## How they are measured

The circle of 360 degrees is divided into twenty-seven equal parts of 13°20′. They begin with Ashvini at the first point of the sidereal zodiac and end with Revati. Each has four quarters, or *padas*, of 3°20′. Four times twenty-seven is a hundred and eight, which is why that number is everywhere in Indian thought.

Nine quarters make one sign: 9 × 3°20′ = 30°. The two scales, twelve and twenty-seven, fit into each other without a remainder.

## What belongs to a nakshatra

Every nakshatra has a deity, a symbol and a ruling graha. A few examples:

- **Rohini** belongs to Prajapati, the maker. Her symbol is a cart; things grow under her.
- **Pushya** belongs to Brihaspati, the teacher. His symbol is an udder: he nourishes.
- **Mula** belongs to Nirriti, the dissolver. The symbol is a bundle of roots: it goes to the bottom of things.

The symbols are not verdicts. They are pictures to think with. Mula has a hard name, and it is also the nakshatra of the researcher who will not stop before the root.

## Why yours matters

The nakshatra of your Moon is your *janma nakshatra*. It does two jobs.

1. It **starts the clock of the dashas**. The ruler of the nakshatra is the ruler of your first period, and how far the Moon had come in it tells how much of that period was left at birth.
2. It **names**. In many families the first syllable of a child's name still follows its pada.

Because the Moon moves about thirteen degrees a day, she changes her nakshatra roughly once a day. If you were born near a change, the exact time decides. That is a good reason to look for the hospital record before a consultation.

## Look up

Nakshatras are not only numbers. On a clear night you can see the Moon beside Rohini, the orange star of the Bull, or beside Chitra, the blue-white star of the Virgin. Once you have found her there, the word is never again only a word.`,
}
