import { createContext } from 'react'

/** What the error page shows about the failed request; known only while rendering on the server. */
export type Failure = { readonly requestId: string; readonly isOutage: boolean }

export const FailureContext = createContext<Failure | undefined>(undefined)
