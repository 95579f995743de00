import type * as en from '../../../en/staff/services/services.ts'
import type { Texts } from '../../../texts.ts'

/** Texts of the list of everything that is for sale. */
export const SERVICES: Texts<typeof en.SERVICES> = {
  name: 'పేరు',
  about: 'వివరం',
  state: 'స్థితి',
  price: 'ధర',
  discount: (percent) => (percent === 0 ? 'తగ్గింపు లేదు: అందరికీ ఒకే ధర.' : `ఇంతకుముందు చెల్లించిన క్లయింట్లకు ${percent}% తక్కువ.`),
}
