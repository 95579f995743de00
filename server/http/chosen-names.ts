import { AsyncLocalStorage } from 'node:async_hooks'
import { takeNamesFrom } from '#app/features/page-parts/shown-names.ts'
import { nameStyleOf } from '#app/http/name-style.ts'
import { type SanskritNames, sanskritNames } from '#domain/charts/sanskrit-names.ts'

const chosen = new AsyncLocalStorage<SanskritNames | undefined>()

takeNamesFrom(() => chosen.getStore())

/** Whatever is shown while `render` runs has the names that the request's browser chose (decision 0274). */
export function withChosenNames<Result>(request: Request, render: () => Result): Result {
  return chosen.run(sanskritNames(nameStyleOf(request)), render)
}
