import type { SamplePost } from '../sample-post.ts'

export const WHAT_A_CHART_IS: SamplePost = {
  title: 'What a birth chart really is',
  summary:
    'A map of one moment from one place: what is drawn in it, what is computed, and what is only interpretation.',
  category: 'Fundamentals',
  readTime: 4,
  publishedAt: '2026-01-14T04:30:00Z',
  content: `A birth chart is a map. It shows where the Sun, the Moon and the planets stood at one moment, seen from one place on earth. Nothing more is in it, and nothing less. Everything that an astrologer says afterwards is a reading of that map.

## Three things make a chart

- **The date** decides where the slow planets are. Saturn stays about two and a half years in one sign, so everybody born in those years shares it.
- **The time** decides which sign was rising in the east. That point, the *lagna*, moves through a whole sign in about two hours.
- **The place** decides the horizon. The same minute has a different rising sign in Kochi and in London.

This is why we ask for the time of birth so carefully. A date without a time still gives the Moon and the planets; it does not give the houses.

## Why the signs do not match the newspaper

Jyotish measures the zodiac from the stars (*nirayana*), the western newspaper column from the March equinox (*sayana*). The two drift apart slowly, because the axis of the earth turns like a top. Today they differ by about 24 degrees. So a person who always thought of himself as an Aries may find his Sun in Meena, the last sign. Both are right, each by its own ruler.

## What is computed and what is read

The positions are astronomy: two careful programs agree on them to a fraction of a degree. The houses, the divisional charts and the dashas are rules of counting that were written down centuries ago. What these things *mean* is a tradition of observation, and good teachers differ in it.

It helps to keep the three apart. When somebody tells you something about your chart, you may always ask: is this a position, a rule, or your reading? An honest astrologer will know, and will not mind the question.

## A first exercise

Find out your lagna, the sign of your Moon and its nakshatra. Write the three down. In most traditions they say more about the weather of a life than the sign of the Sun alone, and they are all you need to follow the other articles here.`,
}
