import type * as en from '../../en/frame/app-frame.ts'
import type { Texts } from '../../texts.ts'

/** Texts of the frame of pages behind sign-in. */
export const APP_FRAME: Texts<typeof en.APP_FRAME> = {
  more: 'और',
  find: 'क्लाइंट, बुकिंग या सेटिंग खोजें',
  findShort: 'कुछ भी खोजें  /',
  pagesOf: (place) => `${place} के पेज`,
  toSite: (practiceName) => `${practiceName}: वेबसाइट`,
}
