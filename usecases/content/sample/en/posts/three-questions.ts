import type { SamplePost } from '../../sample-post.ts'

export const THREE_QUESTIONS: SamplePost = {
  title: 'Three questions to ask of any prediction',
  summary:
    'What exactly does it say, by when, and what would prove it wrong? How to listen to a prediction with an open and clear mind.',
  category: 'Predictions',
  readTime: 3,
  publishedAt: '2026-03-17T04:30:00Z',
  content: `A prediction can comfort you, warn you or mislead you. It depends less on the planets than on how it is said and how you listen. Three questions help.

## 1. What exactly does it say?

"There will be changes at work" is true for everyone in every year. "You are more likely to move to another office than to another company" says something. Ask for the *kind* of event, not for a mood.

## 2. By when?

Jyotish has two clocks that run at the same time. The **dashas** are the slow hand: they name a ruler for years and months. The **transits** (*gochara*) are the fast hand: they show where the planets are now in relation to your chart. A careful astrologer names a time only when both agree, and then gives a period of months, not one day.

## 3. What would prove it wrong?

If nothing could ever prove a statement wrong, it is not a prediction. You can ask: "If this does not happen by next summer, what would we both learn from it?" The answer shows you how the astrologer thinks, and that is worth more than the prediction.

## What we do not predict

We do not predict death, illness or the result of a court case. We do not tell people to leave someone. These things are not for us to say, and the tradition itself asks us to be silent about them.

## What a good prediction feels like

It gives you more choices than before. You know which months need patience and which need effort. You are curious, not afraid. And you can go on with your life without calling the astrologer every week.

> The chart shows the weather. You decide if you take an umbrella.`,
}
