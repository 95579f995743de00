import type { Role } from '#domain/roles.ts'

/** Published here, so a demo may only be served where the public cannot reach it. */
export const DEMO_PASSWORD = 'a quiet river at dawn'

export type DemoPerson = { readonly email: string; readonly fullName: string; readonly roles: readonly Role[] }

export const DEMO_STAFF: readonly DemoPerson[] = [
  { email: 'admin@demo.example', fullName: 'Meera Deshpande', roles: ['client', 'admin'] },
  { email: 'astrologer@demo.example', fullName: 'Acharya Suryakant Joshi', roles: ['client', 'astrologer'] },
  { email: 'assistant@demo.example', fullName: 'Kavya Nair', roles: ['client', 'assistant'] },
]

export const DEMO_CLIENTS: readonly DemoPerson[] = [
  { email: 'asha@demo.example', fullName: 'Asha Rao', roles: ['client'] },
  { email: 'ravi@demo.example', fullName: 'Ravi Krishnamurthy', roles: ['client'] },
  { email: 'lakshmi@demo.example', fullName: 'లక్ష్మీ ప్రసన్న', roles: ['client'] },
  { email: 'arjun@demo.example', fullName: 'अर्जुन शर्मा', roles: ['client'] },
  { email: 'fatima@demo.example', fullName: 'Fatima Shaikh', roles: ['client'] },
  { email: 'daniel@demo.example', fullName: 'Daniel Whitcombe', roles: ['client'] },
]
