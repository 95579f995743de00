/** What a free time can be labelled with. Without the engine, for the booking form. */
export const SLOT_LABELS = [
  'rahu-kalam',
  'yamaganda',
  'gulika',
  'abhijit',
  'good-choghadiya',
  'tara-bala',
  'chandra-bala',
  'chandrashtama',
] as const

export type SlotLabel = (typeof SLOT_LABELS)[number]
