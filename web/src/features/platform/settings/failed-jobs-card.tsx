import type { FailedJob } from '@roomlark/contract/operations/system'
import { say } from '@roomlark/contract/say'
import type { ReactNode } from 'react'
import { useFailedJobs, useRetryJobs } from '../../../data/system.ts'
import { getErrorMessage } from '../../../lib/api-error.ts'
import { midSentence, relativeTime } from '../../../lib/format-date.ts'
import { countText } from '../../../lib/format-number.ts'
import { sayRich } from '../../../lib/say-rich.ts'
import { Button } from '../../../ui/button.tsx'
import { Card, CardHead } from '../../../ui/card.tsx'
import { CardError } from '../../../ui/card-states.tsx'
import { CircleAlert } from '../../../ui/icons/circle-alert.ts'
import { RotateCw } from '../../../ui/icons/rotate-cw.ts'
import { Note } from '../../../ui/note.tsx'
import { toast } from '../../../ui/toast.ts'
import { jobWords } from './job-words.ts'

/** Jobs that failed every attempt, grouped by what they do. */
export function FailedJobsCard() {
  const failed = useFailedJobs()
  const retrying = useRetryJobs()
  function retry(jobs: readonly FailedJob[]) {
    retrying.mutate(
      jobs.map(({ id }) => id),
      {
        onSuccess: ({ retried }) =>
          toast.success(
            say('{retried, plural, one {# job is} other {# jobs are}} being retried.', { retried }),
          ),
      },
    )
  }
  if (!failed.data && !failed.isError) return null
  const jobs = failed.data?.data ?? []
  const hidden = (failed.data?.meta.total ?? 0) - jobs.length
  return (
    <Card aria-labelledby="failed-jobs" className="md:col-span-2">
      <CardHead
        title={<span id="failed-jobs">{say('Failed jobs')}</span>}
        subtitle={say('These jobs failed every attempt. Retrying them is safe: nothing is done twice.')}
      >
        {jobs.length > 1 ? (
          <Button variant="secondary" size="sm" disabled={retrying.isPending} onClick={() => retry(jobs)}>
            <RotateCw aria-hidden="true" className="size-4" />
            {say('Retry all')}
          </Button>
        ) : null}
      </CardHead>
      {retrying.error ? (
        <Note tone="error" icon={<CircleAlert />} role="alert" className="mb-4">
          {getErrorMessage(retrying.error, say('The jobs were not retried. Please try again.'))}
        </Note>
      ) : null}
      {failed.isError ? <CardError retry={() => void failed.refetch()} /> : null}
      {failed.data && jobs.length === 0 ? <p className="text-muted">{say('There are none.')}</p> : null}
      <ul>
        {[...Map.groupBy(jobs, ({ name }) => name)].map(([name, group]) => (
          <JobGroup
            key={name}
            name={name}
            jobs={group}
            isBusy={retrying.isPending}
            onRetry={() => retry(group)}
          />
        ))}
      </ul>
      {hidden > 0 ? (
        <p className="mt-3 text-sm text-muted">{say('and {count} older', { count: countText(hidden) })}</p>
      ) : null}
    </Card>
  )
}

type JobGroupProps = { name: string; jobs: readonly FailedJob[]; isBusy: boolean; onRetry: () => void }

function JobGroup({ name, jobs, isBusy, onRetry }: JobGroupProps) {
  const [newest] = jobs
  if (!newest) return null
  const last = {
    time: (text: ReactNode) => <time dateTime={newest.failedAt}>{text}</time>,
    ago: midSentence(relativeTime(new Date(newest.failedAt), new Date())),
    tries: newest.tries,
  }
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-border py-3 first:border-t-0 first:pt-0">
      <div className="min-w-[200px] grow basis-0">
        <p className="font-[560]">{jobWords(name)}</p>
        <p className="text-sm text-muted">
          {jobs.length === 1
            ? sayRich(
                'Once, last <time>{ago}</time> after {tries, plural, one {# try} other {# tries}}',
                last,
              )
            : sayRich(
                '{times, plural, one {# time} other {# times}}, last <time>{ago}</time> after {tries, plural, one {# try} other {# tries}}',
                { ...last, times: jobs.length },
              )}
        </p>
        {newest.reason ? <p className="text-sm wrap-anywhere text-error-text">{newest.reason}</p> : null}
      </div>
      <Button variant="secondary" size="sm" disabled={isBusy} onClick={onRetry}>
        {sayRich('Try again<span>: {job}</span>', {
          span: (text) => <span className="sr-only">{text}</span>,
          job: jobWords(name),
        })}
      </Button>
    </li>
  )
}
