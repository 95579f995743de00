import type { ShouldRevalidateFunctionArgs } from 'react-router'

/** After a conflict (409) the page is stale, so it is reloaded; by default the router would not. */
export function readAgainAfterConflict({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return actionStatus === 409 || defaultShouldRevalidate
}
