import { say } from '@roomlark/contract/say'
import { useLocation } from 'react-router'
import { useMarkAllRead, useNotifications, useUnread } from '../../../data/notifications.ts'
import { readPage } from '../../../lib/address-parts.ts'
import { cx } from '../../../lib/cx.ts'
import { useTitle } from '../../../lib/use-title.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { CardError, CardSkeleton } from '../../../ui/card-states.tsx'
import { Settings2 } from '../../../ui/icons/settings-2.ts'
import { Link } from '../../../ui/link.tsx'
import { Pagination } from '../../../ui/pagination.tsx'
import { NothingNew } from './nothing-new.tsx'
import { NotificationList } from './notification-list.tsx'

const views = { all: say('All'), unread: say('Unread') } as const

export function NotificationsPage() {
  useTitle(say('Notifications'))
  const { search } = useLocation()
  const isUnread = new URLSearchParams(search).get('view') === 'unread'
  const page = readPage(search)
  const list = useNotifications({ unread: isUnread, page })
  const unread = useUnread()
  const marking = useMarkAllRead()
  const newest = list.data?.data[0]
  const toPage = (to: number) => ({
    search: `?${new URLSearchParams({ ...(isUnread && { view: 'unread' }), page: String(to) })}`,
  })
  return (
    <div className="w-full max-w-[820px]">
      <div className="mb-5 flex flex-wrap items-end justify-between gap-3">
        <div>
          <h1 className="max-md:text-[26px] max-md:leading-8">{say('Notifications')}</h1>
          <p className="mt-1 text-muted">
            {unread === 0 ? say('You have read them all') : say('{unread} unread', { unread })}
          </p>
        </div>
        <div className="flex flex-wrap gap-2.5">
          <ButtonLink to="/settings?section=notifications" variant="secondary" size="sm">
            <Settings2 aria-hidden="true" className="size-4" />
            {say('Preferences')}
          </ButtonLink>
          {unread > 0 && newest && page === 1 ? (
            <Button
              size="sm"
              busy={marking.isPending && say('Marking...')}
              onClick={() => marking.mutate(newest.id)}
            >
              {say('Mark all as read')}
            </Button>
          ) : null}
        </div>
      </div>
      <nav aria-label={say('Notifications')} className="mb-5 border-b border-border">
        <ul className="flex gap-7">
          {Object.entries(views).map(([view, label]) => {
            const isCurrent = (view === 'unread') === isUnread
            return (
              <li key={view}>
                <Link
                  to={{ search: view === 'all' ? '' : '?view=unread' }}
                  aria-current={isCurrent ? 'page' : undefined}
                  className={cx(
                    'block border-b-2 pt-1 pb-2.5 font-[540] transition-colors -outline-offset-2!',
                    isCurrent ? 'border-primary text-text' : 'border-transparent text-muted hover:text-text',
                  )}
                >
                  {label}
                </Link>
              </li>
            )
          })}
        </ul>
      </nav>
      {list.isError ? (
        <Card>
          <CardError retry={() => void list.refetch()} />
        </Card>
      ) : !list.data ? (
        <Card>
          <CardSkeleton />
        </Card>
      ) : (
        <>
          <Card className="overflow-hidden p-0! pb-1!">
            {list.data.data.length === 0 ? (
              <NothingNew isUnread={isUnread} />
            ) : (
              <NotificationList heading="h2" items={list.data.data} />
            )}
          </Card>
          <Pagination {...list.data.meta} toPage={toPage} onMove={() => window.scrollTo(0, 0)} />
        </>
      )}
    </div>
  )
}
