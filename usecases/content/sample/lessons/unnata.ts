import { reading, type SampleModule, video } from './sample-lesson.ts'

export const UNNATA_MODULES: readonly SampleModule[] = [
  {
    title: 'Jaimini: another way in',
    summary: 'Karakas that move from chart to chart, and images that differ from the thing.',
    lessons: [
      reading(
        'The chara karakas',
        9,
        `For Parashara the Sun stands for the self in every chart. Jaimini adds significators that are found anew each time, by degrees alone.

## How to find them

Write down how many degrees each graha has travelled **within its sign**, and put them in order. In the scheme of seven, from the Sun to Saturn, the highest is the *atmakaraka*, the significator of the self. Then follow *amatya* (counsel and work), *bhratri* (siblings), *matri* (mother), *putra* (children), *jnati* (relatives and rivals) and *dara* (partner).

Some schools use eight and include Rahu, counted backwards from the end of its sign. Say which scheme you use.

## Reading the atmakaraka

It names the lesson that a life returns to. Saturn as atmakaraka speaks of patience, Venus of what one loves and why. Look at its sign in the navamsha, the *karakamsha*, before you say more.

## Your exercise

Find the karakas in three charts of people you know well. Note where the list unexpected-errors you.`,
      ),
      video(
        'Arudha pada, drawn by hand',
        20,
        'arudha lagna jaimini how to calculate',
        'Watch one explanation with pen and paper. Then calculate the arudha of the lagna in your own chart, and write one sentence about the difference between a person and their image.',
      ),
    ],
  },
  {
    title: 'The craft of a consultation',
    summary: 'Technique is half of it. The other half is how you speak.',
    lessons: [
      reading(
        'What we never say',
        8,
        `A person who asks for a reading lends you their attention at an open moment. These rules protect them, and you.

- **Nothing about death or the length of life**, not even when asked.
- **No diagnosis.** Health belongs to a doctor. You may say "a season to take rest seriously".
- **No promise** of money, marriage, exams or a verdict in court.
- **No fear to sell a remedy.** If you mention a practice, it is free, gentle and optional.
- **Nothing about people who are not in the room** and have not agreed.

## What to say instead

Speak in seasons and tendencies, show the place in the chart, and leave the decision where it belongs. "This year asks for patience at work; here is why I think so, and here is where I am unsure."

## When somebody is in danger

Stop reading. Ask plainly whether they are safe, stay calm, and help them to reach a person or a helpline that can act today. The chart can wait.`,
      ),
    ],
  },
]
