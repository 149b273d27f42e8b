import type { PageMeta } from '@roomlark/contract/paging'
import { say } from '@roomlark/contract/say'
import type { EarningsStatementSummary } from '@roomlark/contract/settlement/earnings'
import { useLocation } from 'react-router'
import { readStatementPdf, readStatementsFile, useEarningsStatements } from '../../../data/earnings.ts'
import { cx } from '../../../lib/cx.ts'
import { countText } from '../../../lib/format-number.ts'
import { CsvButton } from '../../../parts/csv/csv-button.tsx'
import { pageAddress } from '../../../parts/list/list-address.ts'
import { usd } from '../../../parts/performance/performance-words.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Card, CardHead } from '../../../ui/card.tsx'
import { CardError, CardSkeleton } from '../../../ui/card-states.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Download } from '../../../ui/icons/download.ts'
import { Link } from '../../../ui/link.tsx'
import { Pagination } from '../../../ui/pagination.tsx'
import { downloadPdf } from './save-files.ts'
import { earnedWords, otherAmounts, paidOnWords, payoutWords } from './statement-words.ts'

/** Every statement, and what was paid of it. */
export function PayoutsCard() {
  const { page } = pageAddress.read(useLocation().search)
  const statements = useEarningsStatements(page)
  const { data } = statements
  return (
    <Card aria-labelledby="payouts" className="overflow-hidden px-0! pb-0!">
      <div className="px-[18px] md:px-6">
        <CardHead
          title={<span id="payouts">{say('Payouts')}</span>}
          subtitle={say('Paid on the 5th, for everything payable by the end of the month before')}
        >
          {data && data.data.length > 0 ? <CsvButton read={readStatementsFile} isEmpty={false} /> : null}
        </CardHead>
      </div>
      {statements.isPending ? (
        <div className="px-[18px] pb-6 md:px-6">
          <CardSkeleton />
        </div>
      ) : !data ? (
        <div className="px-[18px] pb-6 md:px-6">
          <CardError retry={() => void statements.refetch()} />
        </div>
      ) : data.data.length === 0 ? (
        <p className="border-t border-border px-6 py-9 text-center text-balance text-muted">
          {say('No statement yet. The first one is drawn up on the 1st after something has become payable.')}
        </p>
      ) : (
        <Statements statements={data.data} meta={data.meta} />
      )}
    </Card>
  )
}

const cell = 'border-t border-border px-2.5 py-3 align-middle'
const number = `${cell} text-right tabular-nums`
const small = 'block text-sm text-muted'

function Statements({ statements, meta }: { statements: EarningsStatementSummary[]; meta: PageMeta }) {
  return (
    <>
      <div className="relative overflow-x-auto max-md:hidden">
        <table className="w-full border-collapse text-left">
          <caption className="sr-only">{say('Payouts')}</caption>
          <thead className="text-sm text-muted [&_th]:px-2.5 [&_th]:pb-2.5 [&_th]:font-[560] [&_th]:whitespace-nowrap">
            <tr>
              <th scope="col" className="pl-6!">
                {say('Paid on')}
              </th>
              <th scope="col">{say('Statement')}</th>
              <th scope="col" className="text-right">
                {say('Stays')}
              </th>
              <th scope="col" className="text-right">
                {say('Earned')}
              </th>
              <th scope="col" className="text-right">
                {say('Corrections')}
              </th>
              <th scope="col" className="text-right">
                {say('Paid out')}
              </th>
              <th scope="col">{say('Status')}</th>
              <th scope="col">
                <span className="sr-only">{say('Download')}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {statements.map((statement) => (
              <Row key={statement.id} statement={statement} />
            ))}
          </tbody>
        </table>
      </div>
      <ul className="md:hidden">
        {statements.map((statement) => (
          <Item key={statement.id} statement={statement} />
        ))}
      </ul>
      {meta.totalPages > 1 ? (
        <div className="border-t border-border px-[18px] pb-5 md:px-6">
          <Pagination {...meta} toPage={(page) => ({ search: `?page=${page}` })} onMove={() => {}} />
        </div>
      ) : null}
    </>
  )
}

function Tag({ statement: { id, number } }: { statement: EarningsStatementSummary }) {
  return (
    <Link to={`/performance/earnings/statements/${id}`} className="keytag hover:underline">
      {number}
    </Link>
  )
}

function Row({ statement }: { statement: EarningsStatementSummary }) {
  const other = otherAmounts(statement)
  const { tone, name, note } = payoutWords(statement)
  return (
    <tr className="hover:bg-[color-mix(in_srgb,var(--color-sunken)_60%,transparent)]">
      <th scope="row" className={cx(cell, 'pl-6! font-normal whitespace-nowrap')}>
        {paidOnWords(statement)}
      </th>
      <td className={cell}>
        <Tag statement={statement} />
      </td>
      <td className={number}>{countText(statement.stays)}</td>
      <td className={number}>{usd(statement.earnedUsdCents)}</td>
      <td className={number}>
        <span className={cx(other.usdCents === 0 && 'text-muted')}>{usd(other.usdCents)}</span>
        {other.note ? <span className={small}>{other.note}</span> : null}
      </td>
      <td className={cx(number, 'font-strong')}>{usd(statement.payoutUsdCents)}</td>
      <td className={cell}>
        <Badge tone={tone}>{name}</Badge>
        {note ? <span className={cx(small, 'mt-[3px]')}>{note}</span> : null}
      </td>
      <td className={cx(cell, 'pr-4! text-right')}>
        <DownloadButton statement={statement} />
      </td>
    </tr>
  )
}

function Item({ statement }: { statement: EarningsStatementSummary }) {
  const { tone, name, note } = payoutWords(statement)
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 gap-y-1 border-t border-border px-[18px] py-3.5 tabular-nums">
      <span>{paidOnWords(statement)}</span>
      <b className="text-right font-strong">{usd(statement.payoutUsdCents)}</b>
      <span>
        <Tag statement={statement} />
      </span>
      <span className="text-right">
        <Badge tone={tone}>{name}</Badge>
      </span>
      <span className="col-span-2 text-sm text-muted">
        {earnedWords(statement)}
        {note ? `. ${note}` : ''}
      </span>
    </li>
  )
}

function DownloadButton({ statement: { id, number } }: { statement: EarningsStatementSummary }) {
  return (
    <IconButton
      label={say('Download {statement}', { statement: number })}
      onClick={() => void downloadPdf(() => readStatementPdf(id))}
    >
      <Download aria-hidden="true" className="size-[18px]" />
    </IconButton>
  )
}
