import type { Dispute } from '@roomlark/contract/partners/disputes'
import { say } from '@roomlark/contract/say'
import { useAnswerDispute } from '../../data/disputes.ts'
import { MessageForm } from '../form/message-form.tsx'

export function AnswerForm({ dispute, onClose }: { dispute: Dispute; onClose: () => void }) {
  const answer = useAnswerDispute(dispute.id)
  const isAdmin = dispute.steps.includes('propose')
  return (
    <MessageForm
      label={say('Your answer')}
      hint={
        dispute.state === 'proposed' && !isAdmin
          ? say(
              'It takes the proposal off the table. Hotel, partner and Roomlark read it; please name no guest.',
            )
          : say('Hotel, partner and Roomlark read it; please name no guest.')
      }
      submitLabel={say('Send answer')}
      send={(text) => answer.mutateAsync({ text, version: dispute.version })}
      failed={say('Your answer was not sent. Please try again.')}
      onClose={onClose}
    />
  )
}
