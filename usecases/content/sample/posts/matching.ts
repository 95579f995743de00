import type { SamplePost } from '../sample-post.ts'

export const MATCHING: SamplePost = {
  title: 'Eighteen points are not a verdict',
  summary:
    'How Ashtakoota matching counts to thirty-six, what each part was meant to ask, and why a low score does not end a good story.',
  category: 'Compatibility',
  readTime: 4,
  publishedAt: '2026-06-16T04:30:00Z',
  content: `Before many Indian weddings somebody counts to thirty-six. The method is called **Ashtakoota**, "eight parts". It compares the Moons of two people by sign and nakshatra, and gives points for each of eight questions.

## The eight questions

1. **Varna** (1 point): do the two have a similar idea of duty?
2. **Vashya** (2): does one give room to the other?
3. **Tara** (3): do the birth stars stand well to each other?
4. **Yoni** (4): do closeness and temperament fit?
5. **Graha Maitri** (5): are the rulers of the two Moon signs friends?
6. **Gana** (6): is the basic tempo alike?
7. **Bhakoot** (7): how do the two Moon signs stand to each other?
8. **Nadi** (8): a question of constitution, which the tradition took most seriously.

Together they make thirty-six. By custom eighteen is called enough.

## What the number can tell

It tells something about how two *minds* may feel side by side, because the Moon is the mind. It was made for families who chose for young people who had hardly met. For that it asked sensible things.

## What it cannot tell

It looks at nothing but the two Moons. It does not see the lagna, the seventh house, the dashas or Venus. It does not know whether two people laugh about the same things, how they handle money, or whether they can say sorry. There are happy marriages with nine points and lonely ones with thirty.

The books themselves list **exceptions**. The same nakshatra in different padas, or friendly rulers of the two signs, can set a point aside that seemed lost. A program that prints only the sum has not read to the end of the chapter.

## How to use it kindly

- Read the eight answers, not the sum. A low Gana says: *agree on your tempo.* That is advice, not an obstacle.
- Never let a number speak to somebody who is in love without the person who can explain it.
- If families need peace of mind, let the whole charts be compared, with time and with both people in the room.

Two people who know their differences by name have a good start, whatever they add up to.`,
}
