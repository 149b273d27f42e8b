import type { SystemStatus } from '@roomlark/contract/operations/system'
import { say } from '@roomlark/contract/say'
import { useFailedJobs, useSystemStatus } from '../../../data/system.ts'
import { longDateTime } from '../../../lib/format-date.ts'
import { countText as count } from '../../../lib/format-number.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Card } from '../../../ui/card.tsx'
import { CardWaiting } from '../../../ui/card-states.tsx'
import type { Icon } from '../../../ui/create-icon.ts'
import { CalendarSync } from '../../../ui/icons/calendar-sync.ts'
import { Database } from '../../../ui/icons/database.ts'
import { HardDrive } from '../../../ui/icons/hard-drive.ts'
import { ListChecks } from '../../../ui/icons/list-checks.ts'
import { Mail } from '../../../ui/icons/mail.ts'
import { Package } from '../../../ui/icons/package.ts'
import { Search } from '../../../ui/icons/search.ts'
import { FailedJobsCard } from './failed-jobs-card.tsx'

/** Jobs overdue for longer than this are not being processed. */
const slowSeconds = 300
/** Changes normally reach the search within two seconds. */
const lateSeconds = 10

export function SystemSection() {
  const status = useSystemStatus()
  // Failed jobs come first, and would push the rest down.
  const failed = useFailedJobs()
  if (status.data && !failed.isLoading) return <Parts status={status.data} />
  return (
    <Card>
      <CardWaiting query={status} />
    </Card>
  )
}

function Parts({ status }: { status: SystemStatus }) {
  const { versions, database, jobs, feeds, mail, search, storage } = status
  const isSlow = (jobs.oldestWaitingSeconds ?? 0) > slowSeconds
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5 md:grid-cols-2">
      <FailedJobsCard />
      <Part
        title={say('Jobs')}
        Icon={ListChecks}
        trouble={isSlow ? say('Behind##late') : jobs.failed > 0 ? say('Some failed') : null}
        facts={[
          [say('Waiting'), count(jobs.waiting)],
          [say('Running'), count(jobs.running)],
          [say('Failed in 24 hours'), count(jobs.failed)],
          [say('Last completed'), when(jobs.lastDoneAt)],
        ]}
      />
      <Part
        title={say('Calendar feeds')}
        Icon={CalendarSync}
        trouble={feeds.failing > 0 ? say('{count} failing', { count: feeds.failing }) : null}
        facts={[
          [say('Feeds'), count(feeds.total)],
          [say('Failing'), count(feeds.failing)],
          [say('Last read'), when(feeds.lastReadAt)],
        ]}
      />
      <Part
        title={say('Mail')}
        Icon={Mail}
        trouble={mail.failed > 0 ? say('{count} not sent', { count: mail.failed }) : null}
        facts={[
          [say('Delivery'), mail.transport === 'smtp' ? say('Mail server') : say('Stored on this machine')],
          [say('Waiting'), count(mail.waiting)],
          [say('Failed in 24 hours'), count(mail.failed)],
          [say('Last sent'), when(mail.lastSentAt)],
        ]}
      />
      <Part
        title={say('Search index')}
        Icon={Search}
        trouble={search.behindSeconds > lateSeconds ? say('Behind##late') : null}
        facts={[
          [say('Hotels'), count(search.hotels)],
          [say('Waiting to be updated'), count(search.waiting)],
          [say('Oldest change waiting'), say('{duration} s', { duration: count(search.behindSeconds) })],
        ]}
      />
      <Part
        title={say('Storage')}
        Icon={HardDrive}
        trouble={null}
        facts={[
          [say('Kept in'), storage.backend === 's3' ? say('Object storage') : say('Folder on this machine')],
          [say('Pictures'), count(storage.pictures)],
        ]}
      />
      <Part
        title={say('Database')}
        Icon={Database}
        trouble={database.answeredInMs > 1000 ? say('Slow') : null}
        facts={[
          [say('Size'), say('{size} MB', { size: count(Math.round(database.sizeBytes / 1e6)) })],
          [say('Connections'), count(database.connections)],
          [say('Answered in'), say('{duration} ms', { duration: count(database.answeredInMs) })],
        ]}
      />
      <Part
        title={say('Versions')}
        Icon={Package}
        trouble={null}
        facts={[
          ['Roomlark', versions.roomlark],
          ['Node.js', versions.node],
          ['PostgreSQL', versions.postgres],
          [say('Running since'), when(versions.startedAt)],
        ]}
      />
    </div>
  )
}

type PartProps = { title: string; Icon: Icon; trouble: string | null; facts: [string, string][] }

function Part({ title, Icon, trouble, facts }: PartProps) {
  return (
    <Card>
      <div className="mb-3 flex items-center gap-3">
        <Icon aria-hidden="true" className="size-5 text-muted" strokeWidth={1.75} />
        <h2 className="grow">{title}</h2>
        <Badge tone={trouble ? 'warning' : 'success'}>{trouble ?? say('Fine##in order')}</Badge>
      </div>
      <dl className="grid gap-1.5 text-[14px]">
        {facts.map(([label, value]) => (
          <div key={label} className="flex justify-between gap-4">
            <dt className="text-muted">{label}</dt>
            <dd className="text-right tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}

function when(at: string | null): string {
  return at === null ? say('Never') : longDateTime(new Date(at))
}
