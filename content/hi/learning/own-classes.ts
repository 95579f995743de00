import { duration } from '#content/words/numbers.ts'
import { JOIN_MINUTES_BEFORE } from '#domain/sessions/joining.ts'
import type * as en from '../../en/learning/own-classes.ts'
import type { Texts } from '../../texts.ts'

/** The classes of a student's group, on the page of the course and on the dashboard. */
export const OWN_CLASSES: Texts<typeof en.OWN_CLASSES> = {
  title: 'आपकी क्लासें',
  next: 'आपकी अगली क्लास',
  group: (title) => `बैच: ${title}`,
  past: (count) => `अब तक ${count} ${count === 1 ? 'क्लास' : 'क्लासें'}`,
  over: 'आपके बैच की सभी क्लासें हो चुकी हैं।',
  join: 'क्लास से जुड़ें',
  joinFrom: (time) => `${time} खुलेगा, क्लास से ${duration(JOIN_MINUTES_BEFORE, 'minute')} पहले।`,
  noLink: 'क्लास से पहले उसका लिंक यहाँ दिखेगा।',
  present: 'आपकी हाज़िरी लगी',
  absent: 'आपकी हाज़िरी नहीं लगी',
  attended: (present, called) => `आपकी हाज़िरी: ${called} में से ${present} ${present === 1 ? 'क्लास' : 'क्लासें'}।`,
  addAll: 'सभी क्लासें मेरे कैलेंडर में जोड़ें',
}

/** The full groups that a client waits for. */
export const SEAT_WAITS: Texts<typeof en.SEAT_WAITS> = {
  title: 'बैच में सीट का इंतज़ार',
  starts: (time) => `पहली क्लास: ${time}`,
  offered: (until) => `एक सीट खाली है। ${until} तक आपके लिए रोकी हुई है।`,
}
