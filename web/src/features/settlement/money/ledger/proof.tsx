import { invariantWords } from '@roomlark/contract/invariants'
import { say } from '@roomlark/contract/say'
import type { useLedgerProof } from '../../../../data/ledger.ts'
import { useProveLedger } from '../../../../data/ledger.ts'
import { cx } from '../../../../lib/cx.ts'
import { longDateTime } from '../../../../lib/format-date.ts'
import { showRefusal } from '../../../../parts/refusals/show-refusal.ts'
import { Button } from '../../../../ui/button.tsx'
import { CardWaiting } from '../../../../ui/card-states.tsx'
import { CircleAlert } from '../../../../ui/icons/circle-alert.ts'
import { CircleCheck } from '../../../../ui/icons/circle-check.ts'
import { toast } from '../../../../ui/toast.ts'

/** Checks and findings of the latest full recount; `npm run doctor` has the rows. */
export function Proof({ proof }: { proof: ReturnType<typeof useLedgerProof> }) {
  const prove = useProveLedger()
  const ask = () =>
    prove.mutate(undefined, {
      onSuccess: () => toast.info(say('Everything is being counted again. The result appears here.')),
      onError: (error) => showRefusal(error, say('Nothing was counted. Please try again.')),
    })
  return (
    <>
      <div className="mt-[26px] mb-2 flex items-center justify-between gap-3">
        <h2>{say('Proof')}</h2>
        <Button variant="quiet" size="sm" busy={prove.isPending && say('Asking...')} onClick={ask}>
          {say('Count again')}
        </Button>
      </div>
      {proof.data ? <Findings proof={proof.data} /> : <CardWaiting query={proof} />}
    </>
  )
}

type Found = NonNullable<ReturnType<typeof useLedgerProof>['data']>

function Findings({ proof: { at, transactions, findings } }: { proof: Found }) {
  if (at === null) return <p className="text-[14px] text-muted">{say('Nothing was counted again yet.')}</p>
  return (
    <>
      <p className="text-sm text-muted">
        {say('{transactions, plural, one {# transaction} other {# transactions}}', { transactions })},{' '}
        <time dateTime={at}>{longDateTime(new Date(at))}</time>
      </p>
      <ul className="mt-1">
        {findings.map(({ name, faults }) => {
          const Mark = faults === 0 ? CircleCheck : CircleAlert
          return (
            <li
              key={name}
              className={cx(
                'grid grid-cols-[22px_minmax(0,1fr)_auto] gap-x-2.5 py-1.5 text-[14px] leading-5',
                faults > 0 && 'font-[560] text-error-text',
              )}
            >
              <Mark
                aria-hidden="true"
                className={cx('mt-px size-[18px]', faults === 0 ? 'text-success-text' : 'text-error-text')}
              />
              <span>{invariantWords[name]}</span>
              <b className="font-[560] whitespace-nowrap tabular-nums">
                {faults === 0 ? (
                  <span className="sr-only">{say('holds')}</span>
                ) : (
                  say('{count, plural, other {# off}}', { count: faults })
                )}
              </b>
            </li>
          )
        })}
      </ul>
    </>
  )
}
