import type { SamplePost } from '../../sample-post.ts'

export const MATCHING_POST: SamplePost = {
  title: 'Eighteen points are not a verdict',
  summary:
    'How Ashtakoota matching counts to thirty-six, what each part means, and why a low score does not have to end a good match.',
  category: 'Compatibility',
  readTime: 4,
  publishedAt: '2026-06-16T04:30:00Z',
  content: `Before many Indian weddings, someone counts to thirty-six. The method is called **Ashtakoota**, "eight parts". It compares the Moon in two birth charts by sign and nakshatra, and gives points for eight questions.

## The eight questions

1. **Varna** (1 point): do the two have a similar idea of duty?
2. **Vashya** (2): does each give the other enough room?
3. **Tara** (3): do the birth stars go well together?
4. **Yoni** (4): do closeness and temperament match?
5. **Graha Maitri** (5): are the rulers of the two Moon signs friends?
6. **Gana** (6): do both have a similar pace of life?
7. **Bhakoot** (7): how are the two Moon signs placed from each other?
8. **Nadi** (8): do their constitutions match? Tradition takes this one most seriously.

Together they make thirty-six points. By custom, eighteen is enough.

## What the number can tell you

In Jyotish the Moon stands for the mind. So the number says something about how two *minds* may feel together. The method was made for families who chose a partner for young people who had hardly met. For that purpose, it asked sensible questions.

## What it cannot tell you

It looks only at the two Moons. It does not look at the lagna, the seventh house, the dashas or Venus. It does not know if two people laugh about the same things, how they handle money, or if they can say sorry. There are happy marriages with nine points and unhappy ones with thirty.

The books also list **exceptions**. For example, the same nakshatra in different padas, or friendly rulers of the two signs, can cancel a low score in one part. A program that shows only the total does not show these exceptions.

## How to use it kindly

- Read the eight answers, not only the total. A low Gana says: *talk about your pace of life.* That is advice, not an obstacle.
- Do not just hand someone a number. Let them talk to a person who can explain it.
- If the families want to be sure, have the full charts compared, with enough time and with both people in the room.

Two people who know their differences have a good start, whatever the total is.`,
}
