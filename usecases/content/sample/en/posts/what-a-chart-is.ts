import type { SamplePost } from '../../sample-post.ts'

export const WHAT_A_CHART_IS: SamplePost = {
  title: 'What a birth chart really is',
  summary:
    'A map of the sky for one moment and one place: what is drawn in it, what is calculated, and what is interpretation.',
  category: 'Fundamentals',
  readTime: 4,
  publishedAt: '2026-01-14T04:30:00Z',
  content: `A birth chart is a map. It shows where the Sun, the Moon and the planets were at one moment, seen from one place on earth. Everything that an astrologer says after that is a reading of this map.

## Three things make a chart

- **The date** decides where the slow planets are. Saturn stays about two and a half years in one sign, so everyone born in those years shares it.
- **The time** decides which sign was rising in the east. This point, the *lagna*, moves through a whole sign in about two hours.
- **The place** decides the horizon. At the same minute, a different sign is rising in Kochi and in London.

This is why we ask for the time of birth so carefully. A date without a time still gives the Moon and the planets, but it does not give the houses.

## Why the signs do not match the newspaper

Jyotish measures the zodiac from the stars (*nirayana*). Western newspapers measure it from the March equinox (*sayana*). The two move apart slowly, because the axis of the earth turns like a spinning top. Today they differ by about 24 degrees. So a person who has always been an Aries may find the Sun in Meena, the last sign. Both are right, each by its own method.

## What is calculated and what is read

The positions are astronomy. Two careful programs agree on them to a fraction of a degree. The houses, the divisional charts and the dashas follow rules that were written down centuries ago. What these things *mean* is a tradition of observation, and good teachers sometimes disagree.

It helps to know the difference. When someone tells you something about your chart, you can always ask: is this a position, a rule, or your reading? An honest astrologer will know, and will be happy to answer.

## A first exercise

Find your lagna, the sign of your Moon and its nakshatra. Write them down. In Jyotish these three say more about you than the Sun sign alone, and they are all you need to follow the other articles here.`,
}
