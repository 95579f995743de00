import User from 'lucide-react/icons/user'
import { Icon } from '#app/ui/icon.tsx'
import { Menu } from '#app/ui/overlays/menu.tsx'
import { FRAME } from '#content/frame/frame.ts'
import { may } from '#domain/rights.ts'
import type { FrameViewer } from './frame-data.ts'

export function UserMenu({ viewer }: { viewer: FrameViewer }) {
  return (
    <Menu trigger={<Icon of={User} />} label={FRAME.accountMenu}>
      <p className="menu-note">{viewer.email}</p>
      <a className="menu-item" href="/dashboard">
        {FRAME.dashboard}
      </a>
      <a className="menu-item" href="/dashboard/profile">
        {FRAME.profile}
      </a>
      <a className="menu-item" href="/learning">
        {FRAME.myCourses}
      </a>
      {may(viewer.roles, 'desk') && (
        <a className="menu-item" href="/astrologer-dashboard">
          {FRAME.astrologerDashboard}
        </a>
      )}
      {may(viewer.roles, 'staff') && (
        <a className="menu-item" href="/staff">
          {FRAME.staff}
        </a>
      )}
      <form method="post" action="/sign-out">
        <button type="submit" className="menu-item">
          {FRAME.signOut}
        </button>
      </form>
    </Menu>
  )
}
