import { Bell } from 'lucide-react'
import { IconButton } from '../../ui/icon-button.tsx'
import { BellSpot } from '../../ui/spot.tsx'

const popoverId = 'notifications'

export function NotificationsButton() {
  return (
    <>
      <IconButton label="Notifications" popoverTarget={popoverId}>
        <Bell aria-hidden="true" className="size-5" strokeWidth={1.75} />
      </IconButton>
      <section
        id={popoverId}
        popover="auto"
        aria-label="Notifications"
        className="inset-auto top-[62px] right-2.5 m-0 w-[360px] max-w-[calc(100vw-20px)] rounded-lg border border-border bg-raised p-5 text-text transition-opacity duration-(--dur-base) [box-shadow:var(--shadow-md)] md:right-[92px] starting:open:opacity-0"
      >
        <h2 className="font-sans text-md font-strong">Notifications</h2>
        <div className="grid justify-items-center px-4 pt-3 pb-4 text-center">
          <BellSpot />
          <p className="mt-3 font-strong">You are all caught up</p>
          <p className="mt-1 max-w-60 text-[14px] text-balance text-muted">
            We ring when there is news about your account.
          </p>
        </div>
      </section>
    </>
  )
}
