import { plural } from '#content/words/grammar.ts'
import { LONGEST_CHART_LABEL, MOST_EXERCISE_CHARTS } from '#domain/learning/exercise-charts.ts'
import type * as en from '../../../en/staff/courses/exercise-charts.ts'
import type { Texts } from '../../../texts.ts'

const uses = (count: number) => plural(count, 'ఒక పాఠం లేదా క్విజ్ ప్రశ్న', `${count} పాఠాలు, క్విజ్ ప్రశ్నలు`)

export const EXERCISE_CHARTS: Texts<typeof en.EXERCISE_CHARTS> = {
  title: 'జాతకాలు',
  lead: 'పాఠాల్లో, క్విజ్‌ల్లో, అభ్యాస పేజీలో అడగడానికి మీరు ఎంచుకున్న జాతకాలు. ప్రశ్నకు కావలసిన స్థానాలు లేదా తేదీలు మాత్రమే విద్యార్థులకు కనిపిస్తాయి, లేబుల్ గానీ పుట్టిన ఊరు గానీ ఎప్పుడూ కనిపించవు.',
  add: 'జాతకం జోడించండి',
  none: 'ఇంకా జాతకాలు లేవు',
  noneLead: 'ఇప్పుడు అభ్యాసాలు ఏదైనా జాతకం గురించి ఉంటాయి. మీ జాతకాలు జోడించి, పాఠంలో లేదా క్విజ్ ప్రశ్నలో “నా జాతకాల నుంచి” ఎంచుకోండి.',
  uses: (count) => `ఈ జాతకాల గురించి అడిగేవి: ${uses(count)}.`,
  columns: { label: 'లేబుల్', birth: 'జననం', topics: 'అడగనివి' },
  without: (topics) => `హద్దుకు చాలా దగ్గరగా ఉన్నందున అడగని అంశాలు: ${topics}`,
  newTitle: 'కొత్త జాతకం',
  label: 'లేబుల్',
  labelHint: 'మీకు మాత్రమే, ఉదాహరణకు “జాతకం 3, సంగీత కళాకారులు”. దయచేసి ఎవరి పేరూ రాయకండి.',
  submit: 'జాతకం సేవ్ చేయండి',
  saved: 'జాతకం సేవ్ అయింది',
  remove: 'ఈ జాతకం తొలగించండి',
  removeLead: 'ఇక దీని గురించి ప్రశ్నలు రావు.',
  removeLast: (count) => `మీ జాతకాల గురించి అడిగేవి: ${uses(count)}. ఇదే చివరి జాతకం: దీన్ని తొలగిస్తే ప్రశ్నలు వేరే ఏదైనా జాతకం గురించి ఉంటాయి.`,
  removed: 'జాతకం తొలగించాం',
  problems: {
    'label-missing': 'లేబుల్ రాయండి',
    'label-too-long': `గరిష్ఠంగా ${LONGEST_CHART_LABEL} అక్షరాలు రాయండి`,
    'time-missing': 'పుట్టిన సమయం రాయండి',
    'place-missing': 'పుట్టిన ఊరు ఎంచుకోండి',
    'time-in-doubt': 'ఈ గడియార సమయం ఒకే క్షణాన్ని చెప్పడం లేదు. వేరే గడియారం ఎంచుకోండి, లేదా UTC తేడా రాయండి.',
    'too-many-charts': `గరిష్ఠంగా ${MOST_EXERCISE_CHARTS} జాతకాలు ఉండవచ్చు. ముందుగా ఒకటి తొలగించండి.`,
    'chart-not-found': 'ఈ జాతకాన్ని ఈలోగా తొలగించారు.',
  },
}
