import { useEffect, useState } from 'react'
import { useRouteLoaderData } from 'react-router'
import { Button } from '#app/ui/buttons/button.tsx'
import { ButtonLink } from '#app/ui/buttons/button-link.tsx'
import { Card } from '#app/ui/card.tsx'
import { MY_DAY } from '#content/accounts/my-day.ts'
import { findDayOwner, MY_DAY_PATH, switchDayOff, switchDayOn } from './stored-day.ts'

type State = 'unknown' | 'unable' | 'off' | 'on' | 'failed'

/** Switches on that this browser stores the user's day. */
export function DaySwitch() {
  const person = useRouteLoaderData<{ readonly viewer: { readonly id: string } | null }>('root')?.viewer?.id
  const [state, setState] = useState<State>('unknown')
  // What a browser can and has stored is outside React.
  useEffect(() => {
    if (!('serviceWorker' in navigator)) return setState('unable')
    setState(findDayOwner() === person ? 'on' : 'off')
  }, [person])

  const change = (work: () => Promise<void>, done: State) => {
    work().then(
      () => setState(done),
      () => setState('failed'),
    )
  }
  const isOn = state === 'on'
  return (
    <Card as="section">
      <div className="grid justify-items-start gap-4">
        <h2 className="text-xl">{MY_DAY.switch}</h2>
        <p className="hint">{MY_DAY.switchLead}</p>
        <p role="status" className="empty:hidden">
          {isOn && MY_DAY.isOn}
          {state === 'failed' && MY_DAY.failed}
          {state === 'unable' && MY_DAY.needsScript}
        </p>
        <noscript>{MY_DAY.needsScript}</noscript>
        {isOn && (
          <div className="button-row">
            <ButtonLink href={MY_DAY_PATH} tone="secondary">
              {MY_DAY.look}
            </ButtonLink>
            <Button tone="quiet" onClick={() => change(switchDayOff, 'off')}>
              {MY_DAY.off}
            </Button>
          </div>
        )}
        {(state === 'off' || state === 'failed') && person !== undefined && (
          <Button tone="secondary" onClick={() => change(() => switchDayOn(person), 'on')}>
            {MY_DAY.on}
          </Button>
        )}
      </div>
    </Card>
  )
}
