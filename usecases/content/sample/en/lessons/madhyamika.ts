import { reading, type SampleModule } from '../../sample-lesson.ts'

export const MADHYAMIKA_MODULES: readonly SampleModule[] = [
  {
    title: 'How strong is a graha?',
    summary: 'Before you say what a graha does, check how strong it is.',
    lessons: [
      reading(
        'Dignity in five steps',
        9,
        `Each graha is strong in some signs and weak in others. From strongest to weakest:

1. **Exalted** (*uchcha*): at its best. The Sun in Mesha, the Moon in Vrishabha, Saturn in Tula.
2. **Moolatrikona**: almost as strong as exalted.
3. **Own sign** (*svakshetra*): at home.
4. **Friend's or enemy's sign**: a guest, welcome or not.
5. **Debilitated** (*neecha*), opposite its exaltation: at its weakest.

## Two cautions

A debilitated graha is not "bad". It often shows a skill that takes time to learn, and many people become very good at it.

An exalted graha is not always "good". A strong lord of a difficult house makes that house stronger too.

## Your exercise

Take one chart from the practice set. Write the dignity of all seven visible grahas before you look at a single house.`,
      ),
      reading(
        'Combustion and retrogression',
        7,
        `You can see both in the sky, so let us start there.

## Combust

A graha close to the Sun rises and sets with it and cannot be seen. Tradition gives each graha its own limit: for example, about 12 degrees for the Moon, 17 for Mars, 11 for Jupiter and 15 for Saturn. A combust graha works in the background, and its results are harder to see.

## Retrograde

Seen from the Earth, an outer graha seems to move backwards when we overtake it, around its opposition to the Sun. It is then close, bright and visible all night. That is why the classical authors call a retrograde graha *strong*.

Read it as a theme that comes up twice. A person returns to a subject, a teacher or a promise, and does it again with more care.

The Sun and the Moon are never retrograde. The mean nodes always are.`,
      ),
    ],
  },
  {
    title: 'Vimshottari dasha',
    summary: 'A timetable of 120 years that starts with the Moon.',
    lessons: [
      reading(
        'Where the count starts',
        8,
        `Vimshottari divides 120 years among the nine grahas, in a fixed order and with fixed lengths:

Ketu 7, Venus 20, Sun 6, Moon 10, Mars 7, Rahu 18, Jupiter 16, Saturn 19, Mercury 17.

The first period belongs to the lord of the nakshatra in which the **Moon** is at birth. How much of it is left depends on how far the Moon has moved through that nakshatra.

## A worked example

The Moon is at 10° of Mesha. Ashwini ends at 13°20′ and belongs to Ketu. The Moon has 3°20′ left of 13°20′, which is one quarter. So one quarter of Ketu's seven years is left at birth: 1 year and 9 months. Then Venus starts for 20 years.

## Do not be too exact

A difference of four minutes in the birth time moves the Moon by about two minutes of arc, and the start of a period by about a week. Say "around March", not "on the ninth of March".`,
      ),
    ],
  },
]
