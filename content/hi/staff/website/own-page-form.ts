import type * as en from '../../../en/staff/website/own-page-form.ts'
import type { Texts } from '../../../texts.ts'

// The form of a page that the practice adds to its site.

export const OWN_PAGE_FORM: Texts<typeof en.OWN_PAGE_FORM> = {
  one: 'पेज',
  many: 'अपने पेज',
  add: 'पेज जोड़ें',
  newTitle: 'नया पेज',
  lead: 'वे पेज जो आप साइट में जोड़ते हैं, जैसे “मेरे गुरु” या “परामर्श कैसे होता है”।',
  fields: {
    title: { label: 'शीर्षक' },
    lead: { label: 'एक वाक्य में', hint: 'शीर्षक के नीचे और खोज के नतीजों में दिखता है।' },
    content: {
      label: 'पेज पर क्या लिखें',
      hint: 'खाली पंक्ति से नया पैराग्राफ़ शुरू होता है, पंक्ति के आगे ## से शीर्षक बनता है, - से सूची, और **दो तारों** के बीच के शब्द मोटे।',
    },
    place: { label: 'लिंक कहाँ दिखे' },
    isPublished: { label: 'प्रकाशित: सब पढ़ सकते हैं' },
    slug: {
      label: 'पता',
      hint: 'लिंक का आखिरी हिस्सा, छोटे अंग्रेज़ी अक्षरों में, जैसे my-teacher। खाली हो, तो हम शीर्षक से बनाते हैं। आप इसे बदल सकते हैं: पुराना पता भी काम करता रहेगा।',
    },
  },
  places: { menu: 'मेन्यू और सबसे नीचे', footer: 'केवल सबसे नीचे', none: 'कहीं नहीं: केवल लिंक वाले देख सकें' },
  draft: 'ड्राफ़्ट',
  problems: {
    slug: 'छोटे अंग्रेज़ी अक्षर, अंक और हाइफ़न लिखें, जैसे my-teacher',
    slugTaken: 'यह पता किसी और पेज का है। दूसरा चुनें।',
  },
}
