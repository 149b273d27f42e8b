import { say } from '@roomlark/contract/say'
import { Brand } from '../../../ui/brand.tsx'
import { type NavBadges, NavList } from './nav-list.tsx'
import { ProfileLink } from './profile-link.tsx'

/** Full from 1200, an icon rail from 768; below that the drawer takes its place. */
export function Sidebar({ badges }: { badges: NavBadges }) {
  return (
    <aside
      aria-label={say('Sidebar')}
      className="sticky top-(--offline-bar) z-20 hidden h-[calc(100dvh-var(--offline-bar))] w-(--rail) shrink-0 flex-col border-r border-border px-3 pb-[18px] md:flex desk:w-(--sidebar) desk:px-4 print:hidden"
    >
      <div className="mb-3.5 flex h-(--topbar) shrink-0 items-center pl-2 desk:pl-2.5">
        <Brand to="/dashboard" wordClassName="max-desk:hidden" />
      </div>
      <NavList rail badges={badges} />
      <div className="mt-auto pt-4">
        <ProfileLink rail />
      </div>
    </aside>
  )
}
