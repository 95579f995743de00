import Ellipsis from 'lucide-react/icons/ellipsis'
import { Accordion } from '#app/ui/accordion.tsx'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/buttons/button.tsx'
import { ShareButton } from '#app/ui/buttons/share-button.tsx'
import { ThemeSwitch } from '#app/ui/buttons/theme-switch.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Breadcrumbs } from '#app/ui/navigation/breadcrumbs.tsx'
import { LinkTabs } from '#app/ui/navigation/link-tabs.tsx'
import { Pagination } from '#app/ui/navigation/pagination.tsx'
import { Menu } from '#app/ui/overlays/menu.tsx'

export function ControlSamples() {
  return (
    <div className="grid gap-10">
      <div className="flex flex-wrap items-center gap-3">
        <Button>Primary</Button>
        <Button tone="secondary">Secondary</Button>
        <Button tone="quiet">Quiet</Button>
        <Button tone="danger">Delete</Button>
        <Button disabled>Disabled</Button>
        <Button busy busyLabel="Saving…">
          Save
        </Button>
        <Button size="sm">Small</Button>
        <Button size="lg">Large</Button>
        <ShareButton title="Style guide" url="/dev/ui" />
        <ThemeSwitch path="/" />
        <Menu trigger={<Icon of={Ellipsis} />} label="Actions">
          <a className="menu-item" href="#edit">
            Edit
          </a>
          <button type="button" className="menu-item">
            Unpublish
          </button>
        </Menu>
      </div>
      <div className="flex flex-wrap gap-3">
        <Badge>Fundamentals</Badge>
        <Badge tone="action">Most Popular</Badge>
        <Badge tone="neutral">Draft</Badge>
        <Badge tone="success">Confirmed</Badge>
        <Badge tone="danger">Rejected</Badge>
      </div>
      <Breadcrumbs
        crumbs={[{ label: 'Home', href: '/' }, { label: 'Blog', href: '/blog' }, { label: 'The Nakshatras' }]}
      />
      <LinkTabs
        label="Claims"
        tabs={[
          { href: '#upcoming', label: 'Upcoming', isCurrent: false },
          { href: '#verify', label: 'To verify', count: 2, isCurrent: true },
          { href: '#pending', label: 'Pending', isCurrent: false },
        ]}
      />
      <Accordion
        items={[
          {
            question: 'How does a consultation take place?',
            answer: 'By video call or phone. The link is sent before the appointment.',
          },
          {
            question: 'What if I do not know my time of birth?',
            answer: 'Then a Prasna is the honest choice: it needs none.',
          },
        ]}
      />
      <Pagination label="Pages of posts" current={4} total={12} href={(page) => `#page-${page}`} />
    </div>
  )
}
