import type { SamplePost } from '../../sample-post.ts'

export const HOW_TO_STUDY: SamplePost = {
  title: 'How to begin studying Jyotish, and how to go on',
  summary:
    'A simple plan for the first year: what to learn by heart, what to look up, and why ten charts are better than a thousand.',
  category: 'Education',
  readTime: 4,
  publishedAt: '2026-04-07T04:30:00Z',
  content: `Most people who give up on Jyotish do not lack talent. They start with the difficult parts too early. Here is a plan that starts with the basics.

## The first three months: the basics

Learn these by heart, a little each day:

- the **twelve signs** with their element, their mode and their ruler;
- the **nine grahas** with what they stand for and where they are strong;
- the **twelve houses** with three or four keywords each;
- the **twenty-seven nakshatras** in their order.

This part is dry, but there is no way around it. Flash cards help. It also helps to say the names aloud.

## The next three months: combinations

Now put two ideas together. What does Jupiter mean in the fourth house? In Cancer? As the ruler of the ninth? Say one simple sentence for each. If you need a whole paragraph, you do not know it yet.

At this point, draw a chart by hand at least once, with a table of positions and a pencil. After that, let the computer do it. You will then understand what it does.

## The second half of the year: ten charts

Take ten charts of people you know well and who have agreed. Read them again and again. Ten people you can ask will teach you more than a thousand charts from the internet. Use a notebook with two columns: *what I expected* and *what happened*. You will learn the most from the second column.

## Three habits

1. **One book at a time.** Finish a chapter before you open another book. The classics disagree, and a beginner cannot yet see why.
2. **One method at a time.** Learn Parashara first, then Jaimini. If you mix them too early, you will get confused.
3. **Wait until you are asked.** Do not read charts for people who did not ask you, and do not read a child's chart without the parents.

After a year you will not be an astrologer. But you will be able to follow one, to check what you hear, and to decide if you want to go on. That is a good year.`,
}
