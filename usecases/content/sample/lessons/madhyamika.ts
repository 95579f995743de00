import { reading, type SampleModule } from './sample-lesson.ts'

export const MADHYAMIKA_MODULES: readonly SampleModule[] = [
  {
    title: 'How strong is a graha?',
    summary: 'Before you say what a graha does, ask how well it can do it.',
    lessons: [
      reading(
        'Dignity in five steps',
        9,
        `Each graha has signs in which it is at home and one in which it is tired. From best to hardest:

1. **Exalted** (*uchcha*): an honoured guest. The Sun in Mesha, the Moon in Vrishabha, Saturn in Tula.
2. **Moolatrikona**: at work in its own office.
3. **Own sign** (*svakshetra*): at home.
4. **Friend's or enemy's sign**: a guest, welcome or not.
5. **Debilitated** (*neecha*), opposite its exaltation: away from home and without its tools.

## Two cautions

A debilitated graha is not "bad". It often points to a skill that has to be learned late and on purpose, and many people become good at exactly that.

An exalted graha is not "good". A strong lord of a difficult house does its difficult work well.

## Your exercise

Take one chart from the practice set. Write the dignity of all seven visible grahas before you look at a single house.`,
      ),
      reading(
        'Combustion and retrogression',
        7,
        `Both are things you can see in the sky, so begin there.

## Combust

A graha close to the Sun rises and sets with it and cannot be seen. Tradition gives each its own limit, among them about 12 degrees for the Moon, 17 for Mars, 11 for Jupiter and 15 for Saturn. A combust graha works behind the scenes: its matters are close to the self and hard to look at from outside.

## Retrograde

Seen from the moving Earth, an outer graha seems to go back when we overtake it, around its opposition to the Sun. It is then near, bright and up all night. That is why classical authors give *strength* to a retrograde graha.

Read it as a theme that is gone over twice. Somebody returns to a subject, a teacher or a promise, and does it again with more care.

Sun and Moon are never retrograde. The mean nodes always are.`,
      ),
    ],
  },
  {
    title: 'Vimshottari dasha',
    summary: 'A timetable of 120 years that begins with the Moon.',
    lessons: [
      reading(
        'Where the count begins',
        8,
        `Vimshottari shares 120 years among the nine grahas, in a fixed order and with fixed lengths:

Ketu 7, Venus 20, Sun 6, Moon 10, Mars 7, Rahu 18, Jupiter 16, Saturn 19, Mercury 17.

The first period belongs to the lord of the nakshatra in which the **Moon** stands at birth. How much of it is left depends on how far the Moon has travelled through that nakshatra.

## A worked example

The Moon stands at 10° of Mesha. Ashvini ends at 13°20′ and belongs to Ketu. The Moon has 3°20′ left of 13°20′, which is one quarter. So one quarter of Ketu's seven years is left at birth: 1 year and 9 months. Then Venus begins for 20 years.

## What to be modest about

Four minutes of birth time move the Moon by about two minutes of arc, and the start of a period by about a week. Say "around spring", not "on the ninth".`,
      ),
    ],
  },
]
