import type * as en from '../../en/frame/app-frame.ts'
import type { Texts } from '../../texts.ts'

/** Texts of the frame of pages behind sign-in. */
export const APP_FRAME: Texts<typeof en.APP_FRAME> = {
  more: 'మరిన్ని',
  find: 'క్లయింట్, బుకింగ్ లేదా సెట్టింగ్ వెతకండి',
  findShort: 'ఏదైనా వెతకండి  /',
  pagesOf: (place) => `${place}: పేజీలు`,
  toSite: (practiceName) => `${practiceName}: వెబ్‌సైట్`,
}
