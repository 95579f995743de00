import type { SamplePost } from '../sample-post.ts'

export const HOW_TO_STUDY: SamplePost = {
  title: 'How to begin studying Jyotish, and how to go on',
  summary:
    'A quiet plan for the first year: what to learn by heart, what to look up, and why ten charts are better than a thousand.',
  category: 'Education',
  readTime: 4,
  publishedAt: '2026-04-07T04:30:00Z',
  content: `Most people who give up on Jyotish did not lack talent. They began with the roof. Here is a plan that begins with the floor.

## The first three months: the alphabet

Learn by heart, a little each day:

- the **twelve signs** with their element, their mode and their ruler;
- the **nine grahas** with what they stand for and where they are strong;
- the **twelve houses** with three or four keywords each;
- the **twenty-seven nakshatras** in their order.

It is dry, and there is no way around it. Cards help. So does saying the names aloud: Sanskrit was made for the ear.

## The next three months: sentences

Now put two emails together. What does Jupiter mean in the fourth house? In Cancer? As the ruler of the ninth? Say one plain sentence for each. If you need a paragraph, you do not know it yet.

At this point learn to draw a chart by hand, at least once, with a table of positions and a pencil. Afterwards let the computer do it. You will know what it does.

## The second half of the year: ten charts

Take ten charts of people you know well and who agree to it. Read them again and again. A thousand charts from the internet teach less than ten lives that you can ask about. Keep a notebook with two columns: *what I expected* and *what was*. The second column is your teacher.

## Three habits

1. **One text at a time.** Finish a chapter before you open another book. The classics disagree, and a beginner cannot yet tell why.
2. **One method at a time.** Parashara first, then Jaimini. Mixed too early, they explain everything and therefore nothing.
3. **Practise silence.** Do not read charts for people who did not ask, and never for children over their parents' heads.

After a year you will not be an astrologer. You will be able to follow one, to check what you are told, and to decide whether you want to go on. That is a good year.`,
}
