import { Outlet } from 'react-router'
import { APPLICATION } from '#app/http/page-kind.ts'

/** Every route below this one is an application: see app/http/page-kind.ts. */
export const handle = APPLICATION

export default function Applications() {
  return <Outlet />
}
