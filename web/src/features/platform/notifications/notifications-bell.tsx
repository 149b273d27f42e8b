import { say } from '@roomlark/contract/say'
import { useRef, useState } from 'react'
import { useUnread } from '../../../data/notifications.ts'
import { lazyPart } from '../../../lib/lazy-part.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Bell } from '../../../ui/icons/bell.ts'
import { OnDemand } from '../../../ui/on-demand.tsx'

const NotificationsPopover = lazyPart(
  async () => (await import('./notifications-popover.tsx')).NotificationsPopover,
)

const popoverId = 'notifications'

export function NotificationsBell() {
  const unread = useUnread()
  const [isOpen, setOpen] = useState(false)
  const box = useRef<HTMLElement>(null)
  const close = () => box.current?.hidePopover()
  return (
    <>
      <IconButton
        label={unread === 0 ? say('Notifications') : say('Notifications, {unread} unread', { unread })}
        popoverTarget={popoverId}
        data-state={isOpen ? 'open' : undefined}
      >
        <Bell aria-hidden="true" className="size-5" strokeWidth={1.75} />
        {unread > 0 ? (
          <span
            aria-hidden="true"
            className="absolute top-0.5 right-0.5 grid h-[17px] min-w-[17px] place-items-center rounded-full border-2 border-bg bg-error px-0.5 text-[10px] leading-none font-[700] text-on-error tabular-nums"
          >
            {unread > 99 ? '99+' : unread}
          </span>
        ) : null}
      </IconButton>
      <section
        ref={box}
        id={popoverId}
        popover="auto"
        aria-label={say('Notifications')}
        onToggle={(event) => setOpen(event.newState === 'open')}
        className="inset-auto top-[62px] right-2.5 m-0 max-h-[calc(100dvh-80px)] w-[424px] max-w-[calc(100vw-20px)] flex-col rounded-lg border border-border bg-raised p-0 text-text transition-opacity duration-(--dur-base) [box-shadow:var(--shadow-md)] open:flex md:right-[92px] starting:open:opacity-0"
      >
        {isOpen ? (
          <OnDemand onFailure={close}>
            <NotificationsPopover unread={unread} onClose={close} />
          </OnDemand>
        ) : null}
      </section>
    </>
  )
}
