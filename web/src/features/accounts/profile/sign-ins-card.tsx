import { say } from '@roomlark/contract/say'
import { useState } from 'react'
import { useSignIns } from '../../../data/security.ts'
import { cx } from '../../../lib/cx.ts'
import { Button } from '../../../ui/button.tsx'
import { Card, CardHead } from '../../../ui/card.tsx'
import { CardWaiting } from '../../../ui/card-states.tsx'
import { SignInRow } from '../../../ui/sign-in-row.tsx'

export function SignInsCard() {
  const [page, setPage] = useState(1)
  const list = useSignIns(page)
  return (
    <Card>
      <CardHead title={say('Recent sign-ins')} />
      <CardWaiting query={list} />
      {list.data && list.data.data.length === 0 ? (
        <p className="text-muted">{say('No sign-ins recorded yet.')}</p>
      ) : null}
      {list.data ? (
        <>
          <ul className={cx('-my-1 transition-opacity', list.isPlaceholderData && 'opacity-55')}>
            {list.data.data.map((entry) => (
              <SignInRow key={entry.id} entry={entry} />
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
