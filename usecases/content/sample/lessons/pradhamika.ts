import { reading, type SampleModule, video } from './sample-lesson.ts'

export const PRADHAMIKA_MODULES: readonly SampleModule[] = [
  {
    title: 'The sky as a calendar',
    summary: 'What a chart is a picture of, before any word is said about a person.',
    lessons: [
      reading(
        'What a chart shows',
        8,
        `A chart is a drawing of the sky at one moment, seen from one place. Nothing more mysterious is in it, and nothing less.

## Three questions

Every chart answers three questions, in this order:

1. **Which part of the zodiac was rising** in the east? This is the *lagna*. It changes sign about every two hours, so it needs a good birth time and a place.
2. **Where were the nine grahas**, measured along the zodiac?
3. **Which house** does each sign become, counted from the lagna?

## Why the place matters

The grahas stand at nearly the same degrees for the whole Earth. The horizon does not: in Chennai and in London different signs rise at the same moment. Two children born in the same minute far apart share their grahas and differ in their houses.

## Your exercise

Look east at sunrise tomorrow. The Sun is on the horizon, so the rising sign and the Sun's sign are the same. Write down the date, the time and the place. You have drawn the first line of a chart.`,
      ),
      reading(
        'Two zodiacs, one sky',
        7,
        `Jyotish measures from the stars. Many Western astrologers measure from the point where the Sun stands at the March equinox. Both count twelve signs of thirty degrees; they begin at different places.

## Ayanamsa

The equinox point moves slowly against the stars, about one degree in 72 years. The distance between the two beginnings is called *ayanamsa*. In our time it is a little over 24 degrees with the Lahiri value that most Indian almanacs use.

So a Sun at 10 degrees of tropical Taurus is, after subtracting some 24 degrees, at about 16 degrees of sidereal **Mesha** (Aries). The sky is the same. Only the ruler was laid down at another mark.

## What this means for you

- Say which zodiac you use before you compare two charts.
- An ayanamsa is a convention, so every careful chart prints its name and value.
- Do not argue about which sign somebody "really" is. Ask what was measured, and from where.`,
      ),
      video(
        'Watching a sign rise',
        15,
        'ascendant rising sign horizon astronomy explained',
        'Look for an animation of the eastern horizon over one night. While you watch, count the signs that rise between sunset and sunrise. You should find about six.',
      ),
    ],
  },
  {
    title: 'Signs, grahas and houses',
    summary: 'The three alphabets, and how to read a simple sentence written in them.',
    lessons: [
      reading(
        'The nine grahas',
        9,
        `*Graha* means "that which takes hold". Seven of the nine can be seen; two are points where the paths of Sun and Moon cross.

Here is each of them in one line:

- **Surya**, the Sun: the self, the father, authority, daylight.
- **Chandra**, the Moon: mind, mother, habits, what changes and returns.
- **Mangala**, Mars: effort, courage, conflict, land.
- **Budha**, Mercury: speech, trade, learning, play.
- **Guru**, Jupiter: teachers, children, counsel, meaning.
- **Shukra**, Venus: affection, art, comfort, agreements.
- **Shani**, Saturn: time, work, patience, what is owed.
- **Rahu** and **Ketu**, the nodes: appetite and release. They are always opposite each other.

## A graha is a verb

Beginners treat grahas as things and signs as moods. Try this instead: the graha is the *verb*, the sign is the *adverb*, the house is the *place*. Mangala in Karka in the tenth house: effort, made protectively, in one's work.

## Your exercise

Write three such sentences for your own chart. Use no word that sounds like a verdict.`,
      ),
    ],
  },
]
