import { createContext } from 'react'

/** What the error screen tells about the request that failed; known only while rendering on the server. */
export type Failure = { readonly requestId: string; readonly isOutage: boolean }

export const FailureContext = createContext<Failure | undefined>(undefined)
