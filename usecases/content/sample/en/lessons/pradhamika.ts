import { reading, type SampleModule, video } from '../../sample-lesson.ts'

export const PRADHAMIKA_MODULES: readonly SampleModule[] = [
  {
    title: 'The sky as a calendar',
    summary: 'What a chart shows, before we say anything about a person.',
    lessons: [
      reading(
        'What a chart shows',
        8,
        `A chart is a drawing of the sky at one moment, seen from one place.

## Three questions

Every chart answers three questions, in this order:

1. **Which part of the zodiac was rising** in the east? This is the *lagna*. It changes sign about every two hours, so we need a good birth time and a place.
2. **Where were the nine grahas**, measured along the zodiac?
3. **Which house** does each sign become, counted from the lagna?

## Why the place matters

The grahas are at nearly the same degrees for the whole Earth. The horizon is not the same: in Chennai and in London, different signs rise at the same moment. Two children born in the same minute in two distant places share their grahas, but their houses differ.

## Your exercise

Look east at sunrise tomorrow. The Sun is on the horizon, so the rising sign and the Sun's sign are the same. Write down the date, the time and the place. This is how a chart starts.`,
      ),
      reading(
        'Two zodiacs, one sky',
        7,
        `Jyotish measures from the stars. Many Western astrologers measure from the position of the Sun at the March equinox. Both count twelve signs of thirty degrees, but they start at different points.

## Ayanamsa

The equinox point moves slowly against the stars, about one degree in 72 years. The distance between the two starting points is called *ayanamsa*. Today it is a little over 24 degrees with the Lahiri value that most Indian panchangas use.

So a Sun at 10 degrees of tropical Taurus is, after subtracting some 24 degrees, at about 16 degrees of sidereal **Mesha** (Aries). The sky is the same. Only the starting point is different.

## What this means for you

- Say which zodiac you use before you compare two charts.
- An ayanamsa is a convention, so a careful chart always shows its name and value.
- Do not argue about which sign someone "really" is. Ask how it was measured.`,
        {
          quiz: [
            {
              kind: 'choice',
              question: 'Where does the zodiac of Jyotish begin?',
              answers: [
                'At a point among the stars',
                'At the place of the Sun at the March equinox',
                'At the sign that rises at birth',
              ],
              explanation: 'The zodiac of the equinox is the tropical one.',
            },
            {
              kind: 'choice',
              question: 'How large is the ayanamsa today, by the Lahiri value?',
              answers: ['A little over 24 degrees', 'About one degree', 'About 72 degrees'],
              explanation: 'It grows by one degree in about 72 years.',
            },
            {
              kind: 'text',
              question: 'The Sun is at 10 degrees of tropical Taurus. In which sidereal sign is it?',
              answers: ['Mesha', 'Aries'],
              explanation: 'Some 24 degrees earlier: at about 16 degrees of Mesha.',
            },
          ],
        },
      ),
      video(
        'Watching a sign rise',
        15,
        'ascendant rising sign horizon astronomy explained',
        'Find an animation of the eastern horizon during one night. While you watch, count the signs that rise between sunset and sunrise. You should find about six.',
      ),
    ],
  },
  {
    title: 'Signs, grahas and houses',
    summary: 'The three basics, and how to combine them in a simple sentence.',
    lessons: [
      reading(
        'The nine grahas',
        9,
        `*Graha* means "that which takes hold". Seven of the nine can be seen. The other two are the points where the paths of the Sun and the Moon cross.

Here is what each of them stands for:

- **Surya**, the Sun: the self, the father, authority, daylight.
- **Chandra**, the Moon: mind, mother, habits, change.
- **Mangala**, Mars: effort, courage, conflict, land.
- **Budha**, Mercury: speech, trade, learning, play.
- **Guru**, Jupiter: teachers, children, advice, wisdom.
- **Shukra**, Venus: love, art, comfort, agreements.
- **Shani**, Saturn: time, work, patience, duty.
- **Rahu** and **Ketu**, the nodes: desire and letting go. They are always opposite each other.

## What, how and where

Here is an easy way to combine them: the graha is *what* happens, the sign is *how*, and the house is *where*. Mangala in Karka in the tenth house: effort, in a caring way, at work.

## Your exercise

Write three such sentences for your own chart. Keep them kind and simple.`,
        {
          exercise: 'lagna-lord',
          task: 'Write three sentences of *what, how and where* for your own chart, or for one that you know well. Name the graha, the sign and the house of each.',
        },
      ),
    ],
  },
]
