import type { SamplePost } from '../../sample-post.ts'

export const TWENTY_SEVEN_MANSIONS: SamplePost = {
  title: 'The twenty-seven mansions of the Moon',
  summary:
    'Before there were twelve signs, people measured the sky by the nights of the Moon. How nakshatras work, and why yours matters.',
  category: 'Nakshatras',
  readTime: 4,
  publishedAt: '2026-02-03T04:30:00Z',
  content: `The Moon returns to the same star after a little more than twenty-seven days. So the oldest calendar of India divided her path into twenty-seven parts, one for each night. They are called **nakshatras** (नक्षत्र).

## How they are measured

The circle of 360 degrees is divided into twenty-seven equal parts of 13°20′. They start with Ashwini at the first point of the sidereal zodiac and end with Revati. Each has four quarters, or *padas*, of 3°20′. Four times twenty-seven is 108, a number that you find everywhere in Indian thought.

Nine quarters make one sign: 9 × 3°20′ = 30°. So the twelve signs and the twenty-seven nakshatras fit together exactly.

## What belongs to a nakshatra

Every nakshatra has a deity, a symbol and a ruling graha. A few examples:

- **Rohini** belongs to Prajapati, the creator. Its symbol is a cart, and it stands for growth.
- **Pushya** belongs to Brihaspati, the teacher. Its symbol is an udder, and it stands for nourishment.
- **Mula** belongs to Nirriti, the goddess of dissolution. Its symbol is a bundle of roots, and it goes to the root of things.

The symbols are not a judgement. They are pictures that help us think. Mula sounds hard, but it is also the nakshatra of the researcher who does not give up.

## Why yours matters

The nakshatra of your Moon is your *janma nakshatra*. It does two things.

1. It **starts the dashas**. The ruler of the nakshatra rules your first period. The position of the Moon in the nakshatra shows how much of that period was left at birth.
2. It **gives a name**. In many families, the first syllable of a child's name still follows its pada.

The Moon moves about thirteen degrees a day, so she changes her nakshatra about once a day. If you were born close to a change, the exact time decides. That is a good reason to look for the hospital record before a consultation.

## Look up

Nakshatras are not only numbers. On a clear night you can see the Moon beside Rohini, the orange star of the Bull, or beside Chitra, the blue-white star of the Virgin.`,
}
