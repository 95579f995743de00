import type * as en from '../../../en/staff/website/preview.ts'
import type { Texts } from '../../../texts.ts'

/** The page of the site beside a form. */
export const PREVIEW: Texts<typeof en.PREVIEW> = {
  title: 'प्रीव्यू',
  show: 'प्रीव्यू',
  lead: 'पेज जैसा लोगों को दिखेगा। अभी कुछ सेव नहीं हुआ है।',
  incomplete: 'फ़ॉर्म पूरा भरने पर प्रीव्यू दिखेगा।',
  nameTaken: 'यह नाम या पता पहले से किसी और का है। दूसरा चुनने पर प्रीव्यू दिखेगा।',
  failed: 'प्रीव्यू नहीं आ सका। जो आपने लिखा, वह यहीं है। कृपया फिर कोशिश करें।',
}
