import { type ApparentPlace, apparentMoon, apparentPlace, type Body } from './apparent.ts'
import { heliocentricState, type State } from './heliocentric.ts'
import type { Instant } from './instant.ts'
import { type LunarState, lunarState } from './lunar.ts'
import { meanNode, type NodePlace, trueNode } from './nodes.ts'

/** All positions at an instant, from the mean equinox of date, and the states they were computed from. */
export type Bodies = {
  places: Record<Body, ApparentPlace>
  meanNode: NodePlace
  trueNode: NodePlace
  earth: State
  moon: LunarState
}

/** The Sun, the Moon, the five planets and both nodes at an instant. */
export function bodiesAt({ frame }: Instant): Bodies {
  const t = frame.centuries
  const earth = heliocentricState('earth', t)
  const moon = lunarState(t)
  return {
    places: {
      sun: apparentPlace(undefined, earth, frame),
      moon: apparentMoon(moon, frame),
      mercury: apparentPlace(heliocentricState('mercury', t), earth, frame),
      venus: apparentPlace(heliocentricState('venus', t), earth, frame),
      mars: apparentPlace(heliocentricState('mars', t), earth, frame),
      jupiter: apparentPlace(heliocentricState('jupiter', t), earth, frame),
      saturn: apparentPlace(heliocentricState('saturn', t), earth, frame),
    },
    meanNode: meanNode(t),
    trueNode: trueNode(moon, frame),
    earth,
    moon,
  }
}
