import { payoutCurrency } from '@roomlark/contract/money-calendar'
import { say } from '@roomlark/contract/say'
import type { CoveredLine } from '@roomlark/contract/settlement/hotel-statement-list'
import type { StatementAccount } from '@roomlark/contract/settlement/hotel-statement-payments'
import { useState } from 'react'
import { useCoveredLines } from '../../../../data/hotel-statement-payments.ts'
import { cx } from '../../../../lib/cx.ts'
import { rangeWords } from '../../../../lib/day-words.ts'
import { countText } from '../../../../lib/format-number.ts'
import { moneyText } from '../../../../parts/money/money-text.ts'
import { Badge } from '../../../../ui/badge.tsx'
import { Button } from '../../../../ui/button.tsx'
import { Card, CardHead } from '../../../../ui/card.tsx'
import { Link } from '../../../../ui/link.tsx'
import { NotLoaded } from '../../../../ui/not-loaded.tsx'
import { Skeleton, SkeletonArea } from '../../../../ui/skeleton.tsx'
import { UserText } from '../../../../ui/user-text.tsx'

/** The lines in the order in which payments reach them. */
export function CoveredLines({ statement }: { statement: StatementAccount }) {
  const { id, currency, lineCount, coveredCount } = statement
  const [page, setPage] = useState(1)
  const lines = useCoveredLines(id, page)
  const pages = lines.data?.meta.totalPages ?? 1
  return (
    <Card aria-label={say('Lines')} className="p-0! md:p-0!">
      <div className="px-[18px] pt-[18px] md:px-6 md:pt-6">
        <CardHead
          title={say('Lines')}
          subtitle={say(
            '{paid} of {count, plural, one {# line} other {# lines}} paid by the hotel, so that their partners can be paid',
            { paid: countText(coveredCount), count: lineCount },
          )}
        />
      </div>
      {lines.data ? (
        <ul className={cx('transition-opacity', lines.isPlaceholderData && 'opacity-55')}>
          {lines.data.data.map((line) => (
            <li key={line.line} className="border-t border-border px-[18px] py-3 md:px-6">
              <Line line={line} currency={currency} />
            </li>
          ))}
        </ul>
      ) : lines.isPending ? (
        <SkeletonArea className="grid gap-3 px-6 pb-6">
          <Skeleton className="h-9" />
          <Skeleton className="h-9" />
        </SkeletonArea>
      ) : (
        <NotLoaded title={say('The lines did not load')} query={lines} />
      )}
      {pages > 1 ? (
        <div className="flex items-center justify-between gap-3 border-t border-border px-[18px] py-3 md:px-6">
          <Button variant="quiet" size="sm" disabled={page === 1} onClick={() => setPage(page - 1)}>
            {say('Earlier lines')}
          </Button>
          <span className="text-[14px] text-muted">
            {say('Page {page} of {pages}', { page: countText(page), pages: countText(pages) })}
          </span>
          <Button variant="quiet" size="sm" disabled={page === pages} onClick={() => setPage(page + 1)}>
            {say('Later lines')}
          </Button>
        </div>
      ) : null}
    </Card>
  )
}

function Line({ line, currency }: { line: CoveredLine; currency: string }) {
  const { bookingId, reference, partner, kind, checkInOn, checkOutOn, grossCents, netUsdCents } = line
  return (
    <div className="flex items-center justify-between gap-x-4">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <Link to={`/commissions/${bookingId}`} className="keytag hover:underline">
            {reference}
          </Link>
          <Badge tone={line.isCovered ? 'success' : 'neutral'}>
            {line.isCovered ? say('Paid') : say('Not paid')}
          </Badge>
          {kind === 'correction' ? <Badge tone="neutral">{say('Correction')}</Badge> : null}
        </p>
        <p className="mt-0.5 text-[14px] wrap-anywhere text-muted">
          {rangeWords(checkInOn, checkOutOn)}, <UserText>{partner}</UserText>
        </p>
      </div>
      <p className="shrink-0 text-right tabular-nums">
        <span className="block font-strong">{moneyText(grossCents, currency)}</span>
        <span className="block text-sm text-muted">
          {say('Partner {amount}', { amount: moneyText(netUsdCents, payoutCurrency) })}
        </span>
      </p>
    </div>
  )
}
