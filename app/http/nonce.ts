import { createContext } from 'react'

/** Set only while rendering on the server; browsers hide the attribute, so nothing is compared when hydrating. */
export const NonceContext = createContext<string | undefined>(undefined)
