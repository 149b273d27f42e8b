import type { Dispute } from '@roomlark/contract/partners/disputes'
import { MessageText } from '@roomlark/contract/primitives'
import { say } from '@roomlark/contract/say'
import { type FormEvent, useState } from 'react'
import { useAnswerDispute } from '../../data/disputes.ts'
import { getErrorMessage } from '../../lib/api-error.ts'
import { Button } from '../../ui/button.tsx'
import { SendHorizontal } from '../../ui/icons/send-horizontal.ts'
import { TextAreaField } from '../../ui/text-area-field.tsx'

/** The typed text is kept until it was sent. */
export function AnswerForm({ dispute, onClose }: { dispute: Dispute; onClose: () => void }) {
  const [text, setText] = useState('')
  const [fault, setFault] = useState<string>()
  const answer = useAnswerDispute(dispute.id)
  const isAdmin = dispute.steps.includes('propose')
  async function submit(event: FormEvent) {
    event.preventDefault()
    const parsed = MessageText.safeParse(text)
    setFault(parsed.error?.issues[0]?.message)
    if (!parsed.success || answer.isPending) return
    try {
      await answer.mutateAsync({ text: parsed.data, version: dispute.version })
      onClose()
    } catch {
      // The error is shown below the text, which stays.
    }
  }
  const failed = answer.error
    ? getErrorMessage(answer.error, say('Your answer was not sent. Please try again.'))
    : undefined
  return (
    <form onSubmit={(event) => void submit(event)}>
      <TextAreaField
        label={say('Your answer')}
        hint={
          dispute.state === 'proposed' && !isAdmin
            ? say(
                'It takes the proposal off the table. Hotel, partner and Roomlark read it; please name no guest.',
              )
            : say('Hotel, partner and Roomlark read it; please name no guest.')
        }
        value={text}
        error={fault ?? failed}
        onChange={(event) => setText(event.target.value)}
      />
      <div className="mt-2.5 flex gap-2.5">
        <Button type="submit" variant="secondary" size="sm" busy={answer.isPending && say('Sending…')}>
          <SendHorizontal aria-hidden="true" className="size-4" />
          {say('Send answer')}
        </Button>
        <Button variant="quiet" size="sm" onClick={onClose}>
          {say('Cancel')}
        </Button>
      </div>
    </form>
  )
}
