import * as Radix from '@radix-ui/react-dialog'
import { say } from '@roomlark/contract/say'
import { Brand } from '../../../ui/brand.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { X } from '../../../ui/icons/x.ts'
import { useFocusReturn } from '../../../ui/use-focus-return.ts'
import { type NavBadges, NavList } from './nav-list.tsx'
import { ProfileLink } from './profile-link.tsx'
import { ThemeToggle } from './theme-toggle.tsx'

/** The sidebar of small screens. Open for as long as it is rendered. */
export function Drawer({ badges, onClose }: { badges: NavBadges; onClose: () => void }) {
  const focusReturn = useFocusReturn()
  return (
    <Radix.Root open onOpenChange={onClose}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-40 bg-overlay transition-opacity duration-(--dur-slow) starting:opacity-0" />
        <Radix.Content
          {...focusReturn}
          aria-describedby={undefined}
          className="fixed inset-y-0 left-0 z-50 flex w-72 max-w-[calc(100vw-40px)] flex-col overflow-y-auto overscroll-contain rounded-r-xl bg-surface px-4 pb-[18px] transition-[opacity,translate] duration-(--dur-slow) [box-shadow:var(--shadow-lg)] starting:-translate-x-2 starting:opacity-0"
        >
          <Radix.Title className="sr-only">{say('Menu')}</Radix.Title>
          <div className="mb-3.5 flex h-(--topbar) shrink-0 items-center justify-between pl-2.5">
            <Brand to="/dashboard" />
            <Radix.Close asChild>
              <IconButton label={say('Close menu')}>
                <X aria-hidden="true" className="size-5" strokeWidth={1.75} />
              </IconButton>
            </Radix.Close>
          </div>
          <NavList badges={badges} />
          <div className="mt-auto grid gap-1 pt-4">
            <ThemeToggle named />
            <ProfileLink />
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
