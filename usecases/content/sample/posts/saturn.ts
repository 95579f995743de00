import type { SamplePost } from '../sample-post.ts'

export const SATURN: SamplePost = {
  title: 'Shani, the slow teacher',
  summary:
    'Saturn has a bad name and a good heart. What his transits are, what Sade Sati means, and how to live well with both.',
  category: 'Planets',
  readTime: 4,
  publishedAt: '2026-05-05T04:30:00Z',
  content: `**Shani** (शनि) is the slowest of the planets that the eye can see. He needs about twenty-nine and a half years for one round through the zodiac, two and a half for each sign. His name comes from *shanaih*: slowly.

## What he stands for

Time, work, limits, old age, the people whose labour nobody notices. Saturn does not invent problems. He shows where something was built on sand, and he gives you the years to build it again. Farmers, craftsmen and everybody who cares for the old know him as a friend.

## Sade Sati, without drama

*Sade Sati* means "seven and a half". It is the time in which Saturn goes through the sign before your Moon, the sign of your Moon, and the one after it: three signs, two and a half years each. Everybody meets it two or three times in a life.

In those years the mind (the Moon) is asked to carry weight (Saturn). Many people change house or work in them, marry, become parents, bury parents. These are the years in which one grows up a little more. They are not a curse, and they need no expensive cure.

What helps:

- **Regular hours.** Saturn rewards what is repeated.
- **Fewer promises**, and those kept.
- **Service** that nobody sees.
- **Sleep.** Tired people mistake every limit for an enemy.

## Reading him in a chart

Ask three things before you say anything about Saturn. Which *houses does he rule* from this lagna? For Vrishabha and Tula rising he rules an angle and a trine together, which makes him the best friend of the chart. *Where does he stand?* In the third, the sixth and the eleventh he usually works well. And *which dasha runs?* A transit without the support of the dasha is often no more than a grey week.

## A thought for Saturdays

Do one thing slowly today that you usually do in a hurry. Wash a cup. Write an email by hand. Walk the long way. He likes that, and so, after a while, will you.`,
}
