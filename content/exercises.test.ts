import { EXERCISE_KINDS, exerciseFrom, LEVELS } from '@muhurta/jyotish/exercises'
import { expect, test } from 'vitest'
import * as en from './en/learning/exercises.ts'
import * as hi from './hi/learning/exercises.ts'
import * as te from './te/learning/exercises.ts'

const SEEDS = ['1', '2', '3', '4', '5', '6', '7', '8']

const made = EXERCISE_KINDS.flatMap((kind) =>
  LEVELS.flatMap((level) =>
    SEEDS.flatMap((seed) => {
      const exercise = exerciseFrom({ kind, level, seed })
      return exercise.ok ? [exercise.value] : []
    }),
  ),
)

test.each(Object.entries({ en, hi, te }))(
  'every question and step of an exercise has its words: %s',
  (language, texts) => {
    const said = made.flatMap(({ parts, solution }) => [
      ...parts.map(({ ask }) => texts.askText(ask)),
      ...parts.flatMap(({ form }) =>
        'options' in form ? form.options.map((value) => texts.answerChoiceText(form.of, value)) : [],
      ),
      ...solution.map(texts.stepText),
    ])

    for (const text of said) expect(text).not.toMatch(/undefined|NaN|\[object|^\s*$/)
    // Names of the engine's codes in Latin script would be untranslated; formulas and D9 are not.
    const latin = said.filter((text) => language !== 'en' && /[a-z]{3,}/.test(text))
    expect(latin).toEqual([])
  },
)
