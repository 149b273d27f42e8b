import type { Dispute } from '@roomlark/contract/partners/disputes'
import { say } from '@roomlark/contract/say'
import { useState } from 'react'
import { useAcceptProposal } from '../../data/disputes.ts'
import { Button } from '../../ui/button.tsx'
import { Check } from '../../ui/icons/check.ts'
import { toast } from '../../ui/toast.ts'
import { showRefusal } from '../refusals/show-refusal.ts'
import { AnswerForm } from './answer-form.tsx'
import { DisputeEntry } from './dispute-entry.tsx'
import { DisputeOutcome } from './dispute-outcome.tsx'
import { ProposalDialog } from './proposal-dialog.tsx'
import { RejectDialog } from './reject-dialog.tsx'
import { WithdrawDialog } from './withdraw-dialog.tsx'

type Opened = 'answer' | 'propose' | 'reject' | 'withdraw'

/** Messages of a dispute, its state, and the reader's next steps. */
export function DisputeThread({ dispute }: { dispute: Dispute }) {
  const [opened, setOpened] = useState<Opened | null>(null)
  const close = () => setOpened(null)
  return (
    <div className="grid gap-3 rounded-[12px] border border-border bg-surface px-4 py-4 md:px-[18px]">
      <ol aria-label={say('What was written')} className="grid gap-3">
        {dispute.messages.map((message) => (
          <DisputeEntry key={message.id} dispute={dispute} message={message} />
        ))}
      </ol>
      <DisputeOutcome dispute={dispute}>
        <Steps dispute={dispute} onOpen={setOpened} />
      </DisputeOutcome>
      {opened === 'answer' ? <AnswerForm dispute={dispute} onClose={close} /> : null}
      {opened === 'propose' ? <ProposalDialog dispute={dispute} onClose={close} /> : null}
      {opened === 'reject' ? <RejectDialog dispute={dispute} onClose={close} /> : null}
      {opened === 'withdraw' ? <WithdrawDialog dispute={dispute} onClose={close} /> : null}
    </div>
  )
}

function Steps({ dispute, onOpen }: { dispute: Dispute; onOpen: (step: Opened) => void }) {
  const { steps, state, id, version } = dispute
  const acceptance = useAcceptProposal(id)
  if (steps.length === 0) return null
  const accept = () =>
    acceptance.mutate(
      { version },
      {
        onSuccess: (after) =>
          toast.success(
            after.state === 'settled' ? say('The dispute is settled.') : say('You accepted the proposal.'),
          ),
        onError: (error) => showRefusal(error, say('That did not work. Please try again.')),
      },
    )
  return (
    <div className="flex flex-wrap gap-2">
      {steps.includes('accept') ? (
        <Button
          variant="secondary"
          size="sm"
          busy={acceptance.isPending && say('Accepting…')}
          onClick={accept}
        >
          <Check aria-hidden="true" className="size-4" />
          {say('Accept')}
        </Button>
      ) : null}
      {steps.includes('propose') ? (
        <Button variant="secondary" size="sm" onClick={() => onOpen('propose')}>
          {state === 'proposed' ? say('Propose again') : say('Propose')}
        </Button>
      ) : null}
      {steps.includes('answer') ? (
        <Button variant="quiet" size="sm" onClick={() => onOpen('answer')}>
          {say('Answer##verb')}
        </Button>
      ) : null}
      {steps.includes('reject') ? (
        <Button variant="quiet" size="sm" onClick={() => onOpen('reject')}>
          {say('Reject')}
        </Button>
      ) : null}
      {steps.includes('withdraw') ? (
        <Button variant="quiet" size="sm" onClick={() => onOpen('withdraw')}>
          {say('Withdraw')}
        </Button>
      ) : null}
    </div>
  )
}
