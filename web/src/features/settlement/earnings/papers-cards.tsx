import { say } from '@roomlark/contract/say'
import type { AffiliateInvoice } from '@roomlark/contract/settlement/affiliate-invoices'
import type { EarningsYear } from '@roomlark/contract/settlement/earnings-years'
import { useState } from 'react'
import {
  readInvoicePdf,
  readYearFile,
  readYearPdf,
  useAffiliateInvoices,
  useEarningsYears,
} from '../../../data/payout-papers.ts'
import { longDate } from '../../../lib/format-date.ts'
import { moneyText } from '../../../parts/money/money-text.ts'
import { usd } from '../../../parts/performance/performance-words.ts'
import { Button } from '../../../ui/button.tsx'
import { Card, CardHead } from '../../../ui/card.tsx'
import { CardError } from '../../../ui/card-states.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Download } from '../../../ui/icons/download.ts'
import { InvoiceRequestsCard } from './invoice-requests-card.tsx'
import { downloadCsv, downloadPdf } from './save-files.ts'

/** Invoices of payouts and statements of calendar years; nothing while there are none. */
export function PapersCards() {
  return (
    <>
      <InvoiceRequestsCard />
      <InvoicesCard />
      <YearsCard />
    </>
  )
}

const row = 'flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-t border-border py-2.5'

function YearsCard() {
  const years = useEarningsYears()
  if (!years.isError && !years.data?.length) return null
  return (
    <Card aria-labelledby="earnings-years">
      <CardHead
        title={<span id="earnings-years">{say('Yearly statements')}</span>}
        subtitle={say('Payouts of a calendar year, for your tax return')}
      />
      {years.data ? (
        <ul>
          {years.data.map((one) => (
            <YearRow key={one.year} year={one} />
          ))}
        </ul>
      ) : (
        <CardError retry={() => void years.refetch()} />
      )}
    </Card>
  )
}

function YearRow({ year: { year, payouts, usdCents } }: { year: EarningsYear }) {
  return (
    <li className={row}>
      <span>
        <b className="font-strong">{year}</b>{' '}
        <span className="text-muted">
          {say('{payouts, plural, one {# payout} other {# payouts}}, {amount}', {
            ...{ payouts, amount: usd(usdCents) },
          })}
        </span>
      </span>
      <span className="flex gap-2">
        <Button variant="quiet" size="sm" onClick={() => void downloadPdf(() => readYearPdf(year))}>
          PDF<span className="sr-only"> {year}</span>
        </Button>
        <Button variant="quiet" size="sm" onClick={() => void downloadCsv(() => readYearFile(year))}>
          CSV<span className="sr-only"> {year}</span>
        </Button>
      </span>
    </li>
  )
}

function InvoicesCard() {
  const [page, setPage] = useState(1)
  const invoices = useAffiliateInvoices(page)
  if (!invoices.isError && !invoices.data?.meta.total) return null
  return (
    <Card aria-labelledby="own-invoices">
      <CardHead
        title={<span id="own-invoices">{say('Invoices in your name')}</span>}
        subtitle={say('Issued by Roomlark for your payouts, as you agreed')}
      />
      {invoices.data ? (
        <>
          <ul>
            {invoices.data.data.map((invoice) => (
              <InvoiceRow key={invoice.id} invoice={invoice} />
            ))}
          </ul>
          <Turning page={page} pages={invoices.data.meta.totalPages} onTurn={setPage} />
        </>
      ) : (
        <CardError retry={() => void invoices.refetch()} />
      )}
    </Card>
  )
}

type TurningProps = { page: number; pages: number; onTurn: (page: number) => void }

function Turning({ page, pages, onTurn }: TurningProps) {
  if (pages <= 1) return null
  return (
    <div className="flex justify-end gap-2 border-t border-border pt-3">
      <Button variant="quiet" size="sm" disabled={page === 1} onClick={() => onTurn(page - 1)}>
        {say('Newer')}
      </Button>
      <Button variant="quiet" size="sm" disabled={page === pages} onClick={() => onTurn(page + 1)}>
        {say('Older')}
      </Button>
    </div>
  )
}

function InvoiceRow({ invoice }: { invoice: AffiliateInvoice }) {
  const { id, number, issuedAt, statement, corrects, totalCents, currency } = invoice
  return (
    <li className={row}>
      <span className="min-w-0">
        <b className="font-strong">{number}</b>
        <span className="block text-sm text-muted">
          {longDate(new Date(issuedAt))},{' '}
          {corrects === null
            ? say('for {statement}', { statement: statement.number })
            : say('corrects {number}', { number: corrects })}
        </span>
      </span>
      <span className="flex items-center gap-2 tabular-nums">
        {moneyText(totalCents, currency)}
        <IconButton
          label={say('Download {statement}', { statement: number })}
          onClick={() => void downloadPdf(() => readInvoicePdf(id))}
        >
          <Download aria-hidden="true" className="size-[18px]" />
        </IconButton>
      </span>
    </li>
  )
}
