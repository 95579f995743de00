import type { SamplePost } from '../../sample-post.ts'

export const SATURN_POST: SamplePost = {
  title: 'Shani, the slow teacher',
  summary:
    'Many people are afraid of Saturn, and they do not need to be. What his transits are, what Sade Sati means, and how to live well with both.',
  category: 'Planets',
  readTime: 4,
  publishedAt: '2026-05-05T04:30:00Z',
  content: `**Shani** (शनि), or Saturn, is the slowest planet that we can see with our own eyes. He needs about twenty-nine and a half years to go around the zodiac, and about two and a half years for each sign. His name comes from *shanaih*, which means "slowly".

## What he stands for

Saturn stands for time, work, limits, old age, and people whose hard work is often not noticed. Saturn does not invent problems. He shows where something is weak, and he gives you years to make it stronger. Farmers, craftsmen and people who care for the old know him as a friend.

## Sade Sati, without drama

*Sade Sati* means "seven and a half". It is the time when Saturn moves through the sign before your Moon, the sign of your Moon, and the sign after it. That is three signs of two and a half years each. Everyone goes through it two or three times in a lifetime.

In these years, life often brings more responsibility. Many people move house, change jobs, marry, become parents or lose a parent. These are years in which we grow. They are not a curse, and they need no expensive cure.

What helps:

- **Regular hours.** Saturn likes routine.
- **Fewer promises.** Make only those that you can keep.
- **Service** without asking for praise.
- **Sleep.** Everything looks harder when you are tired.

## Reading Saturn in a chart

Ask three questions before you say anything about Saturn. Which *houses does he rule* from this lagna? For Vrishabha and Tula lagna he rules an angle and a trine together, which makes him the best friend of the chart. *Which house is he in?* In the third, sixth and eleventh he usually does well. And *which dasha is running?* A transit that the dasha does not support often has little effect.

## An idea for Saturdays

Do one thing slowly today that you usually do in a hurry. Wash a cup, write a note by hand, or take the long way home. After a while, you will enjoy it.`,
}
