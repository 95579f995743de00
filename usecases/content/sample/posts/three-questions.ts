import type { SamplePost } from '../sample-post.ts'

export const THREE_QUESTIONS: SamplePost = {
  title: 'Three questions to ask of any prediction',
  summary:
    'What exactly is said, by when, and what would count against it: how to listen to a forecast with an open and a clear mind.',
  category: 'Predictions',
  readTime: 3,
  publishedAt: '2026-03-17T04:30:00Z',
  content: `A prediction can console, warn or mislead. Whether it does the one or the other depends less on the planets than on how it is spoken and how it is heard. Three questions help.

## 1. What exactly is said?

"There will be changes at work" is true for everybody in every year. "A change of place is more likely than a change of employer" says something. Ask for the *kind* of event, not for a mood.

## 2. By when?

Jyotish has two clocks that run at the same time. The **dashas** are the long hand: they name a ruler for years and for months. The **transits** (*gochara*) are the short hand: they show where the planets are now over your own chart. A careful astrologer speaks of a time only when both hands point to it, and then of a season, not of a Tuesday.

## 3. What would count against it?

A statement that no event could ever contradict is not a prediction. You may ask: "If this does not happen by next summer, what would we both learn from it?" The answer tells you how the astrologer thinks, and that is worth more than the forecast.

## What we do not predict

We do not predict death, illness or the outcome of a court case. We do not tell people whom to leave. These things are not ours to say, and the tradition itself asks for silence there.

## What a good forecast feels like

It leaves you with more choices than before. You know which months ask for patience and which for effort. You are curious, not frightened. And you can go on living without calling the astrologer every week.

> The chart shows the weather. Whether you take an umbrella, stay in, or dance in the rain is yours.`,
}
