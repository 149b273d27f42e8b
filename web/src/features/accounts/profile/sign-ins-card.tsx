import type { SignIn } from '@roomlark/contract/accounts/security'
import { say } from '@roomlark/contract/say'
import { useState } from 'react'
import { useSignIns } from '../../../data/security.ts'
import { cx } from '../../../lib/cx.ts'
import { longDateTime } from '../../../lib/format-date.ts'
import { signInWords } from '../../../lib/sign-in-words.ts'
import { Button } from '../../../ui/button.tsx'
import { Card, CardHead } from '../../../ui/card.tsx'
import { CardError, CardSkeleton } from '../../../ui/card-states.tsx'
import { Check } from '../../../ui/icons/check.ts'
import { X } from '../../../ui/icons/x.ts'

export function SignInsCard() {
  const [page, setPage] = useState(1)
  const list = useSignIns(page)
  return (
    <Card>
      <CardHead title={say('Recent sign-ins')} />
      {list.isError ? <CardError retry={() => void list.refetch()} /> : null}
      {list.isPending ? <CardSkeleton /> : null}
      {list.data && list.data.data.length === 0 ? (
        <p className="text-muted">{say('No sign-ins recorded yet.')}</p>
      ) : null}
      {list.data ? (
        <>
          <ul className={cx('-my-1 transition-opacity', list.isPlaceholderData && 'opacity-55')}>
            {list.data.data.map((entry) => (
              <Row key={entry.id} entry={entry} />
            ))}
          </ul>
          {list.data.meta.totalPages > 1 ? (
            <div className="mt-4 flex items-center justify-between gap-3 text-[14px] text-muted">
              <Button variant="quiet" size="sm" disabled={page === 1} onClick={() => setPage(page - 1)}>
                {say('Newer')}
              </Button>
              <span role="status">
                {say('Page {page} of {pages}', { page, pages: list.data.meta.totalPages })}
              </span>
              <Button
                variant="quiet"
                size="sm"
                disabled={page >= list.data.meta.totalPages}
                onClick={() => setPage(page + 1)}
              >
                {say('Older')}
              </Button>
            </div>
          ) : null}
        </>
      ) : null}
    </Card>
  )
}

function Row({ entry }: { entry: SignIn }) {
  const isGood = entry.outcome === 'signed-in'
  const Icon = isGood ? Check : X
  return (
    <li className="flex items-center gap-3.5 border-t border-border py-2.5 first:border-t-0">
      <span
        className={cx(
          'grid size-[30px] shrink-0 place-items-center rounded-[8px]',
          isGood ? 'bg-success-soft text-success-text' : 'bg-error-soft text-error-text',
        )}
      >
        <Icon aria-hidden="true" className="size-[15px]" />
      </span>
      <div className="min-w-0 leading-5">
        <p>{signInWords[entry.outcome]}</p>
        <small className="text-[13.5px] wrap-anywhere text-muted">
          {entry.device.name}, <time dateTime={entry.at}>{longDateTime(new Date(entry.at))}</time>,{' '}
          {entry.address}
        </small>
      </div>
    </li>
  )
}
