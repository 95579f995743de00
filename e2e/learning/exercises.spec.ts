import { EXERCISE_KINDS, exerciseFrom, LEVELS } from '@muhurta/jyotish/exercises'
import { build } from 'vite'
import { expect, expectNoAxeViolations, test } from '../steps/fixtures.ts'

const SEEDS = 10

/** The facts and answers of many exercises in one text; runs in Node and in the page. */
function fingerprint(make: typeof exerciseFrom, kinds: typeof EXERCISE_KINDS, levels: typeof LEVELS, seeds: number) {
  const made = kinds.flatMap((kind) =>
    levels.flatMap((level) => Array.from({ length: seeds }, (_, seed) => make({ kind, level, seed: String(seed) }))),
  )
  return JSON.stringify(made)
}

test('the same seeds give the same exercises in Node and in the browser', async ({ page }) => {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      lib: { entry: 'packages/jyotish/exercises.ts', formats: ['iife'], name: 'exercises', fileName: 'exercises' },
    },
  })
  const [output] = [built].flat()
  const code = output && 'output' in output ? output.output[0].code : ''
  await page.goto('about:blank')

  const inBrowser = await page.evaluate(
    `${code};(${fingerprint.toString()})(exercises.exerciseFrom, exercises.EXERCISE_KINDS, exercises.LEVELS, ${SEEDS})`,
  )

  expect(inBrowser === fingerprint(exerciseFrom, EXERCISE_KINDS, LEVELS, SEEDS)).toBe(true)
})

test('a visitor practises on a phone: a question, a mistake, the solution and the next question', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/exercises')
  await expectNoAxeViolations(page)
  await page.getByRole('link', { name: /^Level 1 ?, Rahu kalam$/ }).click()

  await expect(page.getByRole('heading', { name: 'Rahu kalam', level: 1 })).toBeVisible()
  await page.getByLabel('Which eighth of daylight is Rahu kalam?').fill('1')
  await page.getByRole('button', { name: 'Check my answer' }).click()

  // No weekday has it in the first eighth.
  await expect(page.getByRole('heading', { name: 'Not yet' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Solution' })).toBeVisible()
  await expectNoAxeViolations(page)
  await page.getByRole('link', { name: 'Next question' }).click()
  await expect(page.getByRole('button', { name: 'Check my answer' })).toBeVisible()
})
