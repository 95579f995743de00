/** What the almanac says about free times, if the practice shows it. */
export const SLOT_LABEL_TEXTS = {
  names: {
    'rahu-kalam': 'Rahu kalam',
    yamaganda: 'Yamaganda',
    gulika: 'Gulika',
    abhijit: 'Abhijit',
    'good-choghadiya': 'Good choghadiya',
    'tara-bala': 'Tara bala',
    'chandra-bala': 'Chandra bala',
    chandrashtama: 'Chandrashtama',
  },
  note: (place: string, isOwn: boolean) =>
    `The words under a time are what the almanac of ${place} says about when it begins${isOwn ? ', and about the Moon for your own birth star' : ''}. They are there if you choose by them; your reading is the same at any time.`,
} as const
