import { useState } from 'react'
import { useIsHydrated } from '#app/features/page-parts/use-is-hydrated.ts'
import { Button } from '#app/ui/buttons/button.tsx'
import type { ButtonLook } from '#app/ui/buttons/button-class.ts'
import { Notice } from '#app/ui/notice.tsx'
import { SECOND_FACTOR_PROBLEMS, SECURITY } from '#content/accounts/second-factors.ts'
import { askPasskey, supportsPasskeys } from './passkey-client.ts'

type PasskeyButtonProps = ButtonLook & {
  use: 'register' | 'sign-in' | 'prove'
  returnTo: string
  label: string
  busyLabel: string
  onCodes?: (codes: readonly string[]) => void
  /** Says so where passkeys cannot be used; elsewhere the button is just left out. */
  explains?: boolean
}

/** There is no button before the script works, and none in a browser without passkeys. */
export function PasskeyButton({ use, returnTo, label, busyLabel, onCodes, explains, ...look }: PasskeyButtonProps) {
  const isHydrated = useIsHydrated()
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  if (!isHydrated) return explains ? <NoScript /> : null
  if (!supportsPasskeys()) return explains ? <Notice>{SECOND_FACTOR_PROBLEMS['passkeys-missing']}</Notice> : null

  async function press() {
    setBusy(true)
    setProblem(undefined)
    try {
      const result = await askPasskey(use, returnTo)
      if (result.codes) return onCodes?.(result.codes)
      setProblem(result.problem)
      // On the way to another page it stays busy.
      setBusy(result.problem === undefined)
    } catch {
      setProblem(SECOND_FACTOR_PROBLEMS.failed)
      setBusy(false)
    }
  }

  return (
    <div className="grid gap-3">
      <Button {...look} busy={isBusy} busyLabel={busyLabel} onClick={press}>
        {label}
      </Button>
      {problem && (
        <div role="alert">
          <Notice tone="danger">{problem}</Notice>
        </div>
      )}
    </div>
  )
}

function NoScript() {
  return (
    <noscript>
      <p className="hint">{SECURITY.needsScript}</p>
    </noscript>
  )
}
