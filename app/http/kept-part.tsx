import { createContext, createElement, type ReactNode, useContext } from 'react'

export type Part<Facts> = (facts: Facts) => ReactNode

type LeavePlace = <Facts extends object>(part: Part<Facts>, facts: Facts) => string

/** Notes a part and names the place that is left for it; known only while a document is written. */
export const PlacesContext = createContext<LeavePlace | undefined>(undefined)

/**
 * A part of a page that is made of plain facts alone and is for everybody. A document has it as text, written once for
 * the same facts (`write-document.tsx`, decision 0102); everywhere else it is rendered like any other component.
 */
export function KeptPart<Facts extends object>({ of: Part, facts }: { of: Part<Facts>; facts: Facts }) {
  const leavePlace = useContext(PlacesContext)
  return leavePlace ? createElement('kept-part', { id: leavePlace(Part, facts) }) : <Part {...facts} />
}
