import type { SamplePost } from '../sample-post.ts'

export const CHOOSING_A_REMEDY: SamplePost = {
  title: 'Remedies without fear',
  summary:
    'A remedy is a practice, not a purchase. How to choose one that costs little, harms nobody and changes something in you.',
  category: 'Remedies',
  readTime: 3,
  publishedAt: '2026-02-24T04:30:00Z',
  content: `People often ask for remedies at the end of a reading, sometimes with a worried voice. So let us begin with the most important sentence: **nobody needs to buy anything to be safe from the sky.**

## What a remedy is for

The Sanskrit word is *upaya*, "a way to come near". A remedy brings you nearer to a quality that a difficult period asks for. Saturn asks for patience and service. Mars asks for courage that hurts no one. Mercury asks for clear speech. You practise that quality on purpose, and the period becomes a teacher instead of an accident.

## Four kinds, from simple to costly

1. **Conduct.** Rise early, keep a promise, visit an old relative. It costs nothing and is the oldest remedy in the books.
2. **Giving.** Food, time or money for somebody who needs it, according to your means. A gift that causes debt is not a remedy.
3. **Prayer and mantra.** A few minutes a day, in your own tradition. Steadiness matters more than number.
4. **Ritual and stones.** They have their place in the tradition. They are also where money is lost. Never borrow for them, and never buy under pressure.

## How to choose

- Choose **one** practice, not seven.
- Choose one that you can keep for **forty days** in your real life.
- Choose one that is **good even if astrology were wrong**. Feeding birds, walking at sunrise, learning to listen: nothing is lost.

Write down on the first day what you hope for. Read it on the last.

## What a remedy is not

It is not a treatment. For the body see a doctor, for a heavy heart speak to somebody trained to help, for a contract ask a lawyer. It is not a bargain with the planets either. And it is never a reason to be afraid of the days on which you forget it.

If anybody tells you that something terrible will happen unless you pay today, you may thank them and leave. The sky has time.`,
}
