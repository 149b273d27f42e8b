import { say } from '@roomlark/contract/say'
import { useState } from 'react'
import { useMarkAllRead, useNotifications } from '../../../data/notifications.ts'
import { CardError, CardSkeleton } from '../../../ui/card-states.tsx'
import { ChoiceSegments } from '../../../ui/choice-segments.tsx'
import { Link } from '../../../ui/link.tsx'
import { NothingNew } from './nothing-new.tsx'
import { NotificationList } from './notification-list.tsx'

export function NotificationsPopover({ unread, onClose }: { unread: number; onClose: () => void }) {
  const [view, setView] = useState<'unread' | 'all'>('unread')
  const list = useNotifications({ unread: view === 'unread', page: 1, limit: 15 })
  const marking = useMarkAllRead()
  const newest = list.data?.data[0]
  return (
    <>
      <div className="border-b border-border px-5 pt-4 pb-3.5">
        <div className="flex min-h-8 items-center justify-between gap-3">
          <h2 className="font-sans text-md font-strong">{say('Notifications')}</h2>
          {unread > 0 && newest ? (
            <button
              type="button"
              onClick={() => marking.mutate(newest.id)}
              className="rounded-sm px-1 py-1 text-[14px] font-[560] text-primary-text hover:underline"
            >
              {say('Mark all as read')}
            </button>
          ) : null}
        </div>
        <div className="mt-2">
          <ChoiceSegments
            label={say('Which notifications')}
            value={view}
            choices={[
              { value: 'unread', label: say('Unread'), count: unread },
              { value: 'all', label: say('All') },
            ]}
            onChoose={setView}
          />
        </div>
      </div>
      <div className="min-h-0 grow overflow-y-auto overscroll-contain pb-1">
        {list.isError ? (
          <div className="p-5">
            <CardError retry={() => void list.refetch()} />
          </div>
        ) : !list.data ? (
          <div className="p-5">
            <CardSkeleton />
          </div>
        ) : list.data.data.length === 0 ? (
          <NothingNew isUnread={view === 'unread'} />
        ) : (
          <NotificationList heading="h3" items={list.data.data} onOpen={onClose} />
        )}
      </div>
      <Link
        to="/notifications"
        onClick={onClose}
        className="block border-t border-border px-5 py-3.5 text-center text-[14px] font-[560] text-primary-text hover:underline -outline-offset-2!"
      >
        {say('See all notifications')}
      </Link>
    </>
  )
}
