import type * as en from '../../en/site/search-facts.ts'
import type { Texts } from '../../texts.ts'

/** What search engines read about the practice besides the texts of its pages. */
export const SEARCH_FACTS: Texts<typeof en.SEARCH_FACTS> = {
  knowsAbout: ['జ్యోతిషం', 'వేద జ్యోతిషం', 'పంచాంగం'],
  consultation: 'వేద జ్యోతిష సంప్రదింపు',
}
