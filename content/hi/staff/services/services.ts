import type * as en from '../../../en/staff/services/services.ts'
import type { Texts } from '../../../texts.ts'

/** Texts of the list of everything that is for sale. */
export const SERVICES: Texts<typeof en.SERVICES> = {
  name: 'नाम',
  about: 'विवरण',
  state: 'स्थिति',
  price: 'कीमत',
  discount: (percent) =>
    percent === 0 ? 'कोई छूट नहीं: सबके लिए वही कीमत है।' : `पहले भुगतान कर चुके क्लाइंट को ${percent}% कम देना होता है।`,
}
