import { Outlet } from 'react-router'
import { DOCUMENT } from '#app/http/page-kind.ts'

/** Every route below this one is a document: see app/http/page-kind.ts. */
export const handle = DOCUMENT

export default function Documents() {
  return <Outlet />
}
