import { plural } from '#content/words/grammar.ts'
import type * as en from '../../../en/staff/week/conflicts.ts'
import type { Texts } from '../../../texts.ts'

/** Texts of sessions that the hours no longer allow. */
export const CONFLICTS: Texts<typeof en.CONFLICTS> = {
  title: (count) => plural(count, 'एक सेशन काम के घंटों से बाहर है', `${count} सेशन काम के घंटों से बाहर हैं`),
  lead: 'इनकी बुकिंग बनी हुई है, और किसी को कुछ नहीं बताया गया है। सेशन खोलकर समय बदलें या रद्द करें, या उसे इसी समय रहने दें।',
  reasons: { 'outside-hours': 'काम के घंटों से बाहर', 'time-off': 'छुट्टी या व्यस्त समय में' },
  more: (listed) => `ये अगले ${listed} सेशन हैं। आप तय करते जाएँ, बाकी दिखते जाएँगे।`,
  keep: 'यही समय रहने दें',
  kept: 'सेशन इसी समय रहेगा।',
  movedMeanwhile: 'इस बीच इस सेशन का समय बदल गया या यह रद्द हो गया। सूची फिर देखें।',
  afterSaving: (count) =>
    plural(
      count,
      'एक बुक सेशन अब काम के घंटों से बाहर है। उसकी बुकिंग बनी हुई है, और वह आपके डैशबोर्ड पर मिलेगा।',
      `${count} बुक सेशन अब काम के घंटों से बाहर हैं। उनकी बुकिंग बनी हुई है, और वे आपके डैशबोर्ड पर मिलेंगे।`,
    ),
}
