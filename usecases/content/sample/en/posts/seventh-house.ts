import type { SamplePost } from '../../sample-post.ts'

export const SEVENTH_HOUSE: SamplePost = {
  title: 'The seventh house is not only marriage',
  summary:
    'The seventh house shows everyone you meet as an equal: partners, clients and opponents, and what you can learn from them about yourself.',
  category: 'Houses',
  readTime: 3,
  publishedAt: '2026-05-26T04:30:00Z',
  content: `When the first house rises in the east, the seventh sets in the west. It is the house opposite you. That is why it stands for marriage, and also for more than marriage.

## Who belongs here

- Your **life partner**, and how you are as a partner.
- **Business partners** and everyone with whom you sign a contract.
- **Clients**, if you give advice for a living.
- **Open opponents**: in a game, in an argument or in court.

They have one thing in common: you meet each of them as an equal. Staff and illness belong to the sixth house, teachers to the ninth, friends to the eleventh.

## How to read it

Start with the **sign** on the house: what kind of meeting feels natural? Then find its **ruler** and see which house it is in. If the seventh lord is in the tenth house, you may meet people through work; in the fourth, at home. Then see **which planets are in the house or aspect it**. Last, look at **Shukra** (Venus), who stands for relationships in every chart.

Then ask the same questions in the **navamsha**, the ninth division of each sign. A planet that is weak in the birth chart and strong in the navamsha often shows something that is difficult at first and becomes better with time.

## Three common mistakes

1. **Judging from one planet.** Mars in the seventh house does not break a marriage. He makes people direct. How that works out depends on the rest of the chart.
2. **Forgetting the first house.** Every relationship has two sides. If you always meet the same kind of person, look at your first house too.
3. **Reading about someone who is not there.** A chart shows how *you* meet others. It does not show who your partner is when you are not in the room.

A good question for the seventh house is not "When will I find the right person?" but "How am I with others, and how would I like to be?" You can ask it at any age.`,
}
