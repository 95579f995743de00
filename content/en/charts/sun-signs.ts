import type { SignElement } from '#domain/charts/sun-signs.ts'

/** The signs from Aries on, as newspapers describe them. */
export const SUN_SIGN_TEXTS = [
  {
    name: 'Aries',
    symbol: 'The Ram',
    dates: 'Mar 21 - Apr 19',
    traits: ['Courageous', 'Direct', 'Energetic', 'Pioneering'],
  },
  {
    name: 'Taurus',
    symbol: 'The Bull',
    dates: 'Apr 20 - May 20',
    traits: ['Patient', 'Reliable', 'Sensuous', 'Steady'],
  },
  {
    name: 'Gemini',
    symbol: 'The Twins',
    dates: 'May 21 - Jun 20',
    traits: ['Curious', 'Witty', 'Adaptable', 'Sociable'],
  },
  {
    name: 'Cancer',
    symbol: 'The Crab',
    dates: 'Jun 21 - Jul 22',
    traits: ['Caring', 'Intuitive', 'Protective', 'Loyal'],
  },
  { name: 'Leo', symbol: 'The Lion', dates: 'Jul 23 - Aug 22', traits: ['Generous', 'Warm', 'Confident', 'Playful'] },
  {
    name: 'Virgo',
    symbol: 'The Maiden',
    dates: 'Aug 23 - Sep 22',
    traits: ['Thoughtful', 'Precise', 'Helpful', 'Modest'],
  },
  {
    name: 'Libra',
    symbol: 'The Scales',
    dates: 'Sep 23 - Oct 22',
    traits: ['Fair', 'Gracious', 'Diplomatic', 'Artistic'],
  },
  {
    name: 'Scorpio',
    symbol: 'The Scorpion',
    dates: 'Oct 23 - Nov 21',
    traits: ['Deep', 'Determined', 'Perceptive', 'Devoted'],
  },
  {
    name: 'Sagittarius',
    symbol: 'The Archer',
    dates: 'Nov 22 - Dec 21',
    traits: ['Hopeful', 'Honest', 'Adventurous', 'Philosophical'],
  },
  {
    name: 'Capricorn',
    symbol: 'The Sea Goat',
    dates: 'Dec 22 - Jan 19',
    traits: ['Disciplined', 'Responsible', 'Ambitious', 'Dry-witted'],
  },
  {
    name: 'Aquarius',
    symbol: 'The Water Bearer',
    dates: 'Jan 20 - Feb 18',
    traits: ['Original', 'Independent', 'Humane', 'Inventive'],
  },
  {
    name: 'Pisces',
    symbol: 'The Fishes',
    dates: 'Feb 19 - Mar 20',
    traits: ['Compassionate', 'Imaginative', 'Gentle', 'Receptive'],
  },
] as const

export const ELEMENT_NAMES: Readonly<Record<SignElement, string>> = {
  fire: 'Fire',
  earth: 'Earth',
  air: 'Air',
  water: 'Water',
}
