export type WakeUp = {
  ring(): void
  /** Waits for a ring, or for so long; a ring that nobody waited for is heard by the next who does. */
  heard(withinMs: number): Promise<void>
}

export function createWakeUp(): WakeUp {
  let hasRung = false
  let wake: (() => void) | undefined

  return {
    ring() {
      hasRung = true
      wake?.()
    },
    async heard(withinMs) {
      if (!hasRung) {
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, withinMs)
          wake = () => {
            clearTimeout(timer)
            resolve()
          }
        })
      }
      wake = undefined
      hasRung = false
    },
  }
}
