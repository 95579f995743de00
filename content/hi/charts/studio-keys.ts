import type * as en from '../../en/charts/studio-keys.ts'
import type { Texts } from '../../texts.ts'

/** Texts of the studio's keys. */
export const STUDIO_KEYS: Texts<typeof en.STUDIO_KEYS> = {
  title: 'कीबोर्ड के बटन',
  show: 'कीबोर्ड के बटन',
  lead: 'ये तब काम करते हैं जब कुछ लिखा न जा रहा हो।',
  key: 'बटन',
  does: 'क्या करता है',
  use: 'ये बटन इस्तेमाल करें',
  acts: {
    help: 'ये बटन दिखाएँ',
    find: 'खंड खोजें',
    nextVarga: 'राशि कुंडली के साथ अगली कुंडली',
    earlierVarga: 'पिछली कुंडली',
    moreCharts: 'एक कुंडली और, कुल छह तक',
    fewerCharts: 'एक कुंडली कम',
    earlier: 'एक मिनट पहले',
    later: 'एक मिनट बाद',
    asGiven: 'फिर लिखा हुआ समय',
    today: 'आज का गोचर',
    compact: 'व्याख्या के साथ या बिना',
    closeAll: 'सभी खंड बंद करें',
  },
  pane: (title) => `खोलें या बंद करें: ${title}`,
}
