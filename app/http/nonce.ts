import { createContext } from 'react'

/** Set only while rendering on the server; browsers hide the attribute, so hydration does not compare it. */
export const NonceContext = createContext<string | undefined>(undefined)
