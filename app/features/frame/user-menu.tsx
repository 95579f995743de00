import User from 'lucide-react/icons/user'
import { Icon } from '#app/ui/icon.tsx'
import { Menu } from '#app/ui/overlays/menu.tsx'
import { FRAME } from '#content/frame/frame.ts'
import { to } from '#content/language.ts'
import type { Language } from '#domain/languages.ts'
import { may } from '#domain/rights.ts'
import { HELP_ROOTS } from './areas.ts'
import type { FrameViewer } from './frame-data.ts'
import { LanguageChoice } from './language-choice.tsx'

type UserMenuProps = {
  viewer: FrameViewer
  languages: readonly Language[]
  /** The help of the page, if it is not one of visitors. */
  help?: string
}

export function UserMenu({ viewer, languages, help }: UserMenuProps) {
  return (
    <Menu trigger={<Icon of={User} />} label={FRAME.accountMenu}>
      <p className="menu-note">{viewer.email}</p>
      <a className="menu-item" href={to('/dashboard')}>
        {FRAME.dashboard}
      </a>
      <a className="menu-item" href={to('/dashboard/profile')}>
        {FRAME.profile}
      </a>
      <a className="menu-item" href={to('/learning')}>
        {FRAME.myCourses}
      </a>
      {may(viewer.roles, 'desk') && (
        <a className="menu-item" href={to('/astrologer-dashboard')}>
          {FRAME.astrologerDashboard}
        </a>
      )}
      {may(viewer.roles, 'staff') && (
        <a className="menu-item" href={to('/staff')}>
          {FRAME.staff}
        </a>
      )}
      <a className="menu-item" href={to(help ?? HELP_ROOTS[may(viewer.roles, 'staff') ? 'staff' : 'client'])}>
        {FRAME.help}
      </a>
      <LanguageChoice languages={languages} className="menu-item" />
      <form method="post" action={to('/sign-out')}>
        <button type="submit" className="menu-item">
          {FRAME.signOut}
        </button>
      </form>
    </Menu>
  )
}
