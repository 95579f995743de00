import { data } from 'react-router'
import { MatchScreen } from '#app/features/horoscope/match-screen.tsx'
import { type MatchView, matchViewOf } from '#app/features/horoscope/match-view.ts'
import { resolveCouple } from '#app/features/horoscope/resolve-couple.ts'
import { clockContext, databaseContext, keyRingContext } from '#app/http/contexts.ts'
import { readForm } from '#app/http/form.ts'
import { viewerContext } from '#app/http/viewer.ts'
import { listBirthProfiles } from '#db/charts/birth-profiles.ts'
import { latestBirthYear } from '#domain/births/birth-form.ts'
import { matchBirths } from '#domain/charts/match-births.ts'
import type { Route } from './+types/compatibility'
import { postedBirth, SERVER_PLACES } from './server-places.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const viewer = context.get(viewerContext)
  const profiles = viewer
    ? await listBirthProfiles(context.get(databaseContext), context.get(keyRingContext), viewer.id)
    : []
  return { profiles, latestYear: latestBirthYear(context.get(clockContext)()) }
}

/** For browsers without script: compares the posted births without storing them. */
export async function action({ request }: Route.ActionArgs) {
  const form = await readForm(request)
  const values = { bride: postedBirth(form, 'bride-'), groom: postedBirth(form, 'groom-') }
  const couple = await resolveCouple(values, SERVER_PLACES)
  const view: MatchView = couple.ok
    ? matchViewOf(values, matchBirths(couple.value))
    : { values, formProblem: couple.refusal }
  return data(view, { status: view.result ? 200 : 422 })
}

export default function Compatibility({ loaderData, actionData }: Route.ComponentProps) {
  return <MatchScreen posted={actionData as MatchView | undefined} {...loaderData} />
}
