import type { SamplePost } from '../sample-post.ts'

export const SEVENTH_HOUSE: SamplePost = {
  title: 'The seventh house is not only marriage',
  summary:
    'The house opposite you is everybody you meet as an equal: partners, clients, opponents, and the part of yourself you see in them.',
  category: 'Houses',
  readTime: 3,
  publishedAt: '2026-05-26T04:30:00Z',
  content: `When the first house rises in the east, the seventh sets in the west. It is the place opposite to you. For that reason it was given to marriage, and for the same reason it is more than marriage.

## Who lives there

- The **life partner**, and the way of being a partner.
- **Business partners** and everybody with whom you sign a paper.
- **Clients**, if you give advice for a living.
- **Open opponents**: in a game, in an argument, in court.

They have one thing in common. You stand before each of them as one equal before another. The servant and the illness belong to the sixth house, the teacher to the ninth, the friend to the eleventh.

## How to read it

Begin with the **sign** on the house: what kind of meeting feels natural? Then find its **ruler** and look where it went. The seventh lord in the tenth may meet people through work; in the fourth, at home. Then see **who sits there or looks there**. Last, look at **Shukra** (Venus), who stands for relationship in every chart.

And then look at the same questions in the **navamsha**, the ninth division of each sign. A planet that is weak in the first chart and strong in the navamsha often describes something that starts with difficulty and ripens well.

## Three common mistakes

1. **Judging from one planet.** Mars in the seventh does not break a marriage. He brings directness; whether that is a fire or a hearth depends on everything else.
2. **Forgetting the first house.** A meeting has two ends. If you always meet the same kind of person, look east.
3. **Reading for somebody who is absent.** A chart tells how *you* meet. It does not tell who your partner is when you are not in the room.

A good question for the seventh house is not "When shall I find the right one?" but "How do I stand before others, and how would I like to?" It can be answered at every age.`,
}
