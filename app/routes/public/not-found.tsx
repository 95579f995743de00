import { logContext } from '#app/http/contexts.ts'
import { notFound } from '#app/http/respond.ts'
import type { Route } from './+types/not-found'

/** Every unknown address. The path is logged, because one of our links may be wrong. */
export function loader({ url, context }: Route.LoaderArgs) {
  context.get(logContext).info({ path: url.pathname }, 'page not found')
  throw notFound()
}

export default function NotFound() {
  return null
}
