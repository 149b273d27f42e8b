import { say } from '@roomlark/contract/say'
import type { EarningsLine, EarningsStatement } from '@roomlark/contract/settlement/earnings'
import { useState } from 'react'
import { useEarningsLines } from '../../../data/earnings.ts'
import { rangeWords } from '../../../lib/day-words.ts'
import { OpenDisputeDialog } from '../../../parts/disputes/open-dispute-dialog.tsx'
import { usd } from '../../../parts/performance/performance-words.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { ChevronRight } from '../../../ui/icons/chevron-right.ts'
import { MessageCircle } from '../../../ui/icons/message-circle.ts'
import { UserText } from '../../../ui/user-text.tsx'
import { MoreLines } from './more-lines.tsx'

/** A question is about one stay, whose hotel answers it: the stay is chosen first. */
export function AskAboutStatement({ statement }: { statement: EarningsStatement }) {
  const [step, setStep] = useState<{ bookingId: string | null } | null>(null)
  const close = () => setStep(null)
  const { hotels, corrections } = statement
  if (hotels.length === 0 && corrections === 0) return null
  return (
    <>
      <Button variant="secondary" className="mt-3.5 w-full" onClick={() => setStep({ bookingId: null })}>
        <MessageCircle aria-hidden="true" className="size-[18px]" />
        {say('Ask about this statement')}
      </Button>
      {step && step.bookingId === null ? (
        <Dialog
          title={say('Ask about this statement')}
          description={say('Choose the stay that is not right. Its hotel and Roomlark read what you write.')}
          onClose={close}
        >
          <div className="-mx-2 mt-4">
            {hotels.length > 0 ? <Lines statement={statement} kind="commission" onChoose={setStep} /> : null}
            {corrections > 0 ? <Lines statement={statement} kind="correction" onChoose={setStep} /> : null}
          </div>
        </Dialog>
      ) : null}
      {step && step.bookingId !== null ? (
        <OpenDisputeDialog bookingId={step.bookingId} onClose={close} />
      ) : null}
    </>
  )
}

type LinesProps = {
  statement: EarningsStatement
  kind: EarningsLine['kind']
  onChoose: (step: { bookingId: string }) => void
}

function Lines({ statement: { summary, corrections }, kind, onChoose }: LinesProps) {
  const lines = useEarningsLines(summary.id, { kind }, true)
  const rows = lines.data?.pages.flatMap(({ data }) => data) ?? []
  return (
    <>
      {corrections > 0 ? (
        <h3 className="mt-3 mb-1 px-2 text-sm font-strong text-muted">
          {kind === 'commission' ? say('Stays') : say('Corrections of earlier stays')}
        </h3>
      ) : null}
      <ul>
        {rows.map((line) => (
          <li key={line.bookingId} className="border-b border-border last:border-0">
            <button
              type="button"
              onClick={() => onChoose({ bookingId: line.bookingId })}
              className="flex w-full items-center gap-3 rounded-sm px-2 py-2.5 text-left hover:bg-sunken"
            >
              <span className="min-w-0 flex-1">
                <span className="block">
                  <b className="font-strong">{line.reference}</b>,{' '}
                  {rangeWords(line.checkInOn, line.checkOutOn)}
                </span>
                <span className="block truncate text-sm text-muted">
                  <UserText>{line.hotel.name}</UserText>
                </span>
              </span>
              <span className="tabular-nums">{usd(line.netUsdCents)}</span>
              <ChevronRight aria-hidden="true" className="size-[18px] shrink-0 text-muted" />
            </button>
          </li>
        ))}
      </ul>
      <div className="px-2 pt-2 empty:hidden">
        <MoreLines lines={lines} />
      </div>
    </>
  )
}
