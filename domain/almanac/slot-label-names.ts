/** What a free time can be labelled with. Without the engine, for the booking form. */
export type SlotLabel =
  | 'rahu-kalam'
  | 'yamaganda'
  | 'gulika'
  | 'abhijit'
  | 'good-choghadiya'
  | 'tara-bala'
  | 'chandra-bala'
  | 'chandrashtama'
