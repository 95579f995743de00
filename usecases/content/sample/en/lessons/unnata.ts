import { reading, type SampleModule, video } from '../../sample-lesson.ts'

export const UNNATA_MODULES: readonly SampleModule[] = [
  {
    title: 'Jaimini: another method',
    summary: 'Karakas that differ from chart to chart, and arudhas, which show how others see us.',
    lessons: [
      reading(
        'The chara karakas',
        9,
        `For Parashara the Sun stands for the self in every chart. Jaimini adds significators that are different in each chart. They depend only on degrees.

## How to find them

Write down how many degrees each graha has moved **within its sign**, and put them in order. In the scheme of seven, from the Sun to Saturn, the highest is the *atmakaraka*, the significator of the self. Then follow *amatya* (counsel and work), *bhratri* (siblings), *matri* (mother), *putra* (children), *jnati* (relatives and rivals) and *dara* (partner).

Some schools use eight and include Rahu, counted backwards from the end of its sign. Say which scheme you use.

## Reading the atmakaraka

It shows the main lesson of a life. Saturn as atmakaraka stands for patience, Venus for love. Look at its sign in the navamsha, the *karakamsha*, before you say more.

## Your exercise

Find the karakas in three charts of people you know well. Write down what you did not expect.`,
      ),
      video(
        'Arudha pada, drawn by hand',
        20,
        'arudha lagna jaimini how to calculate',
        'Watch one explanation and write down the steps. Then calculate the arudha of the lagna in your own chart, and write one sentence about how others may see you.',
      ),
    ],
  },
  {
    title: 'How to give a consultation',
    summary: 'Half of it is technique. The other half is how you speak.',
    lessons: [
      reading(
        'What we never say',
        8,
        `A person who asks for a reading trusts you. These rules protect them, and you.

- **Nothing about death or the length of life**, not even when asked.
- **No diagnosis.** Health belongs to a doctor. You may say "a time to rest well".
- **No promise** of money, marriage, exams or a verdict in court.
- **No fear to sell a remedy.** If you mention a practice, it is free, gentle and optional.
- **Nothing about people who are not in the room** and have not agreed.

## What to say instead

Speak about phases and tendencies, show the place in the chart, and leave the decision to the client. "This year needs patience at work. Here is why I think so, and here is where I am not sure."

## When someone is in danger

Stop reading. Ask them directly if they are safe, stay calm, and help them reach a person or a helpline that can help today. The chart can wait.`,
      ),
    ],
  },
]
