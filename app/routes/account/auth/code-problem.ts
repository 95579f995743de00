import {
  CODE_PROBLEMS,
  PROBLEM_TITLES,
  SIGN_UP_PROBLEMS,
  tooOftenText,
  wrongCodeText,
} from '#content/accounts/accounts.ts'
import type { CodeRefusal } from '#usecases/accounts/sign-in/enter-with-code.ts'

type CodeProblem = {
  readonly toast: { readonly title: string; readonly detail: string }
  readonly fieldErrors: Readonly<Record<string, string>>
  readonly status: number
}

/** What a refused code shows, on the sign-in page and while booking. */
export function codeProblem(refusal: CodeRefusal): CodeProblem {
  switch (refusal.reason) {
    case 'too-often':
      return about('code', PROBLEM_TITLES.signIn, tooOftenText(refusal), 429)
    case 'code-wrong':
      return about('code', PROBLEM_TITLES.signIn, wrongCodeText(refusal.triesLeft), 401)
    case 'code-unusable':
      return about('code', PROBLEM_TITLES.signIn, CODE_PROBLEMS['code-unusable'], 401)
    case 'code-missing':
      return about('code', PROBLEM_TITLES.validation, CODE_PROBLEMS['code-missing'], 422)
    case 'consent-missing':
      return about('consent', PROBLEM_TITLES.validation, SIGN_UP_PROBLEMS['consent-missing'], 422)
  }
}

function about(field: string, title: string, detail: string, status: number): CodeProblem {
  return { toast: { title, detail }, fieldErrors: { [field]: detail }, status }
}
