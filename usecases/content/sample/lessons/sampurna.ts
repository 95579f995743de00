import { reading, type SampleModule } from './sample-lesson.ts'

/** The complete course has the lessons of the three others before these. */
export const SAMPURNA_MODULES: readonly SampleModule[] = [
  {
    title: 'Your year with a mentor',
    summary: 'How the year is arranged, and how to use the person at your side.',
    lessons: [
      reading(
        'How the year works',
        6,
        `You have all three courses, a year for them, and somebody to ask.

- **Weeks 1 to 12**: Pradhamika. Draw one chart by hand every week.
- **Weeks 13 to 26**: Madhyamika. Keep a notebook of twelve charts and return to them.
- **Weeks 27 to 40**: Unnata. Read for friends, with their permission, and write down what you said.
- **Weeks 41 to 52**: your own readings, discussed with your mentor.

The lessons stay open to you afterwards, without an end.

## Using your mentor

Bring one question at a time and the chart it comes from. "I do not understand my seventh house" is hard to answer. "Venus rules my seventh and is combust: what would you look at next?" is a good email.`,
      ),
      reading(
        'Your first reading for somebody else',
        10,
        `Prepare for an hour, speak for half of it.

## Before

1. Check the birth time: who remembers it, and is it rounded?
2. Write down the lagna, its lord, the Moon, and the running dasha. Stop there.
3. Write one sentence for each. Cross out every word that frightens.

## During

Begin with a question: "What would make this hour useful to you?" Show the chart. After each statement ask whether it fits, and believe the answer. If something does not fit, say so and go on; a chart is large.

## After

Note three things: what fitted, what did not, and what you wish you had asked. Send the notes to your mentor without the person's name.`,
      ),
    ],
  },
]
