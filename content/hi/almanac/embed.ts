import type * as en from '../../en/almanac/embed.ts'
import type { Texts } from '../../texts.ts'

/** Texts of the panchanga that other sites show in a frame or as a picture. */
export const EMBED: Texts<typeof en.EMBED> = {
  title: 'अपनी वेबसाइट पर दिखाएँ',
  lead: (city) =>
    `मंदिर, समूह या मित्र के पेज में बस एक पंक्ति कॉपी करें। उसमें ${city} का पंचांग दिखता है, अपने-आप नया होता रहता है, और कोई स्क्रिप्ट नहीं चलती।`,
  kinds: { today: 'आज', festival: 'अगले त्योहार', month: 'यह महीना' },
  frame: 'फ़्रेम में',
  picture: 'तस्वीर के रूप में',
  copy: 'कॉपी करें',
  copied: 'कॉपी हो गया',
  today: (city) => `${city} का पंचांग`,
  festival: (city) => `अगले त्योहार, ${city}`,
  month: (month, city) => `${month}, ${city}`,
  by: (practice) => `${practice} की ओर से`,
  noSun: 'आज यहाँ सूर्य उगता और डूबता नहीं।',
  noFestival: 'अगले महीनों में कोई त्योहार नहीं है।',
  fortnights: { shukla: 'शु', krishna: 'कृ' },
  fortnightNote: 'सूर्योदय की तिथि: शु: शुक्ल पक्ष, कृ: कृष्ण पक्ष',
}
