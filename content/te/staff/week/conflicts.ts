import { plural } from '#content/words/grammar.ts'
import type * as en from '../../../en/staff/week/conflicts.ts'
import type { Texts } from '../../../texts.ts'

/** Texts of sessions that the hours no longer allow. */
export const CONFLICTS: Texts<typeof en.CONFLICTS> = {
  title: (count) => plural(count, 'ఒక సెషన్ మీ పని వేళల్లో లేదు', `${count} సెషన్లు మీ పని వేళల్లో లేవు`),
  lead: 'బుకింగ్ అలాగే ఉంది, ఎవరికీ ఏమీ చెప్పలేదు. తెరిచి సమయం మార్చండి లేదా రద్దు చేయండి, లేకపోతే అదే సమయానికి ఉంచండి.',
  reasons: { 'outside-hours': 'పని వేళల్లో లేదు', 'time-off': 'సెలవు లేదా వేరే పని ఉన్న సమయం' },
  more: (listed) => `ఇవి రాబోయే ${listed} సెషన్లు. వీటిని తేల్చేకొద్దీ మిగతావి కనిపిస్తాయి.`,
  keep: 'ఈ సమయమే ఉంచండి',
  kept: 'సెషన్ అదే సమయానికి ఉంటుంది.',
  movedMeanwhile: 'ఈలోగా ఈ సెషన్ సమయం మారింది లేదా రద్దయింది. దయచేసి జాబితా మళ్లీ చూడండి.',
  afterSaving: (count) =>
    plural(
      count,
      'బుక్ అయిన ఒక సెషన్ ఇప్పుడు పని వేళల్లో లేదు. బుకింగ్ అలాగే ఉంది, అది మీ డాష్‌బోర్డ్‌లో కనిపిస్తుంది.',
      `బుక్ అయిన ${count} సెషన్లు ఇప్పుడు పని వేళల్లో లేవు. బుకింగ్‌లు అలాగే ఉన్నాయి, అవి మీ డాష్‌బోర్డ్‌లో కనిపిస్తాయి.`,
    ),
}
