import { plural } from '#content/words/grammar.ts'
import { LONGEST_CHART_LABEL, MOST_EXERCISE_CHARTS } from '#domain/learning/exercise-charts.ts'

const uses = (count: number) =>
  plural(count, 'One lesson or quiz question asks', `${count} lessons and quiz questions ask`)

/** Where a teacher keeps charts of her own for exercises. */
export const EXERCISE_CHARTS = {
  title: 'Charts',
  lead: 'Births that you have chosen for exercises in lessons, quizzes and on the practice page. Students see the positions or the dates that a question needs, never the label or the place.',
  add: 'Add a chart',
  none: 'No charts yet',
  noneLead:
    'Exercises are about random charts. Add your own, then tick “From my charts” in a lesson or a quiz question.',
  uses: (count: number) => `${uses(count)} about these charts.`,
  columns: { label: 'Label', birth: 'Birth', topics: 'Not asked' },
  without: (topics: string) => `Too close to a boundary for: ${topics}`,
  newTitle: 'New chart',
  label: 'Label',
  labelHint: 'For you alone, such as “Chart 3, a musician”. Please write no name.',
  submit: 'Save chart',
  saved: 'Chart saved',
  remove: 'Remove this chart',
  removeLead: 'Students can no longer be asked about it.',
  removeLast: (count: number) =>
    `${uses(count)} about your charts. This is the last one: from then on the questions are about random charts.`,
  removed: 'Chart removed',
  problems: {
    'label-missing': 'Enter a label',
    'label-too-long': `Use at most ${LONGEST_CHART_LABEL} characters`,
    'time-missing': 'Enter the time of birth',
    'place-missing': 'Choose the place of birth',
    'time-in-doubt': 'This clock time does not give one instant. Choose another clock, or enter the offset.',
    'too-many-charts': `There can be at most ${MOST_EXERCISE_CHARTS} charts. Remove one first.`,
    'chart-not-found': 'This chart was removed meanwhile.',
  },
} as const
