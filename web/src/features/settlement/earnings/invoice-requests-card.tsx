import { say } from '@roomlark/contract/say'
import { type InvoiceRequest, ownInvoiceBytes } from '@roomlark/contract/settlement/own-invoices'
import { useState } from 'react'
import { readOwnInvoice, useInvoiceRequests, useSendInvoice } from '../../../data/payout-papers.ts'
import { getErrorMessage } from '../../../lib/api-error.ts'
import { cx } from '../../../lib/cx.ts'
import { dayText } from '../../../lib/day-words.ts'
import { moneyText } from '../../../parts/money/money-text.ts'
import { usd } from '../../../parts/performance/performance-words.ts'
import { buttonClass } from '../../../ui/button-class.ts'
import { Card, CardHead } from '../../../ui/card.tsx'
import { CardError } from '../../../ui/card-states.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Download } from '../../../ui/icons/download.ts'
import { Spinner } from '../../../ui/spinner.tsx'
import { downloadPdf } from './save-files.ts'

/** Payouts that a business invoices itself; nothing where there are none. */
export function InvoiceRequestsCard() {
  const requests = useInvoiceRequests()
  if (!requests.isError && !requests.data?.length) return null
  return (
    <Card aria-labelledby="invoice-requests">
      <CardHead
        title={<span id="invoice-requests">{say('Your invoices to Roomlark')}</span>}
        subtitle={say('One PDF for each payout, up to {megabytes} MB', {
          megabytes: ownInvoiceBytes / 1_000_000,
        })}
      />
      {requests.data ? (
        <ul>
          {requests.data.map((request) => (
            <RequestRow key={request.statement.id} request={request} />
          ))}
        </ul>
      ) : (
        <CardError retry={() => void requests.refetch()} />
      )}
    </Card>
  )
}

function RequestRow({ request }: { request: InvoiceRequest }) {
  const { statement, payOn, usdCents, conversion, received } = request
  const sending = useSendInvoice()
  const [fault, setFault] = useState<string>()
  function send(file: File) {
    setFault(undefined)
    const failed = say('The invoice was not sent. Please try again.')
    sending.mutate(
      { id: statement.id, file },
      { onError: (error) => setFault(getErrorMessage(error, failed)) },
    )
  }
  return (
    <li className="border-t border-border py-2.5">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <span className="min-w-0">
          <b className="font-strong">{statement.number}</b>{' '}
          <span className="tabular-nums">
            {conversion ? moneyText(conversion.cents, conversion.currency) : usd(usdCents)}
          </span>
          <span className={cx('block text-sm', received ? 'text-muted' : 'text-warning-text')}>
            {received
              ? say('Received: {file}', { file: received.name })
              : say('Your invoice for the payout of {day} is missing', { day: dayText(payOn) })}
          </span>
        </span>
        <span className="flex items-center gap-2">
          {sending.isPending ? <Spinner /> : null}
          {received ? (
            <IconButton
              label={say('Download {statement}', { statement: received.name })}
              onClick={() => void downloadPdf(() => readOwnInvoice(statement.id))}
            >
              <Download aria-hidden="true" className="size-[18px]" />
            </IconButton>
          ) : null}
          <label
            className={cx(
              buttonClass({ variant: 'secondary', size: 'sm' }),
              'cursor-pointer has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ring',
            )}
          >
            {received ? say('Replace') : say('Choose file')}
            <input
              type="file"
              aria-label={say('Invoice for {statement}', { statement: statement.number })}
              accept="application/pdf"
              disabled={sending.isPending}
              className="sr-only"
              onChange={(event) => {
                const [file] = event.target.files ?? []
                if (file) send(file)
                // The same file may be chosen again after it was corrected.
                event.target.value = ''
              }}
            />
          </label>
        </span>
      </div>
      <p role="alert" className="text-sm text-error-text empty:hidden">
        {fault}
      </p>
    </li>
  )
}
