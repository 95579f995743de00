import { Outlet } from 'react-router'
import { AppBar } from '#app/features/frame/app-bar.tsx'
import type { AppFrameHandle } from '#app/features/frame/app-frame.ts'
import { AppNav } from '#app/features/frame/app-nav.tsx'

/** Every route below this one requires a sign-in and has the app frame. */
export const handle: AppFrameHandle = { appFrame: { Bar: AppBar, Nav: AppNav } }

export default function AppFrame() {
  return <Outlet />
}
