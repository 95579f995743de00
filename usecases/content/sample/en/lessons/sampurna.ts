import { reading, type SampleModule } from '../../sample-lesson.ts'

/** The complete course has the lessons of the three others before these. */
export const SAMPURNA_MODULES: readonly SampleModule[] = [
  {
    title: 'Your year with a mentor',
    summary: 'How the year is planned, and how your mentor can help you.',
    lessons: [
      reading(
        'How the year works',
        6,
        `You have all three courses, one year, and a mentor to ask.

- **Weeks 1 to 12**: Pradhamika. Draw one chart by hand every week.
- **Weeks 13 to 26**: Madhyamika. Keep a notebook of twelve charts and return to them.
- **Weeks 27 to 40**: Unnata. Read for friends, with their permission, and write down what you said.
- **Weeks 41 to 52**: your own readings, discussed with your mentor.

You can open the lessons for as long as you like after that.

## Asking your mentor

Send one question at a time, with the chart it is about. "I do not understand my seventh house" is hard to answer. "Venus rules my seventh and is combust: what would you look at next?" is a good question.`,
      ),
      reading(
        'Your first reading for someone else',
        10,
        `Prepare for one hour and speak for half an hour.

## Before

1. Check the birth time: who remembers it, and is it rounded?
2. Write down the lagna, its lord, the Moon, and the running dasha. Stop there.
3. Write one sentence for each. Cross out every word that could scare someone.

## During

Start with a question: "What would make this hour useful to you?" Show the chart. After each statement, ask if it fits, and accept the answer. If something does not fit, say so and go on.

## After

Write down three things: what fitted, what did not, and what you would like to have asked. Send your notes to your mentor without the person's name.`,
      ),
    ],
  },
]
