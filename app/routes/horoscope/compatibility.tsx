import { data } from 'react-router'
import { type MatchAnswer, matchAnswerOf } from '#app/features/horoscope/match-answer.ts'
import { MatchScreen } from '#app/features/horoscope/match-screen.tsx'
import { settleCouple } from '#app/features/horoscope/settle-couple.ts'
import { clockContext, databaseContext, keyRingContext } from '#app/http/contexts.ts'
import { readForm } from '#app/http/form.ts'
import { viewerContext } from '#app/http/viewer.ts'
import { listBirthProfiles } from '#db/charts/birth-profiles.ts'
import { latestBirthYear } from '#domain/charts/birth-form.ts'
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

/** For browsers without script: compares what was posted and forgets it. */
export async function action({ request }: Route.ActionArgs) {
  const form = await readForm(request)
  const values = { bride: postedBirth(form, 'bride-'), groom: postedBirth(form, 'groom-') }
  const couple = await settleCouple(values, SERVER_PLACES)
  const answer: MatchAnswer = couple.ok
    ? matchAnswerOf(values, matchBirths(couple.value))
    : { values, trouble: couple.refusal }
  return data(answer, { status: answer.result ? 200 : 422 })
}

export default function Compatibility({ loaderData, actionData }: Route.ComponentProps) {
  return <MatchScreen posted={actionData as MatchAnswer | undefined} {...loaderData} />
}
