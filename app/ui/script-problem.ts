/** What a script could not do, for `app/enhance/problems.ts` to say in the form in hand. */
export function showProblem(title: string, detail = '') {
  document.dispatchEvent(new CustomEvent('script-problem', { detail: [title, detail] }))
}
