import type { SamplePost } from '../../sample-post.ts'

export const CHOOSING_A_REMEDY: SamplePost = {
  title: 'Remedies without fear',
  summary:
    'A remedy is a practice, not a purchase. How to choose one that costs little, harms no one and changes something in you.',
  category: 'Remedies',
  readTime: 3,
  publishedAt: '2026-02-24T04:30:00Z',
  content: `Clients often ask for remedies at the end of a reading, and some of them sound worried. So here is the most important point first: **you do not need to buy anything to be safe from the planets.**

## What a remedy is for

The Sanskrit word is *upaya*, "a way to come near". A remedy helps you build a quality that a difficult period needs. Saturn needs patience and service. Mars needs courage that hurts no one. Mercury needs clear speech. You practise that quality on purpose, and you learn something from the period.

## Four kinds, from simple to costly

1. **Conduct.** Get up early, keep a promise, visit an old relative. It costs nothing and is the oldest remedy in the books.
2. **Giving.** Give food, time or money to someone who needs it, as much as you can afford. A gift that causes debt is not a remedy.
3. **Prayer and mantra.** A few minutes a day, in your own tradition. Regular practice matters more than a large number.
4. **Rituals and stones.** They have a place in the tradition, but people also lose money on them. Never borrow for them, and never buy under pressure.

## How to choose

- Choose **one** practice, not seven.
- Choose one that you can follow for **forty days** in your daily life.
- Choose one that is **good even if astrology were wrong**. Feeding birds, walking at sunrise or learning to listen are always worth it.

On the first day, write down what you hope for. Read it again on the last day.

## What a remedy is not

A remedy is not a treatment. For your body, see a doctor. If you feel very low, talk to someone who is trained to help. For a contract, ask a lawyer. A remedy is also not a deal with the planets. And you never need to be afraid because you forgot it one day.

If someone says that something terrible will happen unless you pay today, thank them and leave. There is no hurry.`,
}
