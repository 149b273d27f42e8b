import type { DisputePaper, PaperKind, PaymentDispute } from '@roomlark/contract/bookings/card-disputes'
import { paymentLimits } from '@roomlark/contract/bookings/payments'
import { say } from '@roomlark/contract/say'
import { useState } from 'react'
import { useChangePaper } from '../../../../data/payments.ts'
import { getErrorMessage } from '../../../../lib/api-error.ts'
import { cx } from '../../../../lib/cx.ts'
import { countText } from '../../../../lib/format-number.ts'
import { buttonClass } from '../../../../ui/button-class.ts'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { Trash2 } from '../../../../ui/icons/trash-2.ts'
import { Spinner } from '../../../../ui/spinner.tsx'

type PaperListProps = { hotelId: string; dispute: PaymentDispute }

const kinds: readonly [PaperKind, string][] = [
  ['registration', say('Registration form signed by the guest')],
  ['stay', say('Proof of the stay, such as the log of the key card')],
  ['messages', say('Messages with the guest')],
  ['receipt', say('Invoice or receipt')],
  ['other', say('Another paper')],
]

/** The papers that are sent with the answer to a dispute, each saved as soon as it is chosen. */
export function PaperList({ hotelId, dispute }: PaperListProps) {
  const megabytes = paymentLimits.paperBytes / 1_000_000
  return (
    <fieldset className="min-w-0">
      <legend className="font-[560]">{say('Papers')}</legend>
      <p className="text-sm text-muted">
        {say('PDF, PNG or JPEG, one of each kind, together up to {megabytes} MB', { megabytes })}
      </p>
      <ul className="mt-2 divide-y divide-border border-y border-border">
        {kinds.map(([kind, name]) => (
          <PaperRow
            key={kind}
            hotelId={hotelId}
            kind={kind}
            name={name}
            disputeId={dispute.id}
            paper={dispute.papers.find((paper) => paper.kind === kind)}
          />
        ))}
      </ul>
    </fieldset>
  )
}

type PaperRowProps = {
  hotelId: string
  disputeId: string
  kind: PaperKind
  name: string
  paper: DisputePaper | undefined
}

function PaperRow({ hotelId, disputeId, kind, name, paper }: PaperRowProps) {
  const changing = useChangePaper({ hotelId, disputeId })
  const [fault, setFault] = useState<string>()

  function change(file: File | null) {
    setFault(undefined)
    const failed = file
      ? say('The paper was not added. Please try again.')
      : say('The paper was not removed. Please try again.')
    changing.mutate({ kind, file }, { onError: (error) => setFault(getErrorMessage(error, failed)) })
  }
  return (
    <li className="py-2.5">
      <div className="flex items-center gap-2">
        <span className="min-w-0 grow">
          <span className="block text-[14px]">{name}</span>
          {paper ? (
            <span className="flex gap-2 text-sm text-muted">
              <bdi className="min-w-0 truncate">{paper.name}</bdi>
              <span className="shrink-0">
                {say('{size} KB', { size: countText(Math.max(1, Math.round(paper.bytes / 1000))) })}
              </span>
            </span>
          ) : null}
        </span>
        {changing.isPending ? <Spinner /> : null}
        {paper ? (
          <IconButton
            label={say('Remove {name}', { name })}
            disabled={changing.isPending}
            onClick={() => change(null)}
          >
            <Trash2 aria-hidden="true" className="size-[18px]" />
          </IconButton>
        ) : null}
        <label
          className={cx(
            buttonClass({ variant: 'secondary', size: 'sm' }),
            'cursor-pointer has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ring',
          )}
        >
          {paper ? say('Replace') : say('Choose file')}
          <input
            type="file"
            aria-label={name}
            accept="application/pdf,image/png,image/jpeg"
            disabled={changing.isPending}
            className="sr-only"
            onChange={(event) => {
              const [file] = event.target.files ?? []
              if (file) change(file)
              // The same file may be chosen again after it was corrected.
              event.target.value = ''
            }}
          />
        </label>
      </div>
      <p role="alert" className="text-sm text-error-text empty:hidden">
        {fault}
      </p>
    </li>
  )
}
