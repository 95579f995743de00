/** Texts around the birth of a booking: whose it is, and what it is for. */
export const BIRTH_OF_BOOKING = {
  lead: 'We use these details to draw your chart. They are stored encrypted and used only to prepare your session.',
  headingOptional: 'Birth details (optional)',
  courseLead:
    'If you would like to learn with your own chart, please add your birth details. They are stored encrypted and used only for the course.',
  forWhom: 'Who is this for?',
  forMe: 'Me',
  forSomeoneNew: 'Someone else',
  forName: 'Name of this person',
  forNameHint: 'The birth details below are of this person.',
  fillIn: 'Fill in the saved details',
  filledIn: { tone: 'note', title: 'Saved details filled in', detail: 'Check the birth details below.' },
  saveBirth:
    'Save these birth details in my account, encrypted, so that I can use them again. I can delete them at any time.',
  preview: 'The birth chart of these details',
  previewSigns: (lagna: string, moon: string) => `Lagna in ${lagna}, Moon in ${moon}`,
  previewHint: 'If you know your chart, please check that this is the one.',
} as const
